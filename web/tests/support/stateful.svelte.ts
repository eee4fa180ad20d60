/** Properties of a component that a test may change while it is shown. */
export function stateful<T extends object>(first: T): T {
  let kept = $state.raw(first);
  return new Proxy(first, {
    get: (_, name) => Reflect.get(kept, name),
    set: (_, name, value) => {
      kept = { ...kept, [name]: value };
      return true;
    },
  });
}
