import type { Acted } from '@spmb/shared/kernel/call.ts';
import { registrasi } from '@spmb/shared/registrasi/calls.ts';
import { CallError } from '../../http/call-error.ts';
import type { HttpClient } from '../../http/http-client.ts';
import type { Bukti } from './bukti.ts';
import type { Isian } from './draft.ts';

/** The kind of a refusal, where the server names one. */
export const jenisOf = (problem: unknown): unknown =>
  problem instanceof CallError ? (problem.data as { jenis?: unknown } | undefined)?.jenis : undefined;

/**
 * Sends the form with its solved challenge. One that has grown old, or was used by a sending whose answer got lost, is
 * replaced once. Rejects with CallError.
 */
export async function kirimRegistrasi(http: HttpClient, bukti: Bukti, isian: Isian): Promise<Acted> {
  const send = async () => http.call(registrasi, { ...isian, bukti: await bukti.get() });
  try {
    return await send();
  } catch (problem) {
    if (jenisOf(problem) !== 'bukti-lama') throw problem;
    bukti.drop();
    return send();
  }
}
