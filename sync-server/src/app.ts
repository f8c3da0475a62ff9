import { Hono } from 'hono';
import type { Context } from './context.ts';
import type { DefineFeature, Feature } from './feature.ts';
import { features } from './features/index.ts';
import { buildAuthenticator } from './http/door/authenticator.ts';
import { limitBody } from './http/body-limit.ts';
import { noteCaller, type Connection } from './http/network/device-of.ts';
import { endHead } from './http/end-head.ts';
import { answerError, NotFound } from './http/errors.ts';
import { passGate } from './http/door/gate.ts';
import { refuseInIndonesian } from './http/indonesian-issues.ts';
import { refuseNulInAddress } from './http/read-body.ts';
import { requireCapability } from './http/door/require-capability.ts';
import { isShort, type AnswerRoute, type App, type AppEnv, type Route } from './http/route.ts';
import { openShortWay } from './http/short/short-way.ts';
import { securityHeaders } from './http/web/security-headers.ts';
import { serveWeb } from './http/web/serve-web.ts';
import { openContext } from './open-context.ts';
import { isPresent, listOn } from './settings/behind-saklar.ts';

interface Server {
  app: App;
  /** What the permission test walks through. */
  routes: Route[];
  features: readonly Feature[];
}

/** The whole server as one function of requests. `list`: what it is made of, the table of contents unless given. */
export function createApp(context: Context, list: readonly DefineFeature[] = features): Server {
  refuseInIndonesian();
  const rooms = buildFeatures(context, list);
  const routes = rooms.flatMap((room) => room.routes);
  const app = openApp(context);
  const authenticate = buildAuthenticator(
    context,
    rooms.flatMap(({ findHolder }) => findHolder ?? []),
  );
  for (const { behind, routes: calls } of rooms)
    if (behind)
      // Before anybody is asked who he is: an address that does not exist asks nobody.
      for (const { method, path } of calls)
        app.on(method, path, async (_call, next) => {
          if (!isPresent(await listOn(context.store.read))({ behind })) throw new NotFound();
          await next();
        });
  const answer: AnswerRoute = (route, call) => {
    const answerKnown = () => {
      requireCapability(route, call);
      return route.handle(call);
    };
    return authenticate(call)?.then(answerKnown) ?? answerKnown();
  };
  for (const route of routes)
    app.on(route.method, route.path, limitBody(route.bodyMax), (call) => answer(route, call));
  for (const unknown of ['/api/*', '/api-v2/*'])
    app.all(unknown, () => {
      throw new NotFound();
    });
  if (context.webDir) serveWeb(app, context.webDir);
  const present = rooms.filter(({ behind }) => !behind).flatMap((room) => room.routes);
  const short = openShortWay(context, present.filter(isShort), answer);
  const long = app.fetch;
  app.fetch = (request, env, execution) => short(request, env as Connection) ?? long(request, env, execution);
  return { app, routes, features: rooms };
}

function buildFeatures(context: Context, list: readonly DefineFeature[]): readonly Feature[] {
  const rooms: Feature[] = [];
  const whole = {
    features: rooms,
    async open(parts: Parameters<typeof openContext>[0]) {
      const other = await openContext(parts);
      return { context: other, app: createApp(other, list).app };
    },
  };
  for (const define of list) rooms.push(define(context, whole));
  return rooms;
}

/** What every call passes first. */
function openApp(context: Context): App {
  const app: App = new Hono<AppEnv>();
  app.use('*', noteCaller(context.network));
  app.use('*', securityHeaders(context.network.hstsSeconds));
  app.use('*', passGate(context.gate));
  app.use('*', context.sandbox.middleware);
  app.use('*', refuseNulInAddress);
  app.use('*', endHead);
  app.onError(answerError(context.log, context.refusals));
  return app;
}
