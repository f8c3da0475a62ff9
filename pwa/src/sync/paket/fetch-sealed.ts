import { paketGambar } from '@spmb/shared/ujian/calls.ts';
import { at } from '@spmb/shared/kernel/call.ts';
import { fromUtf8 } from '@spmb/shared/kernel/text/bytes.ts';
import type { SealedPaket } from '@spmb/shared/sync/seal/sealed-paket.ts';
import { findGambar, findPaket, hasPaket, saveGambar, savePaket } from '../../local-db/paket-store.ts';
import { isFields } from '../answer/parse-attempt-state.ts';
import type { Ports } from '../ports/ports.ts';
import { withDeadline } from '../ports/with-deadline.ts';
import { sha256Id } from '../ports/sha256-id.ts';

/** The paket `id`, from this device or from the server; throws where neither has it whole. */
export async function fetchPaket(ports: Ports, id: string, path: string): Promise<SealedPaket> {
  const held = await findPaket(ports.db, id).catch(() => undefined);
  return held ?? bringPaket(ports, id, path);
}

/** Brings the paket here where it is not; throws where the server does not give it. */
export async function bringMissingPaket(ports: Ports, id: string, path: string): Promise<void> {
  if (!(await hasPaket(ports.db, id).catch(() => false))) await bringPaket(ports, id, path);
}

const bringPaket = (ports: Ports, id: string, path: string): Promise<SealedPaket> =>
  oneAtATime(ports, id, async () => {
    const bytes = await download(ports, path, id);
    const value: unknown = JSON.parse(fromUtf8(bytes));
    if (!isSealedPaket(value)) throw new Error(`paket ${id}: unknown shape`);
    await savePaket(ports.db, id, value, ports.clock.nowMs()).catch(() => undefined);
    return value;
  });

/** The encrypted image at `alamat`, from this device or from the server. */
export async function fetchGambar(ports: Ports, alamat: string): Promise<Uint8Array> {
  const held = await findGambar(ports.db, alamat).catch(() => undefined);
  return held ?? bringGambar(ports, alamat);
}

/** The encrypted image at `alamat`, which is not here yet, from the server. */
export const bringGambar = (ports: Ports, alamat: string): Promise<Uint8Array> =>
  oneAtATime(ports, alamat, async () => {
    const bytes = await download(ports, at(paketGambar, { alamat }).path, alamat);
    await saveGambar(ports.db, alamat, bytes).catch(() => undefined);
    return bytes;
  });

const onTheWay = new WeakMap<Ports, Map<string, Promise<unknown>>>();

/** Nobody waits longer for a request that another has made; what it still brings is kept. */
const hangsAfterMs = 60_000;

/** What is on its way already, for the exam that is prepared or the question that is looked at, is not fetched twice. */
function oneAtATime<Result>(ports: Ports, id: string, bring: () => Promise<Result>): Promise<Result> {
  const all = onTheWay.get(ports) ?? new Map<string, Promise<unknown>>();
  onTheWay.set(ports, all);
  const coming =
    (all.get(id) as Promise<Result> | undefined) ??
    withDeadline(ports.scheduler, hangsAfterMs, bring()).finally(() => all.delete(id));
  all.set(id, coming);
  return coming;
}

/** Bytes whose SHA-256 is `hash`; a login page of a foreign network is none. */
async function download(ports: Ports, path: string, hash: string): Promise<Uint8Array> {
  const { httpStatus, bytes } = await ports.transport.get(path, await loginHeaders(ports));
  if (httpStatus !== 200 || sha256Id(bytes) !== hash)
    throw new Error(`${path} answered ${httpStatus} or other bytes`);
  return bytes;
}

/** Headers of a call in the name of the account signed in here. */
export async function loginHeaders(ports: Ports): Promise<Record<string, string>> {
  const authorization = await ports.authorization();
  return authorization === undefined ? {} : { Authorization: authorization };
}

const isSealedPaket = (value: unknown): value is SealedPaket =>
  isFields(value) && value['v'] === 1 && isFields(value['butir']) && Array.isArray(value['gambar']);
