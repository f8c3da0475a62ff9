import type { Pendaftaran } from '@spmb/shared/pendaftaran/calls.ts';
import { formulirKosong } from '@spmb/shared/pendaftaran/formulir/formulir.ts';
import type { Reader } from '../../db/store.ts';
import { NotFound } from '../../http/errors.ts';
import { findPesertaOfAkun } from '../peserta/account/masuk.queries.ts';
import { getNaskahBerlaku } from '../persetujuan/persetujuan.queries.ts';
import { findBerkas, findBerkasTerkirim, findPeralihan, semulaDari } from './berkas.queries.ts';
import { getSyarat } from './syarat.queries.ts';

/** The form of whoever an account belongs to; what he said when he signed up stands in it already. */
export async function lihatPendaftaran(read: Reader, akunId: string, nowMs: number): Promise<Pendaftaran> {
  const own = await findPesertaOfAkun(read, akunId);
  if (own?.status === undefined || own.status === null) throw new NotFound(bukanPendaftar);
  const [stored, sent, last, syarat, naskah] = await Promise.all([
    findBerkas(read, own.id),
    findBerkasTerkirim(read, own.id),
    findPeralihan(read, own.id),
    getSyarat(read, nowMs),
    getNaskahBerlaku(read),
  ]);
  const known = { nama: own.nama, nisn: own.nisn ?? '', nomor_hp: own.nomor_hp ?? '' };
  const isi = { ...formulirKosong(), ...known, ...stored?.isi };
  return {
    ...isi,
    nomor_register: own.nomor_register ?? '',
    path: isi.foto ? `/api/media/${isi.foto}` : '',
    status: own.status,
    pesan: last?.peristiwa === 'verifikasi' ? last.catatan : '',
    terbuka: stored?.terbuka ?? null,
    semula: semulaDari(sent, stored?.terbuka),
    dikirim_ms: sent?.dibuat_ms ?? null,
    versi: stored?.versi ?? 0,
    pernyataan_dokumen: own.nomor_register === null ? '' : '/api/peserta/cetak-bukti-pendaftaran',
    syarat,
    naskah,
  };
}

const bukanPendaftar = 'Akun ini hanya untuk ujian, jadi tidak punya formulir pendaftaran.';
