import { warnRuang } from '@spmb/shared/jadwal-ujian/plan/bentrok.ts';
import { countTempat } from '@spmb/shared/jadwal-ujian/plan/count-tempat.ts';
import { checkPindah, type HasilPindah, type IsianPindah } from '@spmb/shared/jadwal-ujian/pindah.schema.ts';
import { planPindah, type RencanaPindah } from '@spmb/shared/jadwal-ujian/plan/plan-pindah.ts';
import { Refusal } from '@spmb/shared/kernel/envelope.ts';
import { setImmediate } from 'node:timers/promises';
import type { Context } from '../../../context.ts';
import { refuseIsian } from '../../../crud/definition/refuse-isian.ts';
import type { Actor, Reader } from '../../../db/store.ts';
import { writeAudit } from '../../../db/write-audit.ts';
import { liveTopic, rosterChanged } from '../../../live/live-topic.ts';
import { systemRandomness } from '../../../server/clock/system-randomness.ts';
import { findAturanUjian } from './calon-peserta.queries.ts';
import { inTurn } from './in-turn.ts';
import { ensureRahasiaSesi, movePeserta } from './jadwal-peserta.mutations.ts';
import { listBarisOfTanggal, listNamaOfBaris } from './jadwal-peserta.queries.ts';
import { listRuang, listSesi } from '../jadwal/jadwal-ujian.queries.ts';

const rowsPerTx = 50;
const begunMeanwhile = 'Ujiannya baru saja dimulai, jadi tidak dapat dipindahkan.';

/** Moves participants' rows to another session, room or seat: one refusal never stops the rest. */
export const pindahJadwalPeserta = (
  context: Context,
  actor: Actor,
  isian: IsianPindah,
): Promise<HasilPindah> =>
  inTurn(async () => {
    refuseIsian(checkPindah(isian));
    const { store, clock, secrets, live } = context;
    const { tanggal, alasan } = isian;
    const { sesi, pindah, gagal } = await planMove(context, isian);
    const crowdedBefore = await listCrowded(store.read, tanggal);
    const at = { tanggal, jadwal_ujian_sesi_id: sesi.id };
    const berhasil: string[] = [];
    for (let start = 0; start < pindah.length; start += rowsPerTx) {
      await setImmediate();
      await store.tx(actor, async (tx) => {
        const nowMs = clock.nowMs();
        await ensureRahasiaSesi(tx, nowMs, at, secrets.seal(systemRandomness.bytes(32)));
        for (const { baris, ruang, kursi } of pindah.slice(start, start + rowsPerTx)) {
          const sesudah = { jadwal_ujian_sesi_id: sesi.id, ruang, kursi };
          if (!(await movePeserta(tx, nowMs, baris.id, sesudah))) {
            gagal.push({ id: baris.id, message: begunMeanwhile });
            continue;
          }
          berhasil.push(baris.id);
          const sebelum = {
            jadwal_ujian_sesi_id: baris.jadwal_ujian_sesi_id,
            ruang: baris.ruang,
            kursi: baris.kursi,
          };
          const act = {
            tindakan: 'pindah jadwal peserta',
            tabel: 'jadwal_ujian_peserta',
            baris_id: baris.id,
          };
          await writeAudit(tx, nowMs, { ...act, sebelum, sesudah, alasan });
        }
      });
    }
    if (berhasil.length > 0) {
      const left = pindah.map(({ baris }) => baris.jadwal_ujian_sesi_id);
      for (const sesiId of new Set([sesi.id, ...left]))
        live.publish(liveTopic(tanggal, sesiId), rosterChanged);
    }
    const names = await listNamaOfBaris(store.read, isian.ids);
    return {
      berhasil,
      gagal: gagal.map((one) => ({ ...one, nama: names.get(one.id) ?? '' })),
      peringatan: (await listCrowded(store.read, tanggal)).filter((one) => !crowdedBefore.includes(one)),
    };
  });

/** Rooms of a date with more participants at one moment than seats: sessions that overlap share them. */
async function listCrowded(read: Reader, tanggal: string): Promise<string[]> {
  const semuaSesi = await listSesi(read);
  const ada = await listBarisOfTanggal(read, tanggal);
  const places = countTempat({ sesis: [], semuaSesi, ruangs: [], ada }, { baru: [] }, await listRuang(read));
  return warnRuang(places, semuaSesi);
}

async function planMove(
  { store: { read } }: Context,
  isian: IsianPindah,
): Promise<RencanaPindah & { sesi: { id: string } }> {
  const semuaSesi = await listSesi(read);
  const sesi = semuaSesi.find(({ id }) => id === isian.jadwal_ujian_sesi_id);
  if (!sesi) throw new Refusal('Sesi ini sudah dihapus. Pilih sesi lain.');
  const semuaRuang = await listRuang(read);
  const ruang = isian.ruang_id === null ? null : semuaRuang.find(({ id }) => id === isian.ruang_id)?.name;
  if (ruang === undefined) throw new Refusal('Ruang ini sudah dihapus. Pilih ruang lain.');
  const { limitSesi } = await findAturanUjian(read);
  const rows = await listBarisOfTanggal(read, isian.tanggal);
  const tujuan = { sesi, ruang, kursi: isian.kursi };
  return { sesi, ...planPindah(rows, isian.ids, tujuan, { semuaSesi, semuaRuang, limitSesi }) };
}
