import { Refusal } from '@spmb/shared/kernel/envelope.ts';
import { instantInWords, instantOf, type Zone } from '@spmb/shared/kernel/zone.ts';
import type { IsianTerbitkan } from '@spmb/shared/publikasi/publikasi.schema.ts';
import type { Context } from '../../../context.ts';
import { actorOf } from '../../../crud/build-crud.ts';
import { refusalOf, refuseIsian } from '../../../crud/definition/refuse-isian.ts';
import type { Reader, Transaction } from '../../../db/store.ts';
import { writeAudit } from '../../../db/write-audit.ts';
import type { SignedIn } from '../../../http/route.ts';
import { lockAllProgram } from '../../daftar-ulang/daftar-ulang.queries.ts';
import { lockSeleksi } from '../putaran/lock-seleksi.ts';
import { tulisBilaTetap } from '../putaran/tulis-bila-tetap.ts';
import { countSanggahanTerbuka } from '../../sanggahan/sanggahan.queries.ts';
import { findSekolah } from '../../sekolah/sekolah.queries.ts';
import { getZona } from '../../sekolah/zona.queries.ts';
import { deleteHasilSeleksi, deleteRencanaSemua, replaceHasil } from '../../seleksi/seleksi.mutations.ts';
import { countBerpindah } from '../../seleksi/kursi-tetap.queries.ts';
import { listNama } from '../../peserta/rows/peserta.queries.ts';
import { whyBerpindah } from './kursi-berpindah.ts';
import { waktuProfil } from './hitung-mundur.ts';
import { batalkanTindakan } from '../../pesan-keluar/antrean/atur.mutations.ts';
import { kabarHasil } from './kirim-hasil.ts';
import { insertPublikasi, tandaiDiganti, tandaiDitarik } from './publikasi.mutations.ts';
import { countTindakan, findTerbit, listPublikasi, type Publikasi } from './publikasi.queries.ts';
import { susunTerbitan, type Terbitan } from './susun-terbitan.ts';

/**
 * Freezes the last committed run for the public, from now on or from an instant to come. What was planned goes; what is public
 * is replaced with a reason alone, and at once, but for a later wave: once a seat of it has moved, whoever has one keeps it, and the
 * rest stays public until the instant of the next. Refuses what is not ready,
 * instants that have passed, and (409) whoever has not seen the last act, or open objections and seats that are lost until they
 * are confirmed: by the number of the run that was asked about, so that a yes holds for no other. Answers the sentence of what was done and since when.
 */
export const terbitkan = (
  context: Context,
  akun: SignedIn,
  input: IsianTerbitkan,
): Promise<{ pesan: string; terbitMs: number }> =>
  tulisBilaTetap(
    context,
    akun,
    async () => {
      // Whoever may not publish is told so before all applicants are read: of one moment, or an act that comes between is not the one he saw.
      const nowMs = context.clock.nowMs();
      await context.store.snapshot((read) => periksa(read, nowMs, input));
      return susunTerbitan(context.store, nowMs, 'teks');
    },
    (tx, nowMs, terbitan) => bekukan(tx, nowMs, terbitan, input),
  );

async function bekukan(tx: Transaction, nowMs: number, terbitan: Terbitan, input: IsianTerbitkan) {
  const { alasan = '' } = input;
  const { before, terbit, terbitMs, zona } = await periksa(tx, nowMs, input);
  const { potretNomor: potret_nomor, angka, teks, bahan } = terbitan;
  if (input.konfirmasi === undefined) await tanyakan(tx, terbitan, terbit !== undefined);
  else if (input.konfirmasi !== potret_nomor)
    throw new Refusal(
      'Seleksi sudah dijalankan lagi sesudah pertanyaan tadi, jadi jawabannya tidak dipakai. Periksa hasil yang sekarang, lalu ulangi.',
      409,
      { jenis: 'berubah' },
    );
  const isRencana = terbitMs > nowMs;
  await akhiri(tx, nowMs, { terbit, alasan, diganti: true, rencana: isRencana && terbit !== undefined });
  const profil_ms = waktuProfil(await findSekolah(tx)) ?? null;
  const act = { potret_nomor, terbit_ms: terbitMs, profil_ms, angka, alasan };
  const nomor = await insertPublikasi(tx, nowMs, act);
  await replaceHasil(tx, { nomor, nowMs, terbitMs, porsi: teks, tetap: bahan.tetap });
  await writeAudit(tx, nowMs, {
    tindakan: isRencana ? 'rencanakan_terbit' : 'terbitkan',
    tabel: 'publikasi',
    baris_id: String(nomor),
    sebelum: before && { nomor: before.nomor, terbit_ms: before.terbit_ms },
    sesudah: { potret_nomor, terbit_ms: terbitMs, jumlah: bahan.masukan.calon.length },
    alasan: alasan || null,
  });
  const pesan = isRencana
    ? `Hasil seleksi direncanakan terbit ${instantInWords(terbitMs, zona)}.`
    : 'Hasil seleksi sudah terbit.';
  return { pesan, terbitMs };
}

/** What an act of publishing stands on, whoever is published: the act before it and its instant. */
async function periksa(read: Reader, nowMs: number, input: IsianTerbitkan) {
  const zona = await getZona(read);
  const before = await findSeen(read, input.versi, zona);
  const terbit = await findTerbit(read, nowMs);
  if (terbit) await refuseReplacing(read, nowMs, terbit, input, zona);
  const terbitMs = instantFor(input, nowMs, zona);
  return { before, terbit, terbitMs, zona };
}

interface Akhir {
  /** What is public. */
  terbit: Publikasi | undefined;
  alasan: string;
  diganti: boolean;
  /** What waits for its time ends alone, and what is public stays. */
  rencana: boolean;
}

/** Acts that stand end: on record, and so do messages of theirs that are still to be sent. */
async function akhiri(tx: Transaction, nowMs: number, { terbit, ...akhir }: Akhir): Promise<void> {
  if (terbit) await tandaiDiganti(tx, terbit);
  const all = (await listPublikasi(tx)).filter(({ ditarik_ms }) => ditarik_ms === null);
  await tandaiDitarik(tx, nowMs, akhir);
  for (const { nomor, terbit_ms } of all)
    if (!akhir.rencana || terbit_ms > nowMs) await batalkanTindakan(tx, nowMs, kabarHasil(nomor));
}

/**
 * Takes back what is planned, else what is public, with a reason: nobody reads it any more, and the act stays on record. Answers what
 * stands then: what was public beside a plan.
 */
export const tarik = (
  { store, clock }: Context,
  akun: SignedIn,
  { alasan, versi }: { alasan: string; versi?: number | undefined },
): Promise<Publikasi | undefined> =>
  store.tx(actorOf(akun), async (tx) => {
    const nowMs = clock.nowMs();
    await lockSeleksi(tx);
    await lockAllProgram(tx);
    const before = await findSeen(tx, versi, await getZona(tx));
    if (!before) throw new Refusal('Tidak ada hasil yang terbit atau direncanakan. Muat ulang halaman.');
    const rencana = before.terbit_ms > nowMs;
    if (rencana) await deleteRencanaSemua(tx, nowMs);
    else {
      await refuseUsed(tx, nowMs);
      await deleteHasilSeleksi(tx);
    }
    const terbit = await findTerbit(tx, nowMs);
    await akhiri(tx, nowMs, { terbit, alasan, diganti: false, rencana });
    await writeAudit(tx, nowMs, {
      tindakan: 'tarik_publikasi',
      tabel: 'publikasi',
      baris_id: String(before.nomor),
      sebelum: { terbit_ms: before.terbit_ms },
      alasan,
    });
    return rencana ? terbit : undefined;
  });

/** The act that stands. 409 where the sender decides on what is no more. */
export async function findSeen(
  read: Reader,
  versi: number | undefined,
  zona: Zone,
): Promise<Publikasi | undefined> {
  const all = await listPublikasi(read);
  const [last] = all;
  if (last && versi !== undefined && versi !== countTindakan(all)) {
    const { nama, ms } =
      last.ditarik_ms === null
        ? { nama: last.nama, ms: last.dibuat_ms }
        : { nama: last.ditarik_nama, ms: last.ditarik_ms };
    throw new Refusal(
      `${nama} sudah mengubah publikasi pada ${instantInWords(ms, zona)}. Muat ulang halaman, periksa, lalu ulangi bila masih perlu.`,
      409,
      { jenis: 'berubah' },
    );
  }
  return all.find(({ ditarik_ms }) => ditarik_ms === null);
}

async function refuseReplacing(
  read: Reader,
  nowMs: number,
  terbit: Publikasi,
  { sekarang, alasan = '' }: IsianTerbitkan,
  zona: Zone,
): Promise<void> {
  const since = `Hasil sudah terbit sejak ${instantInWords(terbit.terbit_ms, zona)}, oleh ${terbit.nama}.`;
  if (!sekarang && (await countBerpindah(read, nowMs)) === 0)
    throw new Refusal(
      `${since} Pengganti hanya dapat diterbitkan sekarang. Untuk waktu lain, tarik dahulu hasil yang terbit.`,
    );
  if (alasan === '') throw refusalOf({ alasan: `${since} Isi alasan hasil itu diganti.` });
}

function instantFor({ sekarang, tanggal, jam }: IsianTerbitkan, nowMs: number, zona: Zone): number {
  if (sekarang) return nowMs;
  if (!tanggal || !jam) {
    const kesalahan: Record<string, string> = {};
    if (!tanggal) kesalahan['tanggal'] = 'Isi tanggal terbit.';
    if (!jam) kesalahan['jam'] = 'Isi jam terbit.';
    throw refusalOf(kesalahan);
  }
  const ms = instantOf(tanggal, jam, zona);
  if (ms <= nowMs)
    refuseIsian({
      jam: `Waktu ini sudah lewat: sekarang ${instantInWords(nowMs, zona)}. Pilih waktu sesudahnya, atau terbitkan sekarang.`,
    });
  return ms;
}

/** Whoever has moved up owes his seat to what is published, and whoever has lost his would get it back by another. */
async function refuseUsed(read: Reader, nowMs: number): Promise<void> {
  const why = await whyBerpindah(read, nowMs);
  if (why !== undefined) throw new Refusal(why);
}

/** What is asked before an act, all of it at once: open objections, and by name who would lose a seat that everybody has read of. */
async function tanyakan(tx: Transaction, terbitan: Terbitan, isReplacing: boolean): Promise<void> {
  const open = await countSanggahanTerbuka(tx);
  const hilang = isReplacing ? await kataHilang(tx, terbitan) : '';
  if (open === 0 && hilang === '') return;
  const sanggahan = open > 0 ? `${open} sanggahan belum dijawab. Sebaiknya dijawab dahulu. ` : '';
  throw new Refusal(`${sanggahan}${hilang}Terbitkan juga?`, 409, {
    jenis: hilang === '' ? 'sanggahan-terbuka' : 'kursi-hilang',
    potret_nomor: terbitan.potretNomor,
  });
}

async function kataHilang(
  tx: Transaction,
  { perubahan: { hilang, pindah, pertama } }: Terbitan,
): Promise<string> {
  if (hilang + pindah === 0) return '';
  const names = (await listNama(tx, pertama)).join(', ');
  const more = hilang + pindah > pertama.length ? ` dan ${hilang + pindah - pertama.length} lagi` : '';
  return `${hilang} pendaftar kehilangan kursi yang sudah terbit dan ${pindah} pindah program: ${names}${more}. `;
}
