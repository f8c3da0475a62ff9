import { batasCadangan, hariTerakhir } from '@spmb/shared/daftar-ulang/masa.ts';
import { Refusal } from '@spmb/shared/kernel/envelope.ts';
import { dateInWords } from '@spmb/shared/kernel/zone.ts';
import type { Context } from '../../context.ts';
import { actorOf } from '../../crud/build-crud.ts';
import { newId } from '../../db/new-id.ts';
import type { Transaction } from '../../db/store.ts';
import { writeAudit } from '../../db/write-audit.ts';
import { NotFound } from '../../http/errors.ts';
import type { SignedIn } from '../../http/route.ts';
import { getPengaturan } from '../../settings/pengaturan.queries.ts';
import { lockPendaftar } from '../pendaftaran/berkas.queries.ts';
import { insertPesan } from '../pesan/rows/pesan.mutations.ts';
import { promoteHasil } from '../seleksi/seleksi.mutations.ts';
import { findHasilTerbit } from '../seleksi/terbit.queries.ts';
import { findPromosiBy } from './daftar-ulang.queries.ts';
import { insertPromosi, saveDaftarUlang } from './daftar-ulang.mutations.ts';
import { cadanganDari, kunciProgram, kursiDari, refuseMenjelangTerbit } from './kursi.ts';
import { terpakai } from './sudah-dilakukan.ts';

interface Asked {
  jurusan_id: string;
  id: string;
  operasi_id?: string | undefined;
}

/**
 * Gives a free seat to the first of the reserve list, with a deadline of his own, on record and with a letter; answers whom
 * and until when. Refuses (409) where no seat is free, where he is not the first, and whoever has a seat.
 */
export async function naikkan(
  context: Context,
  akun: SignedIn,
  { jurusan_id: jurusanId, id, operasi_id }: Asked,
): Promise<string> {
  const { store, clock, zona } = context;
  const zone = await zona();
  const operasi = operasi_id ?? newId(clock.nowMs());
  return store.tx(actorOf(akun), async (tx) => {
    const program = await kunciProgram(tx, jurusanId);
    // What was published before the lock was there is public.
    const nowMs = clock.nowMs();
    const own = await lockPendaftar(tx, id);
    if (!own) throw new NotFound('Pendaftar ini tidak ada. Muat ulang daftar cadangan.');
    const until = (ms: number) =>
      `${own.nama} naik dari cadangan dan mendaftar ulang sampai ${dateInWords(hariTerakhir(ms, zone))}.`;
    const done = await findPromosiBy(tx, operasi);
    if (done && (done.peserta_id !== id || done.program_keahlian_id !== jurusanId)) throw terpakai();
    if (done) return until(done.batas_ms);
    const hasil = await findHasilTerbit(tx, nowMs, id);
    if (hasil?.status === 'L' && hasil.lepas_ms === null)
      throw new Refusal(
        `${own.nama} sudah mempunyai kursi di ${hasil.jurusan ?? 'program lain'}. Muat ulang daftar cadangan.`,
        409,
        { jenis: 'sudah-diterima' },
      );
    const place = await refuseBukanGiliran(tx, nowMs, jurusanId, id, own.nama);
    await refuseMenjelangTerbit(tx, nowMs, zone);
    if ((await kursiDari(tx, nowMs, program)).kosong === 0)
      throw new Refusal(
        `Tidak ada kursi kosong di ${program.name}. Muat ulang daftar; kursi kosong ada sesudah seseorang ditolak, mundur, atau melewati batas.`,
        409,
        { jenis: 'kursi-penuh' },
      );
    const { mulai, selesai, hari_cadangan } = await getPengaturan(tx, 'daftar_ulang');
    if (mulai === null || selesai === null)
      throw new Refusal('Isi tanggal daftar ulang di Pengaturan dahulu, lalu naikkan cadangan.');
    const batas_ms = batasCadangan(nowMs, hari_cadangan, zone);
    if (!(await promoteHasil(context, tx, id, jurusanId))) throw new Error('a reserve that was read is gone');
    await saveDaftarUlang(tx, nowMs, {
      peserta_id: id,
      program_keahlian_id: jurusanId,
      status: 'belum',
      keterangan: '',
      batas_ms,
      versi: 0,
    });
    await insertPromosi(tx, nowMs, {
      peserta_id: id,
      program_keahlian_id: jurusanId,
      dari_program_id: place.program_keahlian_id,
      urutan: place.urutan,
      batas_ms,
      operasi_id: operasi,
    });
    await insertPesan(tx, nowMs, [
      {
        peserta_id: id,
        id: newId(nowMs),
        jenis: 'kotak',
        title: `Anda diterima di ${program.name}`,
        body: `Ada kursi kosong, dan Anda naik dari daftar cadangan. Daftar ulang paling lambat ${dateInWords(hariTerakhir(batas_ms, zone))}; sesudah itu kursinya diberikan kepada cadangan berikutnya.`,
      },
    ]);
    await writeAudit(tx, nowMs, {
      tindakan: 'promosi_cadangan',
      tabel: 'peserta',
      baris_id: id,
      sebelum: { status: 'CADANGAN', program_keahlian_id: place.program_keahlian_id },
      sesudah: { status: 'L', program_keahlian_id: jurusanId },
    });
    return until(batas_ms);
  });
}

/** The place of an applicant, who has to be the first of the list. */
async function refuseBukanGiliran(
  tx: Transaction,
  nowMs: number,
  jurusanId: string,
  id: string,
  nama: string,
) {
  const daftar = await cadanganDari(tx, nowMs, jurusanId);
  const place = daftar.find((one) => one.id === id);
  if (!place)
    throw new NotFound(`${nama} tidak ada di daftar cadangan program ini. Muat ulang daftar cadangan.`);
  const [first] = daftar;
  if (first && first.id !== id)
    throw new Refusal(
      `${first.nama} lebih dahulu di daftar cadangan. Muat ulang daftar, lalu naikkan menurut urutannya.`,
      409,
      { jenis: 'bukan-giliran' },
    );
  return place;
}
