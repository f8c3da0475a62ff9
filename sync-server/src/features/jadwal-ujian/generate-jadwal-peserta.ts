import { Refusal } from '@spmb/shared/kernel/envelope.ts';
import type { Dilewati, HasilGenerate, TanggalSesi } from '@spmb/shared/jadwal-ujian/jadwal-peserta.ts';
import { findSesi, refusePeserta } from '@spmb/shared/jadwal-ujian/judge-peserta.ts';
import { setImmediate } from 'node:timers/promises';
import type { Context } from '../../context.ts';
import type { Actor } from '../../db/store.ts';
import { writeAudit } from '../../db/write-audit.ts';
import { liveTopic, rosterChanged } from '../../live/live-topic.ts';
import { ensureRahasiaSesi, insertJadwalPeserta } from './jadwal-peserta.mutations.ts';
import { listCalonPeserta, listStatusIkutUjian, type CalonPeserta } from './jadwal-peserta.queries.ts';
import { listJadwalOfTanggal, listSesi } from './jadwal-ujian.queries.ts';
import { systemRandomness } from '../../server/system-randomness.ts';

/** Rows of one transaction: small enough that nobody waits long behind it. */
const rowsPerTx = 50;
const namesShown = 5;

/**
 * Gives every participant who sits an exam of the date a row in the session, for each schedule of his programme for
 * which he has none yet. A repeat adds nothing. Makes the secrets of the date and session. Refuses a date without
 * schedules and an unknown session.
 */
export async function generateJadwalPeserta(
  context: Context,
  actor: Actor,
  at: TanggalSesi,
): Promise<HasilGenerate> {
  const { store, clock, secrets, live } = context;
  const sesis = await listSesi(store.read);
  const here = sesis.find(({ id }) => id === at.jadwal_ujian_sesi_id);
  if (!here) throw new Refusal('Sesi ini sudah dihapus. Pilih sesi lain.');
  const jadwals = await listJadwalOfTanggal(store.read, at.tanggal);
  if (jadwals.length === 0) {
    throw new Refusal(
      `Belum ada jadwal ujian pada ${at.tanggal}. Buat dahulu di menu Jadwal Ujian, lalu ulangi.`,
    );
  }
  const pesertas = await listStatusIkutUjian(store.read);
  const skipped = new Map<string, Dilewati>();
  const calonOf = new Map(jadwals.map(({ id }) => [id, [] as CalonPeserta[]]));
  for (const calon of await listCalonPeserta(store.read)) {
    const named = findSesi(calon.sesi, sesis);
    let alasan =
      named && named.id !== here.id ? `Daftar peserta menaruhnya di sesi lain (${named.name}).` : undefined;
    let placed = false;
    for (const { id, program_keahlian_id } of alasan === undefined ? jadwals : []) {
      const refusal = refusePeserta(calon, { pesertas, program_keahlian_id });
      if (refusal === undefined) calonOf.get(id)?.push(calon);
      placed ||= refusal === undefined;
      alasan ??= refusal;
    }
    if (!placed && alasan !== undefined) addSkipped(skipped, alasan, calon.nama);
  }

  const tokenTersegel = secrets.seal(systemRandomness.bytes(32));
  await store.tx(actor, (tx) => ensureRahasiaSesi(tx, clock.nowMs(), at, tokenTersegel));
  let dibuat = 0;
  let sudah_ada = 0;
  for (const [jadwalId, calon] of calonOf) {
    for (let start = 0; start < calon.length; start += rowsPerTx) {
      const part = calon.slice(start, start + rowsPerTx);
      await setImmediate();
      const added = await store.tx(actor, async (tx) => {
        const nowMs = clock.nowMs();
        const jumlah = await insertJadwalPeserta(tx, nowMs, jadwalId, at, part);
        if (jumlah > 0) {
          const sesudah = { ...at, jumlah };
          await writeAudit(tx, nowMs, {
            tindakan: 'buat jadwal peserta',
            tabel: 'jadwal_ujian',
            baris_id: jadwalId,
            sesudah,
          });
        }
        return jumlah;
      });
      dibuat += added;
      sudah_ada += part.length - added;
    }
  }
  if (dibuat > 0) live.publish(liveTopic(at.tanggal, at.jadwal_ujian_sesi_id), rosterChanged);
  return { dibuat, sudah_ada, dilewati: [...skipped.values()] };
}

function addSkipped(skipped: Map<string, Dilewati>, alasan: string, nama: string): void {
  const known = skipped.get(alasan) ?? { alasan, jumlah: 0, contoh: [] };
  known.jumlah += 1;
  if (known.contoh.length < namesShown) known.contoh.push(nama);
  skipped.set(alasan, known);
}
