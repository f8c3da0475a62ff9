import { describe, expect, test } from 'vitest';
import { nameSeats, summarizeRelease } from './release.ts';
import { buildAbsenRow } from '../testing/build-absen-row.ts';

const nowMs = 10_000_000;
const working = { status: 'SEDANG MENGERJAKAN', keadaan: 'mengerjakan', kontak_ms: nowMs } as const;
const gone = { kontak_ms: nowMs - 240_000, diam_sejak_ms: nowMs - 240_000 };
const finished = { status: 'SELESAI', keadaan: 'selesai', kontak_ms: nowMs } as const;
const idsOf = (rows: readonly { id: string }[]) => rows.map(({ id }) => id);

describe('who may go home', () => {
  test('finished with everything at the server: yes; who has not begun is not counted', () => {
    const rows = [buildAbsenRow(finished), buildAbsenRow({ ...finished, keadaan: 'final' }), buildAbsenRow()];
    expect(summarizeRelease(rows, nowMs)).toEqual({ lengkap: 2, memegang: [], dicek: [], mengerjakan: 0 });
  });

  test('finished with answers on the device: no', () => {
    const { lengkap, memegang } = summarizeRelease(
      [buildAbsenRow({ ...finished, belum_terkirim: 2 })],
      nowMs,
    );
    expect([lengkap, memegang.length]).toEqual([0, 1]);
  });

  test('ended by staff: no, until the device has spoken again', () => {
    const ended = { ...finished, selesai_ms: nowMs - 60_000 };
    const silent = buildAbsenRow({ ...ended, kontak_ms: nowMs - 300_000 });
    expect(summarizeRelease([silent], nowMs)).toMatchObject({ lengkap: 0, memegang: [silent] });
    expect(summarizeRelease([buildAbsenRow(ended)], nowMs)).toMatchObject({ lengkap: 1, memegang: [] });
  });

  test('finished with another screen than the server: no, to be looked at', () => {
    const { lengkap, dicek } = summarizeRelease([buildAbsenRow({ ...finished, beda_layar: true })], nowMs);
    expect([lengkap, dicek.length]).toEqual([0, 1]);
  });

  test('what a connected device at work holds is on its way; a silent one may hold what it could not report', () => {
    const rows = [
      buildAbsenRow({ id: 'connected', ...working, belum_terkirim: 1 }),
      buildAbsenRow({ id: 'cut off', ...working, ...gone, belum_terkirim: 9 }),
      buildAbsenRow({ id: 'cut off, nothing known', ...working, ...gone }),
    ];
    const { memegang, mengerjakan } = summarizeRelease(rows, nowMs);
    expect(idsOf(memegang)).toEqual(['cut off', 'cut off, nothing known']);
    expect(mengerjakan).toBe(1);
  });

  test('time over while the device was silent: it may hold answers', () => {
    const { memegang } = summarizeRelease(
      [buildAbsenRow({ ...working, keadaan: 'menunggu_kiriman' })],
      nowMs,
    );
    expect(memegang).toHaveLength(1);
  });

  test('holders are named by room and seat with what they hold, without a seat by their number', () => {
    const rows = [
      buildAbsenRow({ ...finished, ruang: 'Lab 2', kursi: '3', belum_terkirim: 1 }),
      buildAbsenRow({ ...finished, ruang: 'Lab 1', kursi: '12', belum_terkirim: 1 }),
      buildAbsenRow({ ...working, keadaan: 'menunggu_kiriman', ruang: 'Lab 1', kursi: '7' }),
      buildAbsenRow({ ...finished, ruang: null, kursi: null, nomor_peserta: 'P-9', belum_terkirim: 4 }),
    ];
    expect(nameSeats(summarizeRelease(rows, nowMs).memegang)).toBe(
      'P-9 (4) · Lab 1: 7, 12 (1) · Lab 2: 3 (1)',
    );
  });
});
