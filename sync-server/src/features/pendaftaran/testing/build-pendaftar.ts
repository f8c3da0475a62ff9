import type { Formulir } from '@spmb/shared/pendaftaran/formulir/formulir.ts';
import { buildFormulir } from '@spmb/shared/testing/build-formulir.ts';
import { eq } from 'drizzle-orm';
import type { Session, TestApp } from '../../../testing/test-app.ts';
import { schoolId } from '../../../db/school-id.ts';
import { buildPdf, buildPicture } from '../../media/testing/build-file.ts';
import { peserta } from '../../peserta/rows/peserta.table.ts';
import { seedPeserta } from '../../peserta/testing/seed-peserta.ts';
import { openPendaftaran, setSchool, write } from '../../situs/testing/admission.ts';
import { peralihanBerkas } from '../berkas.table.ts';
import { seedAcuan } from './seed-acuan.ts';

export interface Pendaftar {
  session: Session;
  id: string;
  /** Stores a new file of his; the answer is its name. */
  upload(kind: 'pdf' | 'png'): Promise<string>;
  /** Sends his form; documents are not asked for. */
  send(more?: Partial<Formulir>): Promise<void>;
  setStatus(status: number): Promise<void>;
  /** What the committee decided. */
  decide(ke: number, words: { catatan?: string; alasan?: string[] }): Promise<void>;
}

let files = 0;

/** An applicant with a draft, at a school that is open and asks for no documents. */
export async function buildPendaftar(t: TestApp, id: string, nama = 'Siti Aini'): Promise<Pendaftar> {
  await openPendaftaran(t);
  await setSchool(t, { tanpa_berkas: true });
  await seedAcuan(t);
  const session = await t.signIn('peserta', { nama: id });
  const row = { nomor_peserta: id, nama, akun_id: session.akun_id, status: 0, kode_verifikasi: `kode-${id}` };
  await seedPeserta(t, [row]);
  const setStatus = (status: number) =>
    write(t, (tx) => tx.update(peserta).set({ status }).where(eq(peserta.id, id))) as Promise<void>;
  return {
    session,
    id,
    setStatus,
    async upload(kind) {
      const form = new FormData();
      const bytes = kind === 'pdf' ? buildPdf(`Berkas ${++files}`) : await buildPicture('png');
      form.append('file', new File([new Uint8Array(bytes)], `berkas.${kind}`));
      return (await t.call(session, 'POST', '/api/media?doctype=peserta', form)).body.name;
    },
    async send(more = {}) {
      const all = Object.entries(buildFormulir({ nama, ...more }));
      const own = Object.values(more);
      const isi = all.map(([name, value]) => [
        name,
        String(value).startsWith('berkas-') && !own.includes(value) ? null : value,
      ]);
      const { body } = await t.call(session, 'POST', '/api/peserta/pendaftaran', Object.fromEntries(isi));
      if (!body.status) throw new Error(JSON.stringify(body));
    },
    async decide(ke, { catatan = '', alasan = [] }) {
      const act = { dari: 1, ke, peristiwa: 'verifikasi' as const, akun_id: null, nama: 'Bu Rina' };
      const nowMs = t.clock.nowMs();
      const id_ = { sekolah_id: schoolId, id: `z-${nowMs}`, peserta_id: id, operasi_id: `putusan-${nowMs}` };
      await write(t, (tx) =>
        tx.insert(peralihanBerkas).values({ ...id_, ...act, alasan, catatan, dibuat_ms: nowMs }),
      );
      await setStatus(ke);
    },
  };
}
