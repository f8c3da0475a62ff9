import { NotFound } from './errors.ts';
import type { Route } from './route.ts';

/** `POST` with `?_method=PUT` or `DELETE`, for callers that know no other method. */
export function routeByMethod(update: Route, remove: Route | undefined): Route {
  const { path, capability } = update;
  return {
    method: 'POST',
    path,
    capability,
    handle(call) {
      const method = call.req.query('_method')?.toUpperCase();
      if (method === 'PUT') return update.handle(call);
      if (method === 'DELETE' && remove) return remove.handle(call);
      throw new NotFound();
    },
  };
}
