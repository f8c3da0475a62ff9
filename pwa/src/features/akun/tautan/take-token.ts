/**
 * The token of the address, which is taken out of it: neither the history of a shared computer nor what is looked over
 * somebody's shoulder keeps it. '': there is none.
 */
export function takeToken(): string {
  const token = location.hash.slice(1);
  if (token !== '') history.replaceState(history.state, '', location.pathname);
  return token;
}
