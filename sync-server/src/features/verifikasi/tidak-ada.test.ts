import * as calls from '@spmb/shared/verifikasi/calls.ts';
import { beforeEach, expect, test } from 'vitest';
import { audit } from '../../db/audit.table.ts';
import { perTest } from '../../testing/per-test.ts';
import { buildTestApp, type Session } from '../../testing/test-app.ts';
import { peserta } from '../peserta/rows/peserta.table.ts';
import { seedPeserta } from '../peserta/testing/seed-peserta.ts';
import { openPendaftaran } from '../situs/testing/admission.ts';
import { dokumenDilihat, pemeriksaan } from './pemeriksaan/pemeriksaan.table.ts';
import { sendFile } from './testing/send-file.ts';

const t = perTest(buildTestApp);
let admin: Session;
beforeEach(async () => {
  await openPendaftaran(t);
  admin = await t.signIn('administrator', { nama: 'Budi' });
});

/** What each call about one file is sent, beside its id. */
const aboutOne: Record<string, object[]> = {
  'GET /api/verifikasi/:id': [{}],
  'POST /api/verifikasi': [{ verifikasi_status: 6, pesan: 'Pindah.' }, { verifikasi_status: 4 }],
  'POST /api/verifikasi-lihat': [{ kolom: 'foto' }, { kolom: 'foto', ke: 1 }],
  'POST /api/verifikasi-klaim': [{ lepas: false }, { lepas: true }],
  'POST /api/verifikasi-koreksi': [{ nama: 'Lain', alasan: 'di hadapan wali' }],
  'POST /api/verifikasi-buka-data': [{ kolom: 'nik' }],
};
/** Lists, files that the server chooses, and the desk, which looks for people and not for files. */
const others = [
  'GET /api/verifikasi',
  'GET /api/verified',
  'GET /api/verifikasi-angka',
  'POST /api/verifikasi-berikutnya',
  'POST /api/verified-download',
  'POST /api/verifikasi-cari',
  'POST /api/verifikasi-daftarkan',
];

test('each call of the committee is about one file, or known as one that is not', () => {
  const all = Object.values(calls).map(({ method, path }) => `${method} ${path}`);
  expect([...Object.keys(aboutOne), ...others].toSorted()).toEqual(all.toSorted());
});

async function expectNotThere(id: string): Promise<void> {
  const { read } = t.context.store;
  const stand = async () => [
    await read.select().from(peserta),
    await read.select().from(pemeriksaan),
    await read.select().from(dokumenDilihat),
    (await read.select().from(audit)).length,
  ];
  const before = await stand();
  for (const [call, bodies] of Object.entries(aboutOne))
    for (const body of bodies) {
      const [method = '', path = ''] = call.split(' ');
      const isRead = method === 'GET';
      const answer = await t.call(
        admin,
        method,
        path.replace(':id', id),
        isRead ? undefined : { id, ...body },
      );
      expect([call, answer.httpStatus, answer.body.message]).toEqual([
        call,
        404,
        expect.stringContaining('Muat ulang'),
      ]);
    }
  expect(await stand()).toEqual(before);
}

test.each(['draf', 'ujian', 'tidak-ada'])(
  'of %s there is no file: every call says so, and leaves nothing behind',
  async (id) => {
    await seedPeserta(t, [{ nomor_peserta: 'draf', status: 0 }, { nomor_peserta: 'ujian' }]);
    await expectNotThere(id);
  },
);

test('S1-CALL-34: nor of whom a reset has taken along, for the page that still shows him', async () => {
  await sendFile(t, 'siti');
  const sure = { konfirmasi: 'SMK Uji', alasan: 'tahun baru' };
  t.clock.advance(1_000);
  expect((await t.call(admin, 'POST', '/api/profile-reset-data', sure)).body.status).toBe(true);
  await expectNotThere('siti');
});
