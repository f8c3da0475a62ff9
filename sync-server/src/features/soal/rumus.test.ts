import { expect, test } from 'vitest';
import { perFile } from '../../testing/per-test.ts';
import { buildTestApp } from '../../testing/test-app.ts';

const t = perFile(buildTestApp);
const guru = perFile(() => t.signIn('guru'));

const show = async (tex: string, baris = false) =>
  (await t.call(guru, 'POST', '/api/master-soal-rumus', { tex, baris })).body;

test('S3-ITEM-02: a formula is shown to its author as a saved question shows it', async () => {
  const bank = (await t.call(guru, 'POST', '/api/master-soal', { mapel: 'Fisika' })).body.data.id;
  const item = {
    soal: 'Hitung',
    pilihan_a: '\\(\\frac{a}{b} &lt; 1\\)',
    pilihan_b: '\\[x^2\\]',
    jawaban: 'A',
  };
  const { data } = (await t.call(guru, 'POST', `/api/master-soal-detail/${bank}`, item)).body;
  expect(await show('\\frac{a}{b} < 1')).toEqual({ mathml: data.pilihan_a });
  expect(await show('x^2', true)).toEqual({ mathml: data.pilihan_b });
});

test.each(['', '\\frac{1', 'x\\) <b>y</b> \\(z', '\\href{javascript:alert(1)}{x}\\foo'])(
  'what is no formula is refused with what to look at: %s',
  async (tex) => {
    expect(await show(tex)).toMatchObject({
      status: false,
      message: expect.stringContaining('belum terbaca'),
    });
  },
);
