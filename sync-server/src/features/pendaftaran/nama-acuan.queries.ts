import type { NamaAcuan } from '@spmb/shared/pendaftaran/formulir/field.ts';
import { semuaField, type Formulir } from '@spmb/shared/pendaftaran/formulir/formulir.ts';
import type { NamaAcuanById } from '@spmb/shared/pendaftaran/teks-isian.ts';
import { inArray, type Column } from 'drizzle-orm';
import { ofSchool } from '../../db/of-school.ts';
import type { Reader } from '../../db/store.ts';
import { pekerjaan } from '../acuan/acuan.table.ts';
import { paramPrestasi } from '../param-prestasi/param-prestasi.table.ts';
import { programKeahlian } from '../program-keahlian/program-keahlian.table.ts';
import { refSekolah } from '../ref-sekolah/ref-sekolah.table.ts';
import { desa, kabupaten, kecamatan, provinsi } from '../wilayah/wilayah.table.ts';

/** The table that a kind of reference names a row of. */
const tables = {
  program: programKeahlian,
  sekolah: refSekolah,
  provinsi,
  kabupaten,
  kecamatan,
  desa,
  pekerjaan,
  prestasi: paramPrestasi,
} satisfies Record<NamaAcuan, { sekolah_id: Column; id: Column; name: Column }>;

const acuanFields = semuaField.flatMap((field) => (field.jenis === 'acuan' ? [field] : []));

/** Names of all that these forms refer to, where there is such a row. */
export async function readNamaAcuan(
  read: Reader,
  forms: readonly Partial<Formulir>[],
): Promise<NamaAcuanById> {
  const names = new Map<string, string>();
  for (const dari of Object.keys(tables) as NamaAcuan[]) {
    const fields = acuanFields.filter((field) => field.dari === dari);
    const ids = new Set(forms.flatMap((isi) => fields.map(({ name }) => isi[name])));
    const asked = [...ids].filter((id) => typeof id === 'string');
    if (asked.length === 0) continue;
    const of = tables[dari];
    const rows = await read
      .select({ id: of.id, name: of.name })
      .from(of)
      .where(ofSchool(of, inArray(of.id, asked)));
    for (const { id, name } of rows) names.set(`${dari} ${id}`, name);
  }
  return (dari, id) => names.get(`${dari} ${id}`);
}

/** Sentences by field for what a list no longer has, or never had. */
export async function checkAcuan(read: Reader, isi: Partial<Formulir>): Promise<Record<string, string>> {
  const namaAcuan = await readNamaAcuan(read, [isi]);
  return Object.fromEntries(
    acuanFields
      .filter(({ name, dari }) => isi[name] && namaAcuan(dari, String(isi[name])) === undefined)
      .map(({ name, label }) => [name, `${label} ini tidak ada lagi di daftar. Pilih lagi.`]),
  );
}
