import { bandingkan } from '@spmb/shared/pendaftaran/beda.ts';
import { and, asc, desc, eq, gt, gte, inArray } from 'drizzle-orm';
import { formulirKosong, type Formulir } from '@spmb/shared/pendaftaran/formulir/formulir.ts';
import { ofSchool } from '../../../db/of-school.ts';
import type { Reader } from '../../../db/store.ts';
import { dokumenPeserta } from '../../dokumen-peserta/dokumen-peserta.table.ts';
import { berkasTerkirim, peralihanBerkas } from '../../pendaftaran/berkas.table.ts';
import { dikenal } from '../../pendaftaran/identitas.queries.ts';
import type { peserta } from '../../peserta/rows/peserta.table.ts';
import { dokumenDilihat, pemeriksaan } from './pemeriksaan.table.ts';

export async function findPemeriksaan(read: Reader, pesertaId: string) {
  const rows = await read
    .select()
    .from(pemeriksaan)
    .where(ofSchool(pemeriksaan, eq(pemeriksaan.peserta_id, pesertaId)));
  return rows[0];
}

/** Documents of a file that this account has seen since an instant. */
export async function listDilihat(read: Reader, pesertaId: string, akunId: string, sinceMs: number) {
  const { peserta_id, akun_id, kolom, dilihat_ms } = dokumenDilihat;
  const isSeen = and(eq(peserta_id, pesertaId), eq(akun_id, akunId), gte(dilihat_ms, sinceMs));
  const rows = await read.select({ kolom }).from(dokumenDilihat).where(ofSchool(dokumenDilihat, isSeen));
  return new Set(rows.map((row) => row.kolom));
}

/** Every act on a file, the newest first. */
export const listPeralihan = (read: Reader, pesertaId: string) =>
  read
    .select()
    .from(peralihanBerkas)
    .where(ofSchool(peralihanBerkas, eq(peralihanBerkas.peserta_id, pesertaId)))
    .orderBy(desc(peralihanBerkas.dibuat_ms), desc(peralihanBerkas.id));

/** The form of an applicant as the committee reads it. */
export interface Terkirim {
  isi: Formulir;
  /** Number of its row; 0: he never sent one. */
  baris: number;
  /** How many submissions; 0: none. */
  ke: number;
  dikirim_ms: number | null;
  /** What he sent before, or what the desk has corrected. */
  sebelum: Formulir | undefined;
}

/** What an applicant sent; of who was imported what is known of him. */
export async function getTerkirim(read: Reader, own: typeof peserta.$inferSelect): Promise<Terkirim> {
  const rows = await read
    .select()
    .from(berkasTerkirim)
    .where(ofSchool(berkasTerkirim, eq(berkasTerkirim.peserta_id, own.id)))
    .orderBy(asc(berkasTerkirim.ke));
  const newest = rows.at(-1);
  if (!newest) return { isi: dikenal(own), baris: 0, ke: 0, dikirim_ms: null, sebelum: undefined };
  const sent = rows.filter(({ koreksi }) => !koreksi);
  return {
    isi: { ...formulirKosong(), ...newest.isi },
    baris: newest.ke,
    ke: sent.length,
    dikirim_ms: sent.at(-1)?.dibuat_ms ?? null,
    sebelum: sebelumDari(rows),
  };
}

/** Of all submissions of an applicant, in their order, the one that the newest is compared with. */
function sebelumDari(rows: readonly (typeof berkasTerkirim.$inferSelect)[]): Formulir | undefined {
  const last = rows.findLast(({ koreksi }) => !koreksi);
  const before = rows.findLast(({ ke }) => ke < (last?.ke ?? 0)) ?? last;
  return before?.ke === rows.at(-1)?.ke ? undefined : before?.isi;
}

/** Of these applicants, who were asked for a correction, those who have sent back what they had sent before. */
export async function findTanpaPerubahan(read: Reader, ids: readonly string[]): Promise<Set<string>> {
  if (ids.length === 0) return new Set();
  const { peserta_id, ke } = berkasTerkirim;
  const rows = await read
    .select()
    .from(berkasTerkirim)
    .where(ofSchool(berkasTerkirim, inArray(peserta_id, [...ids])))
    .orderBy(asc(ke));
  const isOwn = eq(dokumenPeserta.peserta_id, pemeriksaan.peserta_id);
  const handed = await read
    .selectDistinct({ id: pemeriksaan.peserta_id })
    .from(pemeriksaan)
    .innerJoin(dokumenPeserta, ofSchool(dokumenPeserta, isOwn))
    .where(
      ofSchool(
        pemeriksaan,
        inArray(pemeriksaan.peserta_id, [...ids]),
        gt(dokumenPeserta.diubah_ms, pemeriksaan.diputus_ms),
      ),
    );
  const isHanded = new Set(handed.map(({ id }) => id));
  const same = [...Map.groupBy(rows, (row) => row.peserta_id)].filter(([id, own]) => {
    const [before, now] = [sebelumDari(own), own.at(-1)?.isi];
    return !isHanded.has(id) && before && now && bandingkan(before, now).length === 0;
  });
  return new Set(same.map(([id]) => id));
}

/** The newest form of each of these applicants, by his id. */
export async function listIsi(
  read: Reader,
  owns: readonly (typeof peserta.$inferSelect)[],
): Promise<Map<string, Formulir>> {
  const rows = await read
    .select({ peserta_id: berkasTerkirim.peserta_id, isi: berkasTerkirim.isi })
    .from(berkasTerkirim)
    .where(
      ofSchool(
        berkasTerkirim,
        inArray(
          berkasTerkirim.peserta_id,
          owns.map(({ id }) => id),
        ),
      ),
    )
    .orderBy(asc(berkasTerkirim.ke));
  const newest = new Map(rows.map(({ peserta_id, isi }) => [peserta_id, isi]));
  return new Map(owns.map((own) => [own.id, { ...dikenal(own), ...newest.get(own.id) }]));
}
