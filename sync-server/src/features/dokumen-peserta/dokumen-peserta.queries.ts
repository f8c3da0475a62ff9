import type { DokumenPeserta } from '@spmb/shared/dokumen-peserta/calls.ts';
import { dokumenFormulir } from '@spmb/shared/pendaftaran/formulir/formulir.ts';
import { dicabut, draf, perbaikan } from '@spmb/shared/pendaftaran/peralihan.ts';
import { kolomSyarat } from '@spmb/shared/verifikasi/kata-terbuka.ts';
import { and, asc, desc, eq } from 'drizzle-orm';
import { ofSchool } from '../../db/of-school.ts';
import type { Reader } from '../../db/store.ts';
import { findBerkas } from '../pendaftaran/berkas.queries.ts';
import { dokumenPersyaratan } from '../dokumen-persyaratan/dokumen-persyaratan.table.ts';
import { dokumenPeserta } from './dokumen-peserta.table.ts';

const addressOf = (name: string | null) => name && `/api/media/${name}`;

/**
 * Whether a document may be handed in: after the first send what is there is replaced only where the committee asks for
 * that, and what is missing may always come, except after a withdrawal.
 */
const bolehDiserahkan = (status: number, isThere: boolean, isDiminta: boolean): boolean =>
  status !== dicabut && (status === draf || !isThere || isDiminta);

/** The required documents with what an applicant has handed in, what must be there first. */
export async function listDokumenPeserta(
  read: Reader,
  { id: pesertaId, status }: { id: string; status: number },
): Promise<DokumenPeserta[]> {
  const { id, name, description, path, status: wajib } = dokumenPersyaratan;
  const isHis = ofSchool(
    dokumenPeserta,
    and(eq(dokumenPeserta.dokumen_persyaratan_id, id), eq(dokumenPeserta.peserta_id, pesertaId)),
  );
  const rows = await read
    .select({
      id,
      name,
      description,
      contoh: path,
      wajib,
      berkas: dokumenPeserta.path,
      diserahkan_ms: dokumenPeserta.diubah_ms,
    })
    .from(dokumenPersyaratan)
    .leftJoin(dokumenPeserta, isHis)
    .where(ofSchool(dokumenPersyaratan))
    .orderBy(desc(wajib), asc(name));
  const { isi = {}, terbuka = null } = (await findBerkas(read, pesertaId)) ?? {};
  return rows.map((row) => {
    const inForm = dokumenFormulir(row.name);
    const berkas = row.berkas ?? (inForm ? (isi[inForm.name] as string | null | undefined) : null) ?? null;
    const isDiminta = status === perbaikan && (terbuka?.includes(kolomSyarat(row.id)) ?? true);
    return {
      id: row.id,
      name: row.name,
      status: row.wajib,
      keterangan: row.description,
      path: addressOf(berkas),
      contoh: addressOf(row.contoh),
      terbuka: bolehDiserahkan(status, row.berkas !== null, isDiminta),
      diminta_ganti: isDiminta && terbuka !== null,
      diserahkan_ms: row.diserahkan_ms,
      di_formulir: inForm !== undefined,
    };
  });
}
