import { schoolId } from '../../../db/school-id.ts';
import type { Session, TestApp } from '../../../testing/test-app.ts';
import { buildPdf } from '../../media/testing/build-file.ts';
import { buildPendaftar, type Pendaftar } from '../../pendaftaran/testing/build-pendaftar.ts';
import { hasilSeleksi } from '../../seleksi/seleksi.table.ts';
import { write } from '../../situs/testing/admission.ts';

let nomor = 0;

/** A verified applicant with a result that is published from `terbit_ms` on. */
export async function buildDiterima(
  t: TestApp,
  id: string,
  hasil: Partial<typeof hasilSeleksi.$inferInsert> = {},
): Promise<Pendaftar> {
  const one = await buildPendaftar(t, id, id);
  const nisn = `006124${String(++nomor).padStart(4, '0')}`;
  await one.send({ nama: id, nisn, jurusan_id_1: 'rpl', jurusan_id_2: 'tkj' });
  await one.setStatus(4);
  const row = { sekolah_id: schoolId, peserta_id: id, dibuat_ms: 0, ...hasil };
  await write(t, (tx) =>
    tx.insert(hasilSeleksi).values({
      status: 'L',
      jalan: 'pg1',
      program_keahlian_id: 'rpl',
      terbit_ms: t.clock.nowMs(),
      ...row,
    }),
  );
  return one;
}

/** On the reserve list of a programme. */
export const buildCadangan = (t: TestApp, id: string, urutan: number, more: object = {}) =>
  buildDiterima(t, id, { status: 'CADANGAN', jalan: null, urutan, ...more });

let pages = 0;

/** A stored PDF of an account for its re-registration; the answer is its name. */
export async function uploadSurat(t: TestApp, session: Session, doctype = 'daftar-ulang'): Promise<string> {
  const form = new FormData();
  form.append('file', new File([new Uint8Array(buildPdf(`Surat ${++pages}`))], 'surat.pdf'));
  return (await t.call(session, 'POST', `/api/media?doctype=${doctype}`, form)).body.name;
}

/** Sets when re-registration is, in days of July 2025; the test begins on the first, at 7.30. */
export async function setMasa(
  t: TestApp,
  admin: Session,
  mulai: number,
  selesai: number,
  more: object = {},
): Promise<void> {
  const day = (one: number) => `2025-07-${String(one).padStart(2, '0')}`;
  const { versi } = (await t.call(admin, 'GET', '/api/pengaturan')).body.daftar_ulang;
  const isi = { mulai: day(mulai), selesai: day(selesai), versi, ...more };
  const { body } = await t.call(admin, 'PUT', '/api/pengaturan/daftar_ulang', isi);
  if (!body.status) throw new Error(JSON.stringify(body));
}
