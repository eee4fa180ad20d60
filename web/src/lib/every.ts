/** Does something now and then at intervals, until the returned function is called. */
export function every(ms: number, does: () => void): () => void {
  does();
  const id = setInterval(does, ms);
  return () => clearInterval(id);
}
