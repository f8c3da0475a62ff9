import * as calls from '@spmb/shared/situs/calls.ts';
import { gunzipSync } from 'node:zlib';
import { describe, expect, test } from 'vitest';
import { schoolId } from '../../db/school-id.ts';
import { perTest } from '../../testing/per-test.ts';
import { buildTestApp } from '../../testing/test-app.ts';
import { pengumuman } from '../pengumuman/pengumuman.table.ts';
import { seedPeserta } from '../peserta/testing/seed-peserta.ts';
import { slider } from '../slider/slider.table.ts';
import { accept, setSchool, write } from './testing/admission.ts';

const minuteMs = 60_000;
const t = perTest(buildTestApp);
const get = async (path: string) => (await t.call(undefined, 'GET', path)).body;
/** What was changed is shown after the seconds for which a snapshot is kept. */
const later = () => {
  t.clock.advance(5_000);
};

async function addProgram(name: string, pagu = 36): Promise<string> {
  const admin = await t.signIn('administrator');
  const fields = { name, singkat: name.slice(0, 4), pagu, warna: '#aa3300' };
  return (await t.call(admin, 'POST', '/api/program-keahlian', fields)).body.data.id;
}

describe('S1-HOME: what the home page asks for', () => {
  test('S1-HOME-05: days in their order, without what staff alone need', async () => {
    const admin = await t.signIn('administrator');
    for (const [tanggal, title] of [
      ['2025-07-10', 'Pengumuman'],
      ['2025-06-20', 'Pendaftaran'],
    ])
      await t.call(admin, 'POST', '/api/master-jadwal', { tanggal, title, descriptions: 'di aula' });
    expect(await get('/api/jadwals')).toEqual([
      { tanggal: '2025-06-20', title: 'Pendaftaran', descriptions: 'di aula' },
      { tanggal: '2025-07-10', title: 'Pengumuman', descriptions: 'di aula' },
    ]);
  });

  test('S1-HOME-06, N18: requirements with what must be handed in first, and regulations', async () => {
    const admin = await t.signIn('administrator');
    for (const [name, status] of [
      ['Akta', false],
      ['KK', true],
    ])
      await t.call(admin, 'POST', '/api/dokumen-persyaratan', { name, description: 'asli', status });
    expect(await get('/api/persyaratans')).toEqual([
      { id: expect.any(String), name: 'KK', description: 'asli', path: null, wajib: true },
      { id: expect.any(String), name: 'Akta', description: 'asli', path: null, wajib: false },
    ]);
    expect(await get('/api/peraturans')).toEqual([]);
  });

  test('S1-HOME-02: slides that are published, and none while the switch is off', async () => {
    const slide = { sekolah_id: schoolId, subtitle: 's', body: 'b', versi: 1, diubah_ms: 0 };
    await write(t, (tx) =>
      tx.insert(slider).values([
        { ...slide, id: '1', title: 'Ayo', path: 'g1', status: true },
        { ...slide, id: '2', title: 'Belum', path: 'g2', status: false },
      ]),
    );
    expect(await get('/api/sliders')).toEqual([]);
    await setSchool(t, { slider: true });
    later();
    expect(await get('/api/sliders')).toEqual([
      { path: 'g1', title: 'Ayo', subtitle: 's', body: 'b', alt: '' },
    ]);
  });

  test('S1-HOME-07, N17: the newest announcement that is published for applicants, and nothing else', async () => {
    expect(await get('/api/splash-info')).toEqual({});
    const one = { sekolah_id: schoolId, title: 't', versi: 1, diubah_ms: 0 };
    await write(t, (tx) =>
      tx.insert(pengumuman).values([
        { ...one, id: '1', body: 'lama', status: true, level: 'peserta', dibuat_ms: 1 },
        { ...one, id: '2', body: 'baru', status: true, level: 'peserta', dibuat_ms: 2 },
        { ...one, id: '3', body: 'draf', status: false, level: 'peserta', dibuat_ms: 3 },
        { ...one, id: '4', body: 'rahasia panitia', status: true, level: 'administrator', dibuat_ms: 4 },
      ]),
    );
    later();
    expect(await get('/api/splash-info')).toEqual({ id: '2.1', title: 't', body: 'baru' });
  });

  test('S1-PENG-03, N50: the countdown ends at the announcement, in the school’s zone, and never waits for the past', async () => {
    expect(await get('/api/countdown')).toEqual({
      countdownshow: true,
      countdowntime: Date.parse('2025-07-01T15:00:00+07:00'),
    });
    await setSchool(t, { tanggal_pengumuman: '2025-07-03', jam_pengumuman: '10:00', zona: 'WIT' });
    later();
    const countdowntime = Date.parse('2025-07-03T10:00:00+09:00');
    expect(await get('/api/countdown')).toEqual({ countdownshow: true, countdowntime });
    t.clock.advance(3 * 24 * 60 * minuteMs);
    expect(await get('/api/countdown')).toEqual({ countdownshow: false, countdowntime });
  });
});

describe('S1-PAGU: programmes', () => {
  test('S1-PAGU-02, S1-PAGU-03: seats do not leave the server while they are not shown, nor the list while it is off', async () => {
    await addProgram('Farmasi');
    expect(await get('/api/pagu')).toEqual([]);
    await setSchool(t, { pagu: true });
    later();
    expect(await get('/api/pagu')).toEqual([{ num: 1, nama: 'Farmasi', warna: '#aa3300' }]);
    await setSchool(t, { showpagu: true });
    later();
    expect(await get('/api/pagu')).toEqual([{ num: 1, nama: 'Farmasi', pagu: 36, warna: '#aa3300' }]);
  });
});

describe('S1-PEND: the public list of applicants', () => {
  test('S1-PEND-05, S1-PEND-07, N15: who has sent a file, masked, with his status in words; no draft and no exam guest', async () => {
    const jurusan_id_1 = await addProgram('Farmasi');
    await seedPeserta(t, [
      ...[1, 2, 3, 4, 5, 6].map((status) => ({
        nomor_peserta: `P-${status}`,
        nama: 'Siti Aini',
        nisn: '0061234578',
        nama_sekolah_asal: 'SMP 1',
        jurusan_id_1,
        status,
      })),
      { nomor_peserta: 'draf', nama: 'Draf Rahasia', status: 0 },
      { nomor_peserta: 'ujian', nama: 'Tamu Ujian' },
    ]);
    const { datas, timestamps } = await get('/api/pendaftars');
    expect(timestamps).toBe(t.clock.nowMs());
    expect(datas[0]).toEqual({
      num: 1,
      nisn: '00******78',
      nama: 'S*** A***',
      nama_sekolah_asal: 'SMP 1',
      pil1: 'Farmasi',
      pil2: '',
      status: 'Pengajuan',
    });
    expect(datas.map(({ status }: { status: string }) => status)).toEqual([
      'Pengajuan',
      'Perbaikan Berkas',
      'Pengajuan Perbaikan',
      'Berkas Diterima',
      'Berkas Ditolak',
      'Cabut Berkas',
    ]);
  });

  test('N15: in full only where the school has said so', async () => {
    await seedPeserta(t, [{ nomor_peserta: 'P-1', nama: 'Siti Aini', nisn: '0061234578', status: 1 }]);
    const admin = await t.signIn('administrator');
    const { umum } = (await t.call(admin, 'GET', '/api/pengaturan')).body;
    const saved = await t.call(admin, 'PUT', '/api/pengaturan/umum', { ...umum, samarkan_publik: false });
    expect(saved.body.status).toBe(true);
    expect((await get('/api/pendaftars')).datas).toMatchObject([{ nama: 'Siti Aini', nisn: '0061234578' }]);
    expect(await get('/api/info')).not.toHaveProperty('samarkan_publik');
  });

  test('S1-PEND-03: it stands for five minutes, dated', async () => {
    const first = await get('/api/pendaftars');
    await seedPeserta(t, [{ nomor_peserta: 'P-1', status: 1 }]);
    t.clock.advance(5 * minuteMs - 1);
    expect(await get('/api/pendaftars')).toEqual(first);
    t.clock.advance(5 * minuteMs + 1);
    const { datas, timestamps } = await get('/api/pendaftars');
    expect([datas.length, timestamps]).toEqual([1, t.clock.nowMs()]);
  });

  test('S1-CALL-34: after a reset nobody stands on it any more', async () => {
    await seedPeserta(t, [{ nomor_peserta: 'P-1', status: 1 }]);
    await accept(t, { peserta_id: 'P-1', program_keahlian_id: await addProgram('Farmasi'), terbit_ms: 0 });
    expect((await get('/api/pendaftars')).datas).toHaveLength(1);
    expect(await get('/api/pengumuman')).toHaveLength(1);
    const admin = await t.signIn('administrator');
    const sure = { konfirmasi: 'SMK Uji', alasan: 'tahun baru' };
    expect((await t.call(admin, 'POST', '/api/profile-reset-data', sure)).body.status).toBe(true);
    expect((await get('/api/pendaftars')).datas).toEqual([]);
    expect(await get('/api/pengumuman')).toEqual([]);
  });
});

describe('S1-PENG: the accepted', () => {
  test('S1-PENG-04: nobody is read before the result is published, and all of them from that instant on', async () => {
    const program_keahlian_id = await addProgram('Farmasi');
    await seedPeserta(t, [
      { nomor_peserta: 'P-1', nama: 'Siti Aini', nisn: '0061234578', nama_sekolah_asal: 'SMP 1', status: 4 },
      { nomor_peserta: 'P-2', nama: 'Belum Terbit', status: 4 },
    ]);
    const terbit_ms = t.clock.nowMs() + 10 * minuteMs;
    await accept(t, { peserta_id: 'P-1', program_keahlian_id, terbit_ms });
    await accept(t, { peserta_id: 'P-2', program_keahlian_id, terbit_ms: null });
    expect(await get('/api/pengumuman')).toEqual([]);
    t.clock.advance(10 * minuteMs - 1);
    expect(await get('/api/pengumuman')).toEqual([]);
    later();
    expect(await get('/api/pengumuman')).toEqual([
      { num: 1, nisn: '00******78', nama: 'S*** A***', sekolah: 'SMP 1', jurusan: 'Farmasi' },
    ]);
  });

  test('N2: it is the same for an administrator who is signed in', async () => {
    const admin = await t.signIn('administrator');
    expect((await t.call(admin, 'GET', '/api/pengumuman')).body).toEqual([]);
  });
});

describe('every call of the public site', () => {
  const kept = Object.values(calls).filter(({ method }) => method === 'GET');

  test('answers who knows the newest with 304 and no body, and everybody else packed where it is worth it', async () => {
    await seedPeserta(
      t,
      Array.from({ length: 40 }, (_, at) => ({ nomor_peserta: `P-${at}`, status: 1 })),
    );
    for (const { path } of kept) {
      const first = await t.app.request(path, { headers: { 'accept-encoding': 'gzip, br' } });
      const etag = first.headers.get('etag') ?? '';
      const bytes = Buffer.from(await first.arrayBuffer());
      const isPacked = first.headers.get('content-encoding') === 'gzip';
      expect([path, isPacked]).toEqual([path, path === '/api/pendaftars']);
      expect([path, JSON.parse((isPacked ? gunzipSync(bytes) : bytes).toString())]).toEqual([
        path,
        await get(path),
      ]);
      for (const known of [etag, `W/${etag}`, `"x", ${etag}`]) {
        const again = await t.app.request(path, { headers: { 'if-none-match': known } });
        expect([path, again.status, await again.text()]).toEqual([path, 304, '']);
      }
      const other = await t.app.request(path, { headers: { 'if-none-match': '"lain"' } });
      expect([path, other.status]).toEqual([path, 200]);
    }
  });
});
