import type { ShortRoute } from '../route.ts';

interface Found {
  route: ShortRoute;
  /** Its method and its pattern. */
  name: string;
  /** The parts of the address. */
  at: Record<string, string>;
}

/** A part that stands in an address as it is: nothing of it is encoded, and no query follows. */
const plainPart = /^[\w-]+$/;

/**
 * Finds the route of a call by the address that the HTTP server gives, which is whole. Undefined: none, or one that is written in
 * another way than ours are. Throws for a route whose parts do not stand at its end.
 */
export function findRouteIn(routes: readonly ShortRoute[]): (url: string) => Found | undefined {
  /** Routes of as many parts as the place says, by what stands before these. */
  const known: (Map<string, { route: ShortRoute; names: string[] }> | undefined)[] = [];
  for (const route of routes) {
    const [fixed = '', ...names] = route.path.split('/:');
    if (route.method !== 'POST' || names.some((name) => name.includes('/')))
      throw new Error(`no short way leads to ${route.method} ${route.path}`);
    (known[names.length] ??= new Map()).set(fixed, { route, names });
  }

  return (url) => {
    // After 'http://' and at least a letter.
    const start = url.indexOf('/', 8);
    let end = url.length;
    for (const ofSoMany of known) {
      if (end <= start) return undefined;
      const found = ofSoMany?.get(url.slice(start, end));
      if (found) return read(found.route, found.names, url.slice(end + 1));
      end = url.lastIndexOf('/', end - 1);
    }
    return undefined;
  };
}

function read(route: ShortRoute, names: readonly string[], rest: string): Found | undefined {
  const at: Record<string, string> = {};
  const parts = names.length === 0 ? [] : rest.split('/');
  for (const [place, name] of names.entries()) {
    const part = parts[place] ?? '';
    if (!plainPart.test(part)) return undefined;
    at[name] = part;
  }
  return { route, name: `${route.method} ${route.path}`, at };
}
