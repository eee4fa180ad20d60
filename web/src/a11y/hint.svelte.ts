/** Hints are heard once a visit: what describes a bench or a rack is gone when the focus comes back to it. */
let heard = $state(false);

/** The id of the hint that describes an element, until it has been heard. */
export const hintFor = (id: string): string | undefined => (heard ? undefined : id);

/** The element with the hint has had the focus, and lost it. */
export const hintHeard = (): void => void (heard = true);
