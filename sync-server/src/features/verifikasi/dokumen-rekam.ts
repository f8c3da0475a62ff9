import type { DokumenPeserta } from '@spmb/shared/dokumen-peserta/calls.ts';
import type { Syarat } from '@spmb/shared/pendaftaran/formulir/field.ts';
import type { Formulir } from '@spmb/shared/pendaftaran/formulir/formulir.ts';
import { kolomSyarat } from '@spmb/shared/verifikasi/kata-terbuka.ts';
import { alamatBerkas } from '@spmb/shared/verifikasi/kolom.ts';
import { dokumenDiminta } from '@spmb/shared/verifikasi/putusan.ts';
import type { DokumenRekam } from '@spmb/shared/verifikasi/rekam.ts';
import type { findPemeriksaan, Terkirim } from './pemeriksaan/pemeriksaan.queries.ts';

type Tinjauan = Awaited<ReturnType<typeof findPemeriksaan>>;

/** The documents of a form as a reviewer meets them. */
export const dokumenRekam = (
  { isi, sebelum, ke }: Terkirim,
  syarat: Syarat,
  tinjauan: Tinjauan,
  dilihat: ReadonlySet<string>,
): DokumenRekam[] =>
  dokumenDiminta(isi, syarat).map(({ kolom, label, berkas, wajib }) => ({
    kolom,
    label,
    wajib,
    path: alamatBerkas(berkas),
    ...putusanDari(tinjauan, ke, kolom),
    baru: sebelum !== undefined && sebelum[kolom as keyof Formulir] !== berkas,
    dilihat: dilihat.has(kolom),
  }));

/** Required documents beside the form, those handed in and those that must be; new is what came since the last decision. */
export const syaratRekam = (
  { ke }: Terkirim,
  all: readonly DokumenPeserta[],
  tinjauan: Tinjauan,
): DokumenRekam[] =>
  all
    .filter(({ di_formulir, status, path }) => !di_formulir && (status || path !== null))
    .map(({ id, name, status, path, diserahkan_ms }) => ({
      kolom: kolomSyarat(id),
      label: name,
      wajib: status,
      path: path ?? '',
      ...putusanDari(tinjauan, ke, kolomSyarat(id)),
      baru: (diserahkan_ms ?? 0) > (tinjauan?.diputus_ms ?? Infinity),
      dilihat: false,
    }));

/** What was said of a document: with the submission `ke`, or with an earlier one. */
function putusanDari(tinjauan: Tinjauan, ke: number, kolom: string) {
  const said = tinjauan?.dokumen?.find((one) => one.kolom === kolom);
  const isNow = tinjauan?.dokumen_ke === ke;
  return {
    putusan: isNow ? (said?.putusan ?? null) : null,
    catatan: isNow ? (said?.catatan ?? '') : '',
    putusan_lalu: isNow ? null : (said?.putusan ?? null),
  };
}
