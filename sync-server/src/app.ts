import { Hono } from 'hono';
import type { Context } from './context.ts';
import { buildAuthenticator } from './features/akun/authenticator.ts';
import { buildKartuLook } from './features/absen/look-kartu.ts';
import { listNamesInHapusan } from './crud/delete/hapusan.queries.ts';
import { hapusanRoutes } from './features/hapusan/hapusan.route.ts';
import { features } from './features/index.ts';
import { gladiBersihRoutes } from './features/gladi-bersih/gladi-bersih.route.ts';
import { AutomaticBackups } from './features/pencadangan/automatic.ts';
import { buildPencadanganTasks } from './features/pencadangan/pencadangan-tasks.ts';
import { buildRoom } from './features/pencadangan/room.ts';
import { pencadanganRoutes } from './features/pencadangan/pencadangan.route.ts';
import { buildPencadanganSearch } from './features/pencadangan/search-pencadangan.ts';
import { readMediaRoute } from './features/media/media.route.ts';
import { kerangkaRoutes } from './features/kerangka/kerangka.route.ts';
import { noteCaller } from './http/device-of.ts';
import { answerError, NotFound } from './http/errors.ts';
import { passGate } from './http/gate.ts';
import { limitBody } from './http/body-limit.ts';
import { endHead } from './http/end-head.ts';
import { refuseInIndonesian } from './http/indonesian-issues.ts';
import { refuseNulInAddress } from './http/read-body.ts';
import { requireCapability } from './http/require-capability.ts';
import type { App, AppEnv, Feature, FirstData, Route } from './http/route.ts';
import { securityHeaders } from './http/security-headers.ts';
import { serveWeb } from './http/serve-web.ts';
import { openSandbox } from './sandbox/open-sandbox.ts';
import type { MediaHolders } from './media/sweep-media.ts';

interface Server {
  app: App;
  /** What the permission test walks through. */
  routes: Route[];
  /** Goes into the database before the first request. */
  firstData: FirstData[];
  /** What the sweep of stored files asks. */
  mediaHolders: MediaHolders;
  features: Feature[];
  /** Backups that it makes by itself, as soon as somebody lets it look. */
  automatic: AutomaticBackups;
}

/** The whole server as one function of requests. */
export function createApp(context: Context): Server {
  refuseInIndonesian();
  const app: App = new Hono<AppEnv>();
  app.use('*', noteCaller(context.network));
  app.use('*', securityHeaders(context.network.hstsSeconds));
  app.use('*', passGate(context.gate));
  app.use('*', context.sandbox.middleware);
  app.use('*', refuseNulInAddress);
  app.use('*', endHead);
  app.onError(answerError(context.log, context.refusals));
  const authenticate = buildAuthenticator(context, buildKartuLook(context));
  const rooms = features.map((feature) => feature(context));
  const references = rooms.flatMap((room) => room.mediaReferences ?? []);
  const backupRoom = buildRoom(context, rooms);
  const automatic = new AutomaticBackups(backupRoom);
  const ofRooms = rooms.flatMap((room) => room.routes);
  const routes = [
    ...ofRooms,
    ...hapusanRoutes(context, ofRooms),
    readMediaRoute(context, references),
    ...kerangkaRoutes(context, rooms, {
      searches: [buildPencadanganSearch(context)],
      tasks: [buildPencadanganTasks(automatic)],
    }),
    ...pencadanganRoutes(context, backupRoom, automatic),
    ...gladiBersihRoutes(context, () => openSandbox(context, (inner) => createApp(inner).app)),
  ];
  for (const route of routes) {
    const chain = [limitBody(route.bodyMax), requireCapability(route)] as const;
    app.on(route.method, route.path, authenticate, ...chain, (call) => route.handle(call));
  }
  app.all('/api/*', () => {
    throw new NotFound();
  });
  app.all('/api-v2/*', () => {
    throw new NotFound();
  });
  if (context.webDir) serveWeb(app, context.webDir);
  return {
    app,
    routes,
    firstData: rooms.flatMap((room) => room.firstData ?? []),
    mediaHolders: {
      references,
      names: [listNamesInHapusan],
      files: rooms.flatMap((room) => room.mediaFiles ?? []),
    },
    features: rooms,
    automatic,
  };
}
