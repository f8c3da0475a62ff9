import { ujianServer } from '@spmb/shared/ujian/calls.ts';
import { fromUtf8 } from '@spmb/shared/kernel/text/bytes.ts';
import type { ServerRow } from '../../local-db/exam-rows.ts';
import { findServer, saveServer } from '../../local-db/perangkat.ts';
import { loginHeaders } from './fetch-sealed.ts';
import { isCount, isFields, isText } from '../answer/parse-attempt-state.ts';
import type { Ports } from '../ports/ports.ts';

type Server = Omit<ServerRow, 'id'>;

/** As met by this page: it needs no disk, which may refuse. A start at another server than this is told so, and asks again. */
const met = new WeakMap<Ports, Server>();

/** Asks the server who it is and keeps the answer; throws where no such answer comes. */
export async function fetchServer(ports: Ports): Promise<Server> {
  const { httpStatus, bytes } = await ports.transport.get(ujianServer.path, await loginHeaders(ports));
  const value: unknown = httpStatus === 200 ? JSON.parse(fromUtf8(bytes)) : undefined;
  const { server_id, generasi, kunci_publik, server_ms } = isFields(value) ? value : {};
  if (!isText(server_id) || !isCount(generasi) || !isText(kunci_publik) || !isCount(server_ms))
    throw new Error('the server does not say who it is');
  const server = { server_id, generasi, kunci_publik, selisih_ms: server_ms - ports.clock.nowMs() };
  met.set(ports, server);
  await saveServer(ports.db, server).catch(() => undefined);
  return server;
}

/** The server as known here; asks it only where it was never met. */
export async function getServer(ports: Ports): Promise<Server> {
  return met.get(ports) ?? (await findServer(ports.db).catch(() => undefined)) ?? (await fetchServer(ports));
}
