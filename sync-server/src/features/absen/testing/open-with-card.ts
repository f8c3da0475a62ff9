import type { ExamRuang } from '../../../testing/build-exam-ruang.ts';
import type { Session, TestApp } from '../../../testing/test-app.ts';

/** Staff make the card of a room, and a proctor opens the room with it. */
export async function openWithCard(
  t: TestApp,
  { tanggal, sesiId }: Pick<ExamRuang, 'tanggal' | 'sesiId'>,
  staff: Session | undefined,
  { ruang = 'Lab 1', nama = 'Pak Budi', nip = '' } = {},
): Promise<Session & { kode: string }> {
  const at = { tanggal, jadwal_ujian_sesi_id: sesiId, ruang };
  const listed = await t.call(staff, 'GET', `/api/kartu-ruang/${tanggal}/${sesiId}`);
  const known = (listed.body as { ruang: string; kode: string | null }[]).find((one) => one.ruang === ruang);
  const kode: string = known?.kode ?? (await t.call(staff, 'POST', '/api/kartu-ruang', at)).body.data.kode;
  const { body } = await t.call(undefined, 'POST', '/api/auth/kartu-ruang', { kode, nama, nip });
  return { token: (body as { token: string }).token, akun_id: '', kode };
}
