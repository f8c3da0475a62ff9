import { z } from 'zod';
import { choice, flag, optionalText, requiredText, wholeNumber } from '../kernel/fields.schema.ts';
import { defineResource } from '../kernel/resource.ts';
import { roles } from '../kernel/role.ts';
import { normalizeNamaMasuk } from './nama-masuk.ts';

/** How screens and files spell the status. */
export const kataStatus = ['Aktif', 'Non Aktif'] as const;

/** The status of words as people type them: `Non Aktif`, `nonaktif`, `Tidak aktif`. */
function statusOf(value: unknown): unknown {
  if (typeof value !== 'string') return value;
  const words = value.toLowerCase().replaceAll(/[\s-]/g, '');
  if (words === 'aktif') return 0;
  return words === 'nonaktif' || words === 'tidakaktif' ? 1 : value;
}

/** The level also as screens call it: `Supervisor (pengawas)`. */
function roleOf(value: unknown): unknown {
  if (typeof value !== 'string') return value;
  const word = value.toLowerCase().replace(/\(.*/, '').trim();
  return word === 'pengawas' ? 'supervisor' : word;
}

const fields = z.object({
  username: requiredText(80),
  /** Login name: an address, a chosen word, or the number of a participant. */
  email: z.preprocess(
    (value) => (typeof value === 'string' ? normalizeNamaMasuk(value) : value),
    z
      .string('wajib diisi.')
      .min(1, 'wajib diisi.')
      .regex(/^[!-~]{1,100}$/, 'diisi alamat email atau satu kata dari huruf dan angka biasa.'),
  ),
  authent: z.preprocess(roleOf, choice(roles)),
  jurusan_id: optionalText(60),
  /** A supervisor without a programme watches all of them only where this says so (N39). */
  semua_program: flag(),
  /** 0 Aktif, 1 Non Aktif; files say it in words. */
  status: z.preprocess(statusOf, wholeNumber(0, 1, 0)),
  /** A one-time password takes the place of the account's own. */
  reset: flag(),
});
export type IsianAkun = z.output<typeof fields>;

/** An account as the calls answer it: nothing of its password. */
export const akunContract = fields.omit({ reset: true }).extend({ id: z.string(), versi: z.int() });
export type Akun = z.output<typeof akunContract>;

/** What is wrong with an account's programme, by field. */
export function checkProgramAkun({ authent, jurusan_id, semua_program }: IsianAkun): Record<string, string> {
  if (authent !== 'supervisor' || semua_program !== (jurusan_id !== null)) return {};
  return {
    jurusan_id: semua_program
      ? 'Pilih satu program keahlian atau semua program, bukan keduanya.'
      : 'Pilih program keahlian yang diawasi, atau pilih semua program.',
  };
}

/** Accounts of the application (api/user). */
export const akunResource = defineResource({
  name: 'akun',
  label: 'Akun',
  path: '/api/user',
  fields,
  record: akunContract,
  labels: {
    username: 'Nama Pengguna',
    email: 'Email',
    authent: 'Level',
    jurusan_id: 'Program Keahlian',
    semua_program: 'Semua program',
    status: 'Status',
    reset: 'Reset Kata Sandi',
  },
  search: ['username', 'email'],
  order: ['username'],
  capabilities: { list: 'kelolaSistem', read: 'kelolaSistem', write: 'kelolaSistem' },
  importKey: 'email',
  menu: { title: 'Akun Aplikasi', icon: 'accounts', screen: 'user' },
  found: { title: 'username', detail: ({ email }) => email },
});
