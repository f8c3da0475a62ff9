import type { HasilCalon } from '@spmb/shared/seleksi/hasil.ts';
import { buatPenjelasan } from '@spmb/shared/seleksi/penjelasan.ts';
import type { PenjelasanPendaftar } from '@spmb/shared/seleksi/putaran.ts';
import type { Reader } from '../../../db/store.ts';
import { NotFound } from '../../../http/errors.ts';
import { listKursiOf, listKursiProgram, listPutaran } from '../../seleksi/kursi.queries.ts';
import { bacaCalonNilai, listCalonNilai } from '../skor/lihat-nilai.ts';
import { memilih, milik } from '../skor/sumber.queries.ts';
import { storedHasil } from './stored-hasil.ts';
import { susunBahan } from './susun-masukan.ts';

/** Why an applicant stands where the rounds so far have put him: rank, cut-off, and what decided. */
export async function jelaskan(read: Reader, nowMs: number, id: string): Promise<PenjelasanPendaftar> {
  const [own] = await listCalonNilai(read, undefined, milik(id));
  const chosen = own?.pilihan.filter((one) => one !== null) ?? [];
  // Nobody else stands in a row with him.
  const rivals = await bacaCalonNilai(read, memilih(...chosen));
  const { masukan, names, nilai } = await susunBahan(read, nowMs, undefined, rivals);
  const calon = masukan.calon.find((one) => one.id === id);
  const kursi = [...(await listKursiProgram(read, chosen)), ...(await listKursiOf(read, [id]))];
  const penjelasan = buatPenjelasan(masukan, storedHasil(masukan.calon, kursi))(id);
  if (own && !calon)
    throw new NotFound(
      `Kursi ${own.nilai.nama} menurut hasil yang terbit sudah dilepas, jadi ia tidak ikut seleksi lagi. Lihat tindakannya di Daftar Ulang.`,
    );
  if (!calon || !penjelasan)
    throw new NotFound('Pendaftar ini tidak ikut seleksi: berkasnya belum diterima. Muat ulang daftar.');
  const { hasil, pilihan } = penjelasan;
  return {
    nama: nilai.get(id)?.nama ?? '',
    nilai_akhir: calon.nilai / 100,
    status: wordsOf(hasil),
    program: hasil.status === 'TL' ? '' : (names.get(hasil.program) ?? ''),
    jalan: hasil.status === 'L' ? hasil.jalan : null,
    kursi: hasil.status === 'L' ? hasil.kursi : null,
    alasan_prioritas: own?.nilai.prioritas_alasan ?? '',
    alasan_penempatan: kursi.find((one) => one.peserta_id === id && one.jalan === 'manual')?.alasan ?? '',
    stabil: (await listPutaran(read)).some(({ jenis }) => jenis === 'stabil'),
    pilihan: pilihan.map((one) => ({ ...one, name: names.get(one.program) ?? '' })),
  };
}

const wordsOf = (hasil: HasilCalon): string =>
  hasil.status === 'CADANGAN' ? `CADANGAN ${hasil.urutan}` : hasil.status;
