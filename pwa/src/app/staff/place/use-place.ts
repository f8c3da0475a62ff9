import { createContext, use } from 'react';
import { matchRoutes, type RouteObject } from 'react-router-dom';

const area = '/backend';
const start = 'dashboard';

/**
 * The screen of the menu that an address belongs to; undefined: there is no such address. An address with a parameter
 * belongs to the nearest one without before it in its feature's list, as the questions of a bank to the banks.
 */
export function findPlace(routes: RouteObject[], pathname: string): string | undefined {
  const route = matchRoutes(routes, pathname, area)?.at(-1)?.route;
  if (!route || route.path === '*') return undefined;
  if (route.index) return `${area}/${start}`;
  const screens = routes.flatMap(({ children }) => children ?? []);
  const upToHere = screens.slice(0, screens.indexOf(route) + 1);
  const list = upToHere.findLast(({ path }) => path !== undefined && !path.includes(':'));
  return `${area}/${list?.path ?? start}`;
}

export const PlaceContext = createContext<string | undefined>(undefined);

/** The screen of the menu under which the page stands. */
export const usePlace = (): string | undefined => use(PlaceContext);
