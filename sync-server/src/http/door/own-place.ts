import { Forbidden } from '../errors.ts';
import { accountOf, type Call } from '../route.ts';

/** Refuses whoever came in with the card of another date and session than the address names; accounts pass. */
export function assertOwnPlace(call: Call): void {
  const { tempat } = accountOf(call);
  const {
    tanggal,
    sesi,
    jadwal_ujian_sesi_id = sesi,
  } = call.req.param() as Record<string, string | undefined>;
  if (tempat && (tempat.tanggal !== tanggal || tempat.jadwal_ujian_sesi_id !== jadwal_ujian_sesi_id))
    throw new Forbidden(403);
}
