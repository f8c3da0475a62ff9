import type { HasilGenerate } from '@spmb/shared/jadwal-ujian/jadwal-peserta.schema.ts';
import type { IsianGenerate } from '@spmb/shared/jadwal-ujian/rencana.schema.ts';
import { Refusal } from '@spmb/shared/kernel/envelope.ts';
import { setImmediate } from 'node:timers/promises';
import type { Context } from '../../../context.ts';
import type { Actor } from '../../../db/store.ts';
import { writeAudit } from '../../../db/write-audit.ts';
import { liveTopic, rosterChanged } from '../../../live/live-topic.ts';
import { systemRandomness } from '../../../server/clock/system-randomness.ts';
import { inTurn } from './in-turn.ts';
import { ensureRahasiaSesi, insertJadwalPeserta } from './jadwal-peserta.mutations.ts';
import { makeRencana, markOf } from './rencana.ts';

/** Rows of one transaction: small enough that nobody waits long behind it. */
const rowsPerTx = 50;

/**
 * Gives every participant who sits an exam of the date his rows, as the plan of this moment says, and makes the secrets
 * of the sessions. A repeat adds nothing. With `rencana`, the mark of the plan that staff looked at, it refuses where the
 * plan has changed since.
 */
export const generateJadwalPeserta = (
  context: Context,
  actor: Actor,
  isian: IsianGenerate,
): Promise<HasilGenerate> =>
  inTurn(async () => {
    const { store, clock, secrets, live } = context;
    const { tanggal } = isian;
    const made = await makeRencana(store.read, isian);
    if (isian.rencana !== null && isian.rencana !== markOf(made)) {
      throw new Refusal(
        'Data peserta atau jadwal berubah sejak rencana ini dibuat, jadi belum ada yang disimpan. Lihat rencana terbarunya, lalu terapkan.',
        200,
        { jenis: 'rencana-berubah' },
      );
    }
    await store.tx(actor, async (tx) => {
      for (const { id } of made.masukan.sesis) {
        const tokenTersegel = secrets.seal(systemRandomness.bytes(32));
        await ensureRahasiaSesi(tx, clock.nowMs(), { tanggal, jadwal_ujian_sesi_id: id }, tokenTersegel);
      }
    });
    const { baru, sudahAda, dilewati } = made.rencana;
    let dibuat = 0;
    for (let start = 0; start < baru.length; start += rowsPerTx) {
      await setImmediate();
      dibuat += await store.tx(actor, async (tx) => {
        const nowMs = clock.nowMs();
        const added = await insertJadwalPeserta(tx, nowMs, tanggal, baru.slice(start, start + rowsPerTx));
        for (const [baris_id, rows] of Map.groupBy(added, ({ jadwal_ujian_id }) => jadwal_ujian_id)) {
          const sesis = Map.groupBy(rows, ({ jadwal_ujian_sesi_id }) => jadwal_ujian_sesi_id);
          for (const [jadwal_ujian_sesi_id, { length: jumlah }] of sesis) {
            const sesudah = { tanggal, jadwal_ujian_sesi_id, jumlah };
            const act = { tindakan: 'buat jadwal peserta', tabel: 'jadwal_ujian', baris_id, sesudah };
            await writeAudit(tx, nowMs, act);
          }
        }
        return added.length;
      });
    }
    for (const sesiId of new Set(baru.map(({ jadwal_ujian_sesi_id }) => jadwal_ujian_sesi_id))) {
      live.publish(liveTopic(tanggal, sesiId), rosterChanged);
    }
    return { dibuat, sudah_ada: sudahAda + baru.length - dibuat, dilewati };
  });
