import { and, eq, exists, inArray, lt, not } from 'drizzle-orm';
import { ofSchool } from '../../../db/of-school.ts';
import type { Reader } from '../../../db/store.ts';
import { listAcceptance } from '../attempt/acceptance.queries.ts';
import { paket } from '../paket/paket.table.ts';
import { ujian } from '../attempt/ujian.table.ts';

/** Attempts that are not final although their last moment has passed. */
export const listPastLastMoment = (read: Reader, nowMs: number) =>
  listAcceptance(
    read,
    and(
      inArray(ujian.status, ['siap', 'mengerjakan', 'menunggu_kiriman', 'selesai']),
      lt(ujian.batas_akhir_ms, nowMs),
    ),
  );

/** Sealed sheets that no attempt was made with, archived ones included. */
export const listUnusedPaket = (read: Reader) =>
  read
    .select({
      id: paket.id,
      jadwal_ujian_id: paket.jadwal_ujian_id,
      tanggal: paket.tanggal,
      jadwal_ujian_sesi_id: paket.jadwal_ujian_sesi_id,
      dibuat_ms: paket.dibuat_ms,
    })
    .from(paket)
    .where(
      ofSchool(
        paket,
        not(
          exists(
            read
              .select({ id: ujian.id })
              .from(ujian)
              .where(ofSchool(ujian, eq(ujian.paket_id, paket.id))),
          ),
        ),
      ),
    );
