import type { Acuan, Field, NamaAcuan, Terisi } from '@spmb/shared/pendaftaran/formulir/field.ts';
import { semuaField } from '@spmb/shared/pendaftaran/formulir/formulir.ts';
import type { NamaAcuanById } from '@spmb/shared/pendaftaran/teks-isian.ts';
import { inArray, type Column } from 'drizzle-orm';
import { ofSchool } from '../../db/of-school.ts';
import type { Reader } from '../../db/store.ts';
import { golongan, jurusanPendidikan, pekerjaan, pendidikan } from '../acuan/acuan.table.ts';
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
  golongan,
  pendidikan,
  jurusan: jurusanPendidikan,
} satisfies Record<NamaAcuan, { sekolah_id: Column; id: Column; name: Column }>;

const acuanIn = (fields: readonly Field[]): Acuan[] =>
  fields.flatMap((field) => (field.jenis === 'acuan' ? [field] : []));

/** Names of all that these forms refer to in `of`, where there is such a row. */
export async function readNamaAcuan(
  read: Reader,
  forms: readonly Terisi[],
  of: readonly Field[] = semuaField,
): Promise<NamaAcuanById> {
  const names = new Map<string, string>();
  for (const dari of Object.keys(tables) as NamaAcuan[]) {
    const fields = acuanIn(of).filter((field) => field.dari === dari);
    const ids = new Set(forms.flatMap((isi) => fields.map(({ name }) => isi[name])));
    const asked = [...ids].filter((id) => typeof id === 'string');
    if (asked.length === 0) continue;
    const table = tables[dari];
    const rows = await read
      .select({ id: table.id, name: table.name })
      .from(table)
      .where(ofSchool(table, inArray(table.id, asked)));
    for (const { id, name } of rows) names.set(`${dari} ${id}`, name);
  }
  return (dari, id) => names.get(`${dari} ${id}`);
}

/** Sentences by field for what a list no longer has, or never had. */
export async function checkAcuan(
  read: Reader,
  isi: Terisi,
  of: readonly Field[] = semuaField,
): Promise<Record<string, string>> {
  const namaAcuan = await readNamaAcuan(read, [isi], of);
  return Object.fromEntries(
    acuanIn(of)
      .filter(({ name, dari }) => {
        const id = isi[name];
        return Boolean(id) && namaAcuan(dari, typeof id === 'string' ? id : '') === undefined;
      })
      .map(({ name, label }) => [name, `${label} ini tidak ada lagi di daftar. Pilih lagi.`]),
  );
}
