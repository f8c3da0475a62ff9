import type { Session, TestApp } from '../../../testing/test-app.ts';
import { seedPeserta } from '../../peserta/testing/seed-peserta.ts';

let files = 0;

/** What both sides of the inbox do, on the real server. */
export const buildInbox = (t: TestApp) => ({
  /** An applicant with an account, whose id and number come from `id`. */
  async pendaftar(id: string, nama = id): Promise<Session> {
    const session = await t.signIn('peserta', { nama });
    await seedPeserta(t, [
      { nomor_peserta: id, nama, akun_id: session.akun_id, status: 1, nomor_register: `R-${id}` },
    ]);
    return session;
  },
  write: (who: Session, fields: object = {}) =>
    t.call(who, 'POST', '/api/peserta/dashboard-kirim-pesan', {
      title: 'Tanya',
      body: 'Kapan tes?',
      ...fields,
    }),
  reply: (who: Session, id: string, fields: object = {}) =>
    t.call(who, 'POST', '/api/pesan-balas', { id, body: 'Tanggal 12.', ...fields }),
  async list(who: Session, query = '') {
    return (await t.call(who, 'GET', `/api/pesan?${query}`)).body;
  },
  async open(who: Session, id: string) {
    return (await t.call(who, 'GET', `/api/pesan/${id}`)).body;
  },
  async thread(who: Session) {
    return (await t.call(who, 'GET', '/api/peserta/dasbor-pendaftar')).body.pesans;
  },
  /** Stored name of a new file. */
  async upload(
    who: Session,
    bytes: Uint8Array,
    doctype = 'pesan',
    nama = `bukti-${(files += 1)}`,
  ): Promise<string> {
    const form = new FormData();
    form.append('file', new File([new Uint8Array(bytes)], nama));
    return (await t.call(who, 'POST', `/api/media?doctype=${doctype}`, form)).body.name;
  },
});
