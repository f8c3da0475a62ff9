import { toBase64Url } from '@spmb/shared/kernel/text/bytes.ts';
import { hash } from 'node:crypto';
import { systemRandomness } from '../../server/clock/system-randomness.ts';
import type { AuditRow, Entry } from '../audit.table.ts';
import type { Kepala } from './kepala-audit.table.ts';

/** What an entry says of people. It is outside the chained text, so that it can be deleted. */
export type Isi = Pick<AuditRow, 'nama' | 'sebelum' | 'sesudah' | 'alasan'>;
type Chained = Pick<AuditRow, 'id' | 'waktu_ms' | 'akun_id' | 'tindakan' | 'tabel' | 'baris_id'>;
type Place = Omit<Kepala, 'rantai'>;

/** What stands in an entry for personal values that were deleted. */
export const blankIsi = { nama: 'data dihapus', sebelum: null, sesudah: null, alasan: null } as const;

const sha256 = (text: string): string => hash('sha256', text, 'base64url');

/** One text for equal values: PostgreSQL keeps the keys of an object in an order of its own. */
const canonicalJson = (value: unknown): string =>
  JSON.stringify(value, (_key, one: unknown) =>
    typeof one === 'object' && one !== null && !Array.isArray(one)
      ? Object.fromEntries(Object.entries(one).sort(([a], [b]) => (a < b ? -1 : 1)))
      : one,
  );

/** Salts are of one length, so that nothing moves between them and the values. */
export const newGaram = (): string => toBase64Url(systemRandomness.bytes(16));

export const hashIsi = (garam: string, { nama, sebelum, sesudah, alasan }: Isi): string =>
  sha256(garam + canonicalJson({ nama, sebelum, sesudah, alasan }));

/** What a chain begins with: it commits to where all others end. */
export const firstRantai = ({ untai, generasi }: Omit<Place, 'nomor'>, sebelum: readonly Kepala[]): string =>
  sha256(canonicalJson({ untai, generasi, sebelum }));

/** The hash of an entry at its place, after the entry whose hash is `before`. */
export function nextRantai(before: string, place: Place, entry: Chained, sidikIsi: string): string {
  const { id, waktu_ms, akun_id, tindakan, tabel, baris_id } = entry;
  const text = [place.untai, place.generasi, place.nomor, id, waktu_ms, akun_id, tindakan, tabel, baris_id];
  return sha256(before + JSON.stringify([...text, sidikIsi]));
}

/** An entry as the next of a chain that ends at `kepala`. */
export function chain<Of extends Entry>({ untai, generasi, ...last }: Kepala, entry: Of) {
  const place = { untai, generasi, nomor: last.nomor + 1 };
  const garam = newGaram();
  const sidik_isi = hashIsi(garam, entry);
  return { ...entry, ...place, garam, sidik_isi, rantai: nextRantai(last.rantai, place, entry, sidik_isi) };
}
