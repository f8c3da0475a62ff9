import { and, eq } from 'drizzle-orm';
import { beforeEach, expect, test } from 'vitest';
import { schoolId } from '../../../db/school-id.ts';
import { buildExamRuang } from '../../../testing/build-exam-ruang.ts';
import { readPdf } from '../../../testing/read-pdf.ts';
import { perTest } from '../../../testing/per-test.ts';
import { buildTestApp } from '../../../testing/test-app.ts';
import { sitInRuang } from '../../absen/testing/sit-in-ruang.ts';
import { aliran, ujian } from '../../ujian/attempt/ujian.table.ts';
import { askKertas } from '../testing/build-two-ruang.ts';

const minuteMs = 60_000;
const t = perTest(buildTestApp);
const room = perTest(() => buildExamRuang(t, { participants: 5, jadwal: { waktu: 120 } }));
const operator = perTest(() => t.signIn('operator', { nama: 'Bu Rina' }));
let lab: ReturnType<typeof sitInRuang>;

beforeEach(async () => {
  lab = sitInRuang(t, room, operator);
});

/** What arrived of an attempt is as the server would have found it. */
async function arrivedAs(index: number, values: Partial<typeof ujian.$inferInsert>): Promise<void> {
  const device = await lab.begin(index);
  device.finish();
  await device.send();
  await t.context.store.tx({ sekolah_id: schoolId, akun_id: null, nama: 'uji' }, (tx) =>
    tx
      .update(ujian)
      .set(values)
      .where(and(eq(ujian.sekolah_id, schoolId), eq(ujian.id, device.start.ujian_id))),
  );
}
/** A start that is held, until staff let it in. */
async function letIn(index: number): Promise<void> {
  const { start } = await lab.begin(index);
  await t.context.store.tx({ sekolah_id: schoolId, akun_id: null, nama: 'uji' }, async (tx) => {
    const held = { mulai_luring: true, ditahan: 'tanpa_bukti', epoch: 0, aliran: null } as const;
    await tx.update(ujian).set(held).where(eq(ujian.id, start.ujian_id));
    await tx.update(aliran).set({ luring: true, epoch: null }).where(eq(aliran.ujian_id, start.ujian_id));
  });
  await lab.act('izinkan-mulai', { ids: [lab.idOf(index)], alasan: 'kertas dibuka', tindakan_id: 'izin-1' });
}
const printed = async () =>
  (
    await readPdf(
      await (
        await askKertas(t, operator, room, { ruang: ['Lab 1'], kertas: ['berita_acara'] })
      ).arrayBuffer(),
    )
  )
    .join(' ')
    .replaceAll(/\s+/g, ' ');

test('S27: the record of a room names who was finished by force at its closing, once and with the reason', async () => {
  const device = await lab.begin(0);
  await lab.work(30, device);
  await lab.close({ paksa: [lab.idOf(0)], alasan: 'banjir' });
  const text = await printed();
  expect(text).toContain(
    '08.00 Ruang ditutup; tidak hadir: P-0002, P-0003, P-0004, P-0005; diselesaikan paksa: P-0001. banjir (Bu Rina)',
  );
  expect(text).not.toContain('Diselesaikan paksa');
});

test('S25, S27: the record of a room names each start without the server with its fate, and each minute of late answers', async () => {
  const luring = { mulai_luring: true };
  await arrivedAs(0, { ...luring, telat_ms: 34 * minuteMs });
  await arrivedAs(1, { ...luring, epoch: 0, aliran: null, ditahan: 'terlalu_dini' });
  await arrivedAs(2, { ...luring, kode_belum_dibuka: true });
  await arrivedAs(3, { telat_ms: 20_000 });
  await letIn(4);
  const text = await printed();
  expect(text).toContain(
    'Mulai tanpa server: P-0001, P-0002 (tertahan: mulai tanpa server sebelum jam mulai), P-0003 (Token darurat belum pernah dibuka), P-0005 (tertahan, lalu diizinkan).',
  );
  expect(text).toContain('Peserta P-0005 (P-0005): Mulai tanpa server diizinkan. kertas dibuka (Bu Rina)');
  expect(text).toContain('Jawaban baru tiba setelah waktu habis: P-0001 (34 menit).');
});
