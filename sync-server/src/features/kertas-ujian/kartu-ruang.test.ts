import { eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { schoolId } from '../../db/school-id.ts';
import { readDocx } from '../../testing/read-docx.ts';
import { readPdf } from '../../testing/read-pdf.ts';
import { perTest } from '../../testing/per-test.ts';
import { buildTestApp } from '../../testing/test-app.ts';
import { openWithCard } from '../absen/testing/open-with-card.ts';
import { peserta } from '../peserta/rows/peserta.table.ts';
import { askKertas, buildTwoRuang } from './testing/build-two-ruang.ts';

const t = perTest(buildTestApp);
const room = perTest(() => buildTwoRuang(t));
const operator = perTest(() => t.signIn('operator', { nama: 'Bu Rina' }));

const print = (ruang: string[], more: object = {}, session = operator) =>
  askKertas(t, session, room, { ruang, kertas: ['kartu_ruang'], satu_berkas: true, ...more });
const pages = async (answer: Response) => readPdf(await answer.arrayBuffer());
const codeOf = (page: string | undefined) =>
  /\b([A-HJ-NP-Z]{4}) ?([A-HJ-NP-Z]{4})\b/
    .exec(page?.replaceAll('KARTU RUANG', '') ?? '')
    ?.slice(1)
    .join('');

test('a card for each room with its code, which opens it; printed again it is the same', async () => {
  const [lab1, lab2, ...others] = await pages(await print(['Lab 1', 'Lab 2']));
  expect(others).toEqual([]);
  expect(lab1).toMatch(/KARTU RUANG.*Ruang Lab 1.*Sesi 1.*07\.30–09\.30 WIB/s);
  expect(lab1).toMatch(/Wi-Fi UJIAN-SMK.*10\.0\.0\.2:8080\/ruang.*sampai pukul 11\.30 WIB/s);
  const kode = codeOf(lab2) ?? '';
  expect(kode).not.toBe(codeOf(lab1));
  const { body } = await t.call(undefined, 'POST', '/api/auth/kartu-ruang', { kode, nama: 'Bu Sari' });
  expect(body).toMatchObject({ ruang: 'Lab 2', nama: 'Bu Sari' });
  const [again] = await pages(await print(['Lab 2']));
  expect(codeOf(again)).toBe(kode);
});

test('the same as a Word document, with the code as a picture', async () => {
  const { text, pictures } = await readDocx(await (await print(['Lab 1'], { format: 'docx' })).arrayBuffer());
  expect(codeOf(text)).toHaveLength(8);
  expect(pictures).toBe(1);
});

test('N39: who watches a part of a room prints no card of it', async () => {
  const anyone = await t.signIn('supervisor', { semua_program: false, jurusan_id: 'tkj' });
  await t.context.store.tx({ sekolah_id: schoolId, akun_id: null, nama: 'uji' }, (tx) =>
    tx.update(peserta).set({ jurusan_id_1: 'tkj' }).where(eq(peserta.id, 'K1')),
  );
  const answer = await print(['Lab 2'], {}, anyone);
  expect([answer.status, await answer.json()]).toEqual([
    403,
    expect.objectContaining({ message: expect.stringContaining('sebagian peserta Ruang Lab 2') }),
  ]);
});

test('the name that was typed with a card stands in the record of its room, before those who were assigned', async () => {
  const budi = await t.signIn('supervisor', { nama: 'Pak Budi' });
  await t.call(operator, 'POST', `/api/pengawas-ruang/${room.tanggal}/${room.sesiId}`, {
    user_id: budi.akun_id,
    ruang: 'Lab 2',
  });
  await openWithCard(t, room, operator, { ruang: 'Lab 2', nama: 'Bu Sari', nip: '1978' });
  t.clock.advance(60_000);
  await openWithCard(t, room, operator, { ruang: 'Lab 2', nama: 'BU SARI' });
  await openWithCard(t, room, operator, { ruang: 'Lab 1', nama: 'Pak Joko' });
  const { body } = await t.call(
    operator,
    'GET',
    `/api/berita-acara/${room.tanggal}/${room.sesiId}?ruang=Lab%202`,
  );
  expect(body.isi).toMatchObject({ pengawas_1: 'Bu Sari', pengawas_2: 'Pak Budi' });
  expect(body.isi.kejadian).toContain('07.30 Layar ruang dibuka dengan kartu ruang oleh Bu Sari, NIP 1978.');
  expect(body.isi.kejadian).not.toContain('Pak Joko');
  const [blangko] = await pages(await print(['Lab 2'], { kertas: ['blangko_berita_acara'] }));
  expect(blangko).toMatch(/Pengawas 1.*Bu Sari.*Pak Budi/s);
});
