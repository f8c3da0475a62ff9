import type { z } from 'zod';
import type { ListAsk } from '../kernel/resource.ts';
import { getCall, postCall, type Acted } from '../kernel/call.ts';
import type { Proses } from '../kernel/proses.schema.ts';
import type { Health } from './health.ts';
import type { JamServer, jamServerContract } from './jam-server.schema.ts';
import type { Penolakan } from './penolakan.ts';

export const health = getCall('/api/health', 'publik').of<undefined, Health>();

export const jamServer = getCall('/api/jam-server', 'awasiUjian').of<undefined, JamServer>();
/** From now on the computer's clock is the server's time. */
export const pakaiJamKomputer = postCall('/api/jam-server', 'kelolaSistem').of<
  z.input<typeof jamServerContract>,
  Acted
>();

export const penolakan = getCall('/api/penolakan', 'kelolaSistem').of<ListAsk, Penolakan[]>();

// How far long work is, for whoever started it.
export const proses = getCall('/api/proses', 'masuk').of<undefined, Proses[]>();
export const satuProses = getCall('/api/proses/:id', 'masuk', {
  external: 'the call of the contract for one work: our page finds its own among all',
}).of<undefined, Proses>();
