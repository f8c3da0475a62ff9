import { eq } from 'drizzle-orm';
import sharp from 'sharp';
import { expect, test } from 'vitest';
import { schoolId } from '../../../db/school-id.ts';
import { buildExamRuang } from '../../../testing/build-exam-ruang.ts';
import { perTest } from '../../../testing/per-test.ts';
import { buildTestApp } from '../../../testing/test-app.ts';
import { soal } from '../../soal/bank/soal.table.ts';

const t = perTest(buildTestApp);
const room = perTest(() => buildExamRuang(t));

/** Stores a picture so wide; its name. */
async function upload(width: number): Promise<string> {
  const admin = await t.signIn('administrator');
  const create = { width, height: 9, channels: 3, background: '#a31' } as const;
  const bytes = await sharp({ create }).png().toBuffer();
  const form = new FormData();
  form.append('file', new File([new Uint8Array(bytes)], 'g.png'));
  return (await t.call(admin, 'POST', '/api/media?doctype=soal', form)).body.name as string;
}

const widthOf = async (address: string | undefined) =>
  (await sharp(Buffer.from(address?.split('base64,')[1] ?? '', 'base64')).metadata()).width;

test('S17: each question carries its own pictures, also who asks again and who asks after others', async () => {
  const questions = await t.context.store.read.select({ id: soal.id, nomor: soal.nomor }).from(soal);
  const widths = new Map(questions.map(({ nomor }) => [nomor, 10 + nomor]));
  for (const { id, nomor } of questions) {
    const [own, inline] = [await upload(widths.get(nomor)!), await upload(widths.get(nomor)! + 100)];
    await t.context.store.tx({ sekolah_id: schoolId, akun_id: null, nama: 'uji' }, (tx) =>
      tx
        .update(soal)
        .set({ soal_gambar: own, pilihan_b: `${nomor} <img src="media:${inline}" />` })
        .where(eq(soal.id, id)),
    );
  }
  const seen: unknown[] = [];
  for (const place of [0, 1, 0]) {
    const siswa = await room.signIn(place);
    const jadwal_ujian_id = room.rows[place]!.barisId;
    const post = async (call: string, body = {}) =>
      (await t.call(siswa, 'POST', `/api/peserta/${call}`, { jadwal_ujian_id, ...body })).body;
    await post('create-soals', { pindah: true });
    for (const { nomor } of questions) {
      const shown = await post('fetch-soal', { nomor });
      const number = Number(/\d+/.exec(shown.soal)![0]);
      expect(await widthOf(shown.soal_gambar_path)).toBe(widths.get(number));
      const option = Object.values(shown).find((text) => String(text).startsWith(`${number} <img`));
      expect(await widthOf(String(option))).toBe(widths.get(number)! + 100);
      seen.push(number);
    }
  }
  expect(seen).toHaveLength(3 * questions.length);
});
