import { eq } from 'drizzle-orm';
import { buildCsv } from '../../../spreadsheet/testing/build-file.ts';
import { buildTestApp, type Answer, type Session, type TestApp } from '../../../testing/test-app.ts';
import { akun } from '../../akun/account/akun.table.ts';
import { peserta } from '../rows/peserta.table.ts';

/** Columns of the rows that `importRows` takes. */
const header = ['nomor_peserta', 'nisn', 'nama', 'jenis_kelamin', 'pilihan 1', 'ruang', 'sesi', 'kata_sandi'];

/** A server with an operator who imports participants. */
export interface ImportSchool {
  t: TestApp;
  staff: Session;
  upload(bytes: Uint8Array, fields?: Record<string, string>, session?: Session): Promise<Answer>;
  importRows(rows: readonly (readonly string[])[], fields?: Record<string, string>): Promise<Answer>;
  login(email: string, password: string): Promise<Answer>;
  /** Stored participants by number. */
  stored(): Promise<(typeof peserta.$inferSelect)[]>;
  /** Accounts of participants. */
  accounts(): Promise<(typeof akun.$inferSelect)[]>;
}

export async function buildImportSchool(): Promise<ImportSchool> {
  const t = await buildTestApp();
  const staff = await t.signIn('operator');
  const room: ImportSchool = {
    t,
    staff,
    upload(bytes, fields = {}, session = staff) {
      const form = new FormData();
      form.append('file_excel', new File([new Uint8Array(bytes)], 'peserta.csv'));
      for (const [name, value] of Object.entries(fields)) form.append(name, value);
      return t.call(session, 'POST', '/api/import-data-peserta', form);
    },
    importRows: (rows, fields) => room.upload(buildCsv([header, ...rows]), fields),
    login: (email, password) => t.call(undefined, 'POST', '/api/auth/token', { email, password }),
    stored: async () => t.context.store.read.select().from(peserta).orderBy(peserta.nomor_peserta),
    accounts: async () => t.context.store.read.select().from(akun).where(eq(akun.authent, 'peserta')),
  };
  return room;
}

/** Rows of a school; every tenth has no name where `wrong`. */
export const buildSchool = (count: number, wrong = false): string[][] =>
  Array.from({ length: count }, (_, i) => {
    const nama = wrong && i % 10 === 9 ? '' : `Peserta Ke ${i}`;
    const nisn = String(3_000_000_000 + i);
    return [`K01-${i}`, nisn, nama, i % 2 ? 'L' : 'P', 'TKJ', `R${i % 50}`, '1', i % 2 ? '' : `sandi-${i}`];
  });
