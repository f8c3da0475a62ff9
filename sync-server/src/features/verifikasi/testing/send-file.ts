import type { Formulir } from '@spmb/shared/pendaftaran/formulir/formulir.ts';
import { buildFormulir } from '@spmb/shared/testing/build-formulir.ts';
import { createHash } from 'node:crypto';
import type { Session, TestApp } from '../../../testing/test-app.ts';
import { buildPdf, buildPicture } from '../../media/testing/build-file.ts';
import { seedAcuan } from '../../pendaftaran/testing/seed-acuan.ts';
import { seedPeserta } from '../../peserta/testing/seed-peserta.ts';

/** Stores bytes that nobody else has. */
async function upload(t: TestApp, session: Session, bytes: Buffer): Promise<string> {
  const form = new FormData();
  form.append('file', new File([new Uint8Array(bytes)], 'berkas'));
  return (await t.call(session, 'POST', '/api/media?doctype=peserta', form)).body.name;
}

/** A whole form whose documents are stored files of this applicant. */
export async function buildOwnForm(
  t: TestApp,
  session: Session,
  more: Partial<Formulir> = {},
): Promise<Formulir> {
  const colour = createHash('sha256').update(session.akun_id).digest('hex').slice(0, 6);
  const foto = await upload(t, session, await buildPicture('png', 20, `#${colour}`));
  const file = await upload(t, session, buildPdf(session.akun_id));
  const whole = buildFormulir();
  const files = Object.entries(whole).filter(([, value]) => String(value).startsWith('berkas-'));
  return { ...whole, ...Object.fromEntries(files.map(([name]) => [name, file])), foto, ...more };
}

/** An applicant whose id and name are `id`, and who has sent his form: nothing of it stands in another one. */
export async function sendFile(
  t: TestApp,
  id: string,
  more: Partial<Formulir> = {},
): Promise<{ session: Session; form: Formulir }> {
  await seedAcuan(t);
  const session = await t.signIn('peserta', { nama: id });
  await seedPeserta(t, [{ nomor_peserta: id, nama: id, akun_id: session.akun_id, status: 0 }]);
  const own = String(Number.parseInt(id, 36) % 1e8).padStart(8, '0');
  const numbers = { nama: id, nisn: `00${own}`, nik: `82710144${own}` };
  const form = await buildOwnForm(t, session, { ...numbers, ...more });
  const { body } = await t.call(session, 'POST', '/api/peserta/pendaftaran', form);
  if (!body.status) throw new Error(body.message);
  return { session, form };
}
