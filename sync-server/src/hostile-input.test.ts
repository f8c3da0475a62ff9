import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Route } from './http/route.ts';
import { buildExamRoom, type ExamRoom } from './testing/build-exam-room.ts';
import { buildTestApp, type TestApp } from './testing/test-app.ts';

let t: TestApp;
let room: ExamRoom;
beforeAll(async () => {
  t = await buildTestApp();
  room = await buildExamRoom(t, { participants: 1 });
});
afterAll(() => t.close());

/** Fields that contracts know, so that what is sent gets past the first of them. */
const fields = [
  ...[
    'id',
    'ids',
    'sesi_ids',
    'ruang_ids',
    'ruang_id',
    'user_id',
    'jadwal_ujian_id',
    'ujian_id',
    'master_soal_id_1',
    'jadwal_ujian_sesi_id',
    'versi',
    'name',
  ],
  ...[
    'email',
    'password',
    'token',
    'alasan',
    'menit',
    'tambahan_id',
    'tindakan_id',
    'konfirmasi',
    'selisih_ms',
  ],
  ...[
    'nomor',
    'jawaban',
    'pilihan',
    'timeleft',
    'soal',
    'pilihan_a',
    'pilihan_b',
    'mapel',
    'keterangan',
    'kode',
  ],
  ...[
    'tanggal',
    'jam_mulai',
    'jam_selesai',
    'waktu',
    'jumlah_soal',
    'jumlah_soal_1',
    'isRandom',
    'acak_opsi',
    'jeda_maks',
  ],
  ...[
    'kebijakan_waktu',
    'toleransi_menit',
    'program_keahlian_id',
    'ruang',
    'kursi',
    'q',
    'page',
    'aliran',
    'v',
  ],
  ...['mulai_seq', 'operasi', 'elapsed_ms', 'belum_terkirim', 'jejak_sebelum', 'pindah', 'warna', 'pagu'],
];

const hostile = fc.constantFrom<unknown>(
  ...[
    '',
    ' ',
    '=1+1',
    '<script>alert(1)</script>',
    '../../etc/passwd',
    'x'.repeat(3_000),
    'ﷺ',
    '😀',
    '\ud800',
  ],
  ...['2026-13-45', '2026-07-01', '07:99', '07:30', 'true', '-1', 'A', 'F'],
  ...[-1, 0, 0.5, 30, 1e300, null, true, [], {}, ['a'], [[]], { a: { b: [] } }],
);

/** Bodies of all kinds: unknown ones, and known fields with whatever may stand in them, real ids among it. */
const buildBodies = () => {
  const known = fc.constantFrom(room.rows[0]!.barisId, room.jadwalId, room.sesiId, room.bankId, room.tanggal);
  const value = fc.oneof(hostile, known, fc.tuple(known), fc.jsonValue({ maxDepth: 2 }));
  return fc.oneof(
    { weight: 5, arbitrary: fc.dictionary(fc.constantFrom(...fields), value, { maxKeys: 12 }) },
    { weight: 1, arbitrary: fc.jsonValue({ maxDepth: 3 }) },
  );
};

/** Each answer of these is a document that a worker lays out. */
const papers = ['/api/kartu-peserta', '/api/daftar-peserta'];

const pathOf = ({ path }: Route, id: string) => path.replaceAll(/:\w+/g, encodeURIComponent(id));
const roleOf = ({ path }: Route) =>
  path.includes('/peserta/') || path.includes('api-v2') ? 'peserta' : 'administrator';

describe('P13: whatever is sent to a call', () => {
  test('every call answers it, or refuses it with a sentence; none fails', { timeout: 300_000 }, async () => {
    const writing = t.routes.filter(({ method }) => method !== 'GET');
    expect(writing.length).toBeGreaterThan(40);
    for (const route of writing) {
      const session = roleOf(route) === 'peserta' ? await room.signIn(0) : await t.signIn('administrator');
      const id = fc.constantFrom('tidak-ada', '%', 'ﷺ', 'x'.repeat(300), room.bankId, room.rows[0]!.barisId);
      await fc.assert(
        fc.asyncProperty(id, buildBodies(), async (param, body) => {
          const { httpStatus, body: answer } = await t.call(
            session,
            route.method,
            pathOf(route, param),
            body,
          );
          expect([route.path, httpStatus < 500]).toEqual([route.path, true]);
          if (httpStatus >= 400 || answer?.status === false)
            expect(answer).toMatchObject({ status: false, message: expect.stringMatching(/\S{3}/) });
        }),
        { numRuns: papers.includes(route.path) ? 15 : 60 },
      );
    }
  });
});
