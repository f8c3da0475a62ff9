import { findKekurangan, isLengkap, type KekuranganTercatat } from '@spmb/shared/absen/kekurangan.ts';
import type { BelumUlang, MasihBerwaktu } from '@spmb/shared/absen/sesi-ruang.schema.ts';
import { Refusal } from '@spmb/shared/kernel/envelope.ts';
import type { Zone } from '@spmb/shared/kernel/zone.ts';
import type { Context } from '../../../context.ts';
import type { Transaction } from '../../../db/store.ts';
import { insertPenutupan, type Tempat } from '../../jadwal-ujian/ruang/penutupan-ruang.mutations.ts';
import { forceFinish, minutesLeftOf } from '../../ujian/commands/commands.mutations.ts';
import { renewAcceptance } from '../../ujian/attempt/acceptance.mutations.ts';
import { attemptsOfRuang, lockRuang } from './lock-ruang.queries.ts';
import { absenRow, countBesides, listAbsen, ofRuang, type AbsenSource } from '../rows/absen.queries.ts';
import { named } from './tertahan-ruang.queries.ts';
import { findPenutupan, findTertutup } from '../rows/sesi-ruang.queries.ts';

export interface Closing {
  /** Needed where something is missing. */
  alasan: string;
  tindakan_id: string;
  /** Rows of the room whose exams end with it. */
  paksa: readonly string[];
}

/**
 * Closes a room: who has not begun is absent (`tidak_hadir`), nobody begins there any more, and of what devices still
 * hold only that counts which arrives by the end of its attempt (S27). Everything is decided with the room locked.
 * Refuses (409) while devices have not sent again since a restore, and while somebody has time left whom `paksa` does not name; who is named is finished by force, on record.
 * Answers what is missing. The same act again, and the closing of a closed room, change nothing.
 */
export async function closeRuang(
  context: Context,
  tx: Transaction,
  tempat: Tempat,
  { alasan, tindakan_id, paksa }: Closing,
  zona: Zone,
): Promise<KekuranganTercatat> {
  await lockRuang(tx, tempat);
  const earlier = await findPenutupan(tx, tindakan_id);
  if (earlier && !isSamePlace(earlier, tempat))
    throw new Refusal('Perintah ini sudah dipakai untuk ruang lain. Muat ulang halaman, lalu ulangi.', 409);
  const closed = earlier ?? (await findTertutup(tx, tempat));
  if (closed) return closed.kekurangan;
  const rows = await listOfRuang(tx, tempat);
  if (paksa.some((id) => !rows.some(({ baris }) => baris.id === id)))
    throw new Refusal('Ada peserta yang tidak berada di ruang ini. Muat ulang daftar, lalu pilih lagi.', 409);
  assertAllSentAgain(tempat.ruang, rows);
  const working = rows.filter(({ attempt }) => attempt && minutesLeftOf(context, attempt) > 0);
  assertNobodyIsCutShort(
    context,
    tempat.ruang,
    working.filter(({ baris }) => !paksa.includes(baris.id)),
  );
  assertReason(alasan, await findMissing(tx, tempat, rows, zona));
  for (const { baris } of working) await forceFinish(context, tx, baris, { id: tindakan_id, alasan });
  const after = working.length === 0 ? rows : await listOfRuang(tx, tempat);
  const kekurangan = await findMissing(tx, tempat, after, zona);
  await insertPenutupan(tx, context.clock.nowMs(), tempat, { id: tindakan_id, alasan, kekurangan });
  await renewAcceptance(tx, attemptsOfRuang(tx, tempat));
  return kekurangan;
}

const isSamePlace = (one: Tempat, other: Tempat) =>
  one.tanggal === other.tanggal &&
  one.jadwal_ujian_sesi_id === other.jadwal_ujian_sesi_id &&
  one.ruang === other.ruang;

const listOfRuang = (tx: Transaction, { tanggal, jadwal_ujian_sesi_id, ruang }: Tempat) =>
  listAbsen(tx, tanggal, jadwal_ujian_sesi_id, ofRuang(ruang));

/** After a restore nobody closes over answers that lie on devices: each sends again, or staff say why it cannot (S18). */
function assertAllSentAgain(ruang: string, rows: readonly AbsenSource[]): void {
  const waiting = rows.filter(({ attempt }) => attempt?.menunggu_ulang);
  if (waiting.length === 0) return;
  const belum_ulang = waiting.map(named);
  const first = belum_ulang.slice(0, 3).map(({ nama }) => nama);
  const more = belum_ulang.length > 3 ? ` dan ${belum_ulang.length - 3} lainnya` : '';
  throw new Refusal(
    `${ruang || 'Ruang ini'} belum dapat ditutup: jawaban ${belum_ulang.length} peserta belum dikirim ulang setelah server dipulihkan (${first.join(', ')}${more}). Sambungkan perangkatnya, atau pilih Tidak menunggu mereka dengan alasannya.`,
    409,
    { data: { belum_ulang } satisfies BelumUlang },
  );
}

/** Closing early harms nobody who has time left: it is refused, with who that is. */
function assertNobodyIsCutShort(context: Context, ruang: string, left: readonly AbsenSource[]): void {
  if (left.length === 0) return;
  const masih_berwaktu = left.map((row) => ({
    ...named(row),
    sisa_menit: row.attempt ? minutesLeftOf(context, row.attempt) : 0,
  }));
  const first = masih_berwaktu.slice(0, 3).map(({ nama, sisa_menit }) => `${nama} ${sisa_menit} menit`);
  const more = masih_berwaktu.length > 3 ? ` dan ${masih_berwaktu.length - 3} lainnya` : '';
  throw new Refusal(
    `${ruang || 'Ruang ini'} belum dapat ditutup: ${masih_berwaktu.length} peserta masih punya waktu (${first.join(', ')}${more}). Tunggu sampai waktunya habis, atau pilih Paksa selesai untuk mereka.`,
    409,
    { data: { masih_berwaktu } satisfies MasihBerwaktu },
  );
}

function assertReason(alasan: string, kekurangan: KekuranganTercatat): void {
  if (isLengkap(kekurangan) || alasan.length >= 3) return;
  throw new Refusal('Masih ada yang kurang di ruang ini. Tulis alasan, paling sedikit 3 huruf.', 200, {
    kesalahan: { alasan: 'Tulis alasan, paling sedikit 3 huruf.' },
    data: kekurangan,
  });
}

/** What a room lacks, by participant. */
async function findMissing(
  tx: Transaction,
  { tanggal, jadwal_ujian_sesi_id }: Tempat,
  rows: readonly AbsenSource[],
  zona: Zone,
): Promise<KekuranganTercatat> {
  const counts = await countBesides(tx, tanggal, jadwal_ujian_sesi_id);
  const lists = findKekurangan(rows.map((one) => absenRow(one, zona, counts)));
  const tercatat = (list: typeof lists.mengerjakan) =>
    list.map(({ id, nomor_peserta, nama, kursi, belum_terkirim }) => ({
      id,
      nomor_peserta,
      nama,
      kursi,
      belum_terkirim,
    }));
  return {
    mengerjakan: tercatat(lists.mengerjakan),
    belum_terkirim: tercatat(lists.belum_terkirim),
    tertahan: tercatat(lists.tertahan),
    tidak_hadir: tercatat(lists.tidak_hadir),
    diulang: tercatat(lists.diulang),
  };
}
