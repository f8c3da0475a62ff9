import { formulir, semuaField, type Formulir } from '@spmb/shared/pendaftaran/formulir/formulir.ts';
import { bandingkan } from '@spmb/shared/pendaftaran/beda.ts';
import { draf } from '@spmb/shared/pendaftaran/peralihan.ts';
import { peringatan } from '@spmb/shared/pendaftaran/peringatan.ts';
import { hitungRataRata } from '@spmb/shared/pendaftaran/rata-rata.ts';
import { samarkanNisn } from '@spmb/shared/situs/samarkan.ts';
import { teksIsian, type NamaAcuanById } from '@spmb/shared/pendaftaran/teks-isian.ts';
import { alamatBerkas, kolomTertutup, tulisRekam } from '@spmb/shared/verifikasi/kolom.ts';
import type { BedaRekam, RekamVerifikasi } from '@spmb/shared/verifikasi/rekam.ts';
import { byId, ofSchool } from '../../db/of-school.ts';
import type { Reader } from '../../db/store.ts';
import { NotFound } from '../../http/errors.ts';
import { getPengaturan } from '../../settings/pengaturan.queries.ts';
import { alasanVerifikasi } from '../alasan-verifikasi/alasan-verifikasi.table.ts';
import { listDokumenPeserta } from '../dokumen-peserta/dokumen-peserta.queries.ts';
import { findDisetujui } from '../persetujuan/persetujuan.queries.ts';
import { findBerkas } from '../pendaftaran/berkas.queries.ts';
import { getSyarat } from '../pendaftaran/syarat.queries.ts';
import { readNamaAcuan } from '../pendaftaran/nama-acuan.queries.ts';
import { peserta } from '../peserta/rows/peserta.table.ts';
import { dokumenRekam, syaratRekam } from './dokumen-rekam.ts';
import { listGanda } from './daftar/ganda.queries.ts';
import { tidakAda } from './lock-file.ts';
import { pemeriksaDari, usulanDari } from './pemeriksaan/pemegang.ts';
import {
  findPemeriksaan,
  getTerkirim,
  listDilihat,
  listPeralihan,
} from './pemeriksaan/pemeriksaan.queries.ts';

/** All that a reviewer needs of a file, in one answer. Throws NotFound for drafts and participants of exams. */
export async function susunRekam(
  read: Reader,
  nowMs: number,
  akunId: string,
  id: string,
): Promise<RekamVerifikasi> {
  const [own] = await read.select().from(peserta).where(byId(peserta, id));
  if (!own || own.status === null || own.status === draf) throw new NotFound(tidakAda);
  const terkirim = await getTerkirim(read, own);
  const { isi, sebelum, ke, dikirim_ms } = terkirim;
  const forms = sebelum ? [isi, sebelum] : [isi];
  const [
    { pemeriksaan_kedua },
    syarat,
    namaDari,
    tinjauan,
    dilihat,
    acts,
    reasons,
    ganda,
    stored,
    tambahan,
    agreed,
  ] = await Promise.all([
    getPengaturan(read, 'pendaftaran'),
    getSyarat(read, nowMs),
    readNamaAcuan(read, forms),
    findPemeriksaan(read, id),
    listDilihat(read, id, akunId, dikirim_ms ?? 0),
    listPeralihan(read, id),
    read.select().from(alasanVerifikasi).where(ofSchool(alasanVerifikasi)),
    listGanda(read, own),
    findBerkas(read, id),
    listDokumenPeserta(read, { id, status: own.status }),
    findDisetujui(read, id),
  ]);
  const nameOf = new Map(reasons.map(({ kode, name }) => [kode, name]));
  const { semester, mapel, nilai_rapor } = hitungRataRata(isi);
  return {
    ...tulisRekam(isi),
    ...Object.fromEntries(Object.entries(semester).map(([one, value]) => [`smt_${one}_nr`, value])),
    ...Object.fromEntries(Object.entries(mapel).map(([one, value]) => [`nr_${one}`, value])),
    nilai_rapor,
    id,
    nomor_register: own.nomor_register ?? '',
    verifikasi_status: own.status,
    pesan: acts.find(({ peristiwa }) => peristiwa === 'verifikasi')?.catatan ?? '',
    path: alamatBerkas(isi.foto),
    versi: acts.length,
    ke,
    dikirim_ms,
    pemeriksa: pemeriksaDari(tinjauan, akunId, nowMs),
    // Where the school asks for no second look any more, a rejection waits for nobody.
    usulan: pemeriksaan_kedua ? usulanDari(tinjauan, ke, akunId) : null,
    dokumen: dokumenRekam(terkirim, syarat, tinjauan, dilihat),
    dokumen_tambahan: syaratRekam(terkirim, tambahan, tinjauan),
    terbuka: stored?.terbuka ?? [],
    nama_acuan: namaAcuan(isi, namaDari),
    beda: sebelum ? bedaRekam(sebelum, isi, namaDari) : [],
    peringatan: peringatan(isi),
    ganda,
    riwayat: acts.map(({ peristiwa, dari, ke: to, nama, alasan, catatan, dibuat_ms }) => ({
      peristiwa,
      dari,
      ke: to,
      nama,
      alasan: alasan.map((kode) => nameOf.get(kode) ?? kode),
      pesan: catatan,
      dibuat_ms,
    })),
    persetujuan: agreed ?? null,
    alasan_pilihan: reasons
      .filter(({ is_active }) => is_active)
      .map(({ kode, name }) => ({ value: kode, label: name })),
  };
}

const namaAcuan = (isi: Formulir, namaDari: NamaAcuanById): Record<string, string> =>
  Object.fromEntries(
    semuaField.flatMap((field) => {
      const id = isi[field.name];
      return field.jenis === 'acuan' && typeof id === 'string'
        ? [[field.name, namaDari(field.dari, id) ?? id]]
        : [];
    }),
  );

function bedaRekam(sebelum: Formulir, isi: Formulir, namaDari: NamaAcuanById): BedaRekam[] {
  const titleOf = new Map(formulir.map(({ name, title }) => [name, title]));
  return bandingkan(sebelum, isi).map(({ langkah, field, ...values }) => {
    const isCovered = kolomTertutup.some((one) => one === field.name);
    const say = (value: unknown) => {
      const text =
        field.jenis === 'berkas' ? (value === null ? '' : 'Ada berkas') : teksIsian(field, value, namaDari);
      return isCovered ? samarkanNisn(text) : text;
    };
    const [before, after] = [say(values.sebelum), say(values.sesudah)];
    return {
      langkah: titleOf.get(langkah) ?? langkah,
      kolom: field.name,
      label: field.label,
      sebelum: before,
      sesudah: after,
    };
  });
}
