import { kataStatus } from '../akun/akun.schema.ts';
import { kebijakanWaktuOptions, keterlambatanOptions } from '../jadwal-ujian/pilihan-waktu.ts';
import type { Audit } from '../kernel/audit.schema.ts';
import { statusBerkasText } from '../peserta/status-berkas.ts';
import { inWords } from './tindakan-words.ts';

type ToWords = (value: unknown) => string | undefined;

const spelled: ToWords = (value) => (typeof value === 'string' && value !== '' ? inWords(value) : undefined);
const berkas: ToWords = (value) => (typeof value === 'number' ? statusBerkasText(value) : undefined);
const among =
  (options: readonly { value: string; label: string }[]): ToWords =>
  (value) =>
    options.find((option) => option.value === value)?.label;

/** Fields that hold codes, whatever the table. */
const codes: Readonly<Partial<Record<string, ToWords>>> = {
  authent: spelled,
  jenis: spelled,
  asal: spelled,
  sebab: spelled,
  mode: spelled,
  regby: among([
    { value: 'email', label: 'Email' },
    { value: 'nisn', label: 'NISN' },
  ]),
  color: among([
    { value: 'light', label: 'Terang' },
    { value: 'dark', label: 'Gelap' },
  ]),
  jenis_kelamin: among([
    { value: 'L', label: 'Laki-laki' },
    { value: 'P', label: 'Perempuan' },
  ]),
  kebijakan_waktu: among(kebijakanWaktuOptions),
  keterlambatan: among(keterlambatanOptions),
  status_berkas: berkas,
  pesertas: (value) => (Array.isArray(value) ? value.map(berkas).join(', ') : undefined),
};

/** `status` means something else in each table. */
const statusOf: Readonly<Partial<Record<string, ToWords>>> = {
  akun: (value) => kataStatus[Number(value)],
  peserta: berkas,
  soal: among([
    { value: 'siap', label: 'Siap' },
    { value: 'nonaktif', label: 'Nonaktif' },
  ]),
};

/** The name that an id in a field stands for; null: its record is gone; undefined: the field holds no id. */
export type NameOf = (kolom: string, id: string) => string | null | undefined;

/** An entry of the audit trail with words in the place of ids and codes, as its screens and its file show it. */
export function entryInWords<Entry extends Pick<Audit, 'tabel' | 'sebelum' | 'sesudah'>>(
  entry: Entry,
  nameOf: NameOf,
): Entry {
  function wordOf(kolom: string, value: unknown): unknown {
    const toWords = kolom === 'status' ? statusOf[entry.tabel] : codes[kolom];
    const code = toWords?.(value);
    if (code !== undefined || typeof value !== 'string' || value === '') return code ?? value;
    const name = nameOf(kolom, value);
    return name === null ? 'sudah dihapus' : (name ?? value);
  }
  /** Several of a kind, one after the other. */
  const wordsOf = (kolom: string, value: unknown): unknown =>
    Array.isArray(value) && value.every((one) => typeof one === 'string')
      ? value.map((one) => wordOf(kolom, one)).join(', ')
      : wordOf(kolom, value);
  const side = (stored: unknown): unknown =>
    typeof stored === 'object' && stored !== null
      ? Object.fromEntries(Object.entries(stored).map(([kolom, value]) => [kolom, wordsOf(kolom, value)]))
      : stored;
  return { ...entry, sebelum: side(entry.sebelum), sesudah: side(entry.sesudah) };
}
