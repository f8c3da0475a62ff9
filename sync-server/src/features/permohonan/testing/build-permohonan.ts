import type { Session, TestApp } from '../../../testing/test-app.ts';
import { buildPdf } from '../../media/testing/build-file.ts';

/** A position that is open on the day on which a test begins. */
export const isianFormasi = {
  jenis_jabatan: 'Fungsional',
  nama_jabatan: 'Pranata Komputer',
  opd: 'Dinas Kominfo',
  detjurusan: ['Teknik Informatika', 'Sistem Informasi'],
  keterangan: '',
  jumlah: 2,
  tanggal_mulai: '2025-06-30',
  tanggal_selesai: '2025-07-02',
};

/** Keeps a position; answers its id. */
export async function buildFormasi(t: TestApp, admin: Session, more: object = {}): Promise<string> {
  const { body } = await t.call(admin, 'POST', '/api/formasi', { ...isianFormasi, ...more });
  if (!body.status) throw new Error(JSON.stringify(body));
  return body.data.id;
}

/** Applies; answers the application's id. */
export async function buildPermohonan(
  t: TestApp,
  session: Session,
  formasi_id: string,
  more: object = {},
): Promise<string> {
  const { body } = await t.call(session, 'POST', '/api/peserta/permohonan', { formasi_id, ...more });
  if (!body.status) throw new Error(JSON.stringify(body));
  return body.data.id;
}

let files = 0;

/** Stores a new file for an application; the answer is the call's. */
export function uploadDokumen(t: TestApp, session: Session, bytes = buildPdf(`Permohonan ${++files}`)) {
  const form = new FormData();
  form.append('file', new File([new Uint8Array(bytes)], 'permohonan.pdf'));
  return t.call(session, 'POST', '/api/media?doctype=permohonan', form);
}
