import { z } from 'zod';

/** Audit: an entry of the trail. `sebelum` and `sesudah` are the fields that the act was about, null where there was nothing. */
export const auditContract = z.object({
  id: z.string(),
  waktu_ms: z.number(),
  akun_id: z.string().nullable(),
  /** Who, as the account was called then. */
  nama: z.string(),
  tindakan: z.string(),
  tabel: z.string(),
  baris_id: z.string(),
  sebelum: z.unknown(),
  sesudah: z.unknown(),
  alasan: z.string().nullable(),
});
export type Audit = z.output<typeof auditContract>;

/** Most entries that a record's history answers; the audit screen shows all. */
export const MAKS_RIWAYAT = 100;

/** A field that an act changed. */
export interface Perubahan {
  kolom: string;
  sebelum: unknown;
  sesudah: unknown;
}

/** Fields that are told by other marks of an entry. */
const marks = new Set(['id', 'versi', 'diubah_ms']);

/** What an entry changed, field by field; of a creation and a deletion every field that is filled in. */
export function listPerubahan({ sebelum, sesudah }: Pick<Audit, 'sebelum' | 'sesudah'>): Perubahan[] {
  const before = fieldsOf(sebelum);
  const after = fieldsOf(sesudah);
  return [...new Set([...before.keys(), ...after.keys()])].flatMap((kolom) => {
    const change = { kolom, sebelum: before.get(kolom) ?? null, sesudah: after.get(kolom) ?? null };
    const isSame = JSON.stringify(change.sebelum) === JSON.stringify(change.sesudah);
    return marks.has(kolom) || isSame ? [] : [change];
  });
}

const fieldsOf = (value: unknown): Map<string, unknown> =>
  new Map(typeof value === 'object' && value !== null ? Object.entries(value) : []);
