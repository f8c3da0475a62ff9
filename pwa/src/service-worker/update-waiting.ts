type Listener = (waiting: boolean) => void;

let waiting = false;
let activate: () => void = () => undefined;
const listeners = new Set<Listener>();

/** Tells `listener` whether a new version of the application waits to be used. */
export function onUpdateWaiting(listener: Listener): () => void {
  listeners.add(listener);
  listener(waiting);
  return () => listeners.delete(listener);
}

/** A new version waits; `change` loads the page with it. */
export function offerUpdate(change: () => void): void {
  waiting = true;
  activate = change;
  for (const listener of listeners) listener(true);
}

/** Changes to the waiting version and loads the page again. */
export const activateUpdate = (): void => {
  activate();
};
