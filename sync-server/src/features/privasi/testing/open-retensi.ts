import { dayMs } from '@spmb/shared/kernel/zone.ts';
import { expect } from 'vitest';
import type { LihatRetensi } from '@spmb/shared/privasi/rencana-retensi.ts';
import type { TestApp } from '../../../testing/test-app.ts';
import { insertPublikasi } from '../../olah-nilai/publikasi/publikasi.mutations.ts';
import { write } from '../../situs/testing/admission.ts';

/** What an administrator does with the rules of retention. Days go by, and logins end: each act signs in anew. */
export function openRetensi(t: TestApp) {
  const asAdmin = async (method: string, path: string, body?: object) =>
    t.call(await t.signIn('administrator'), method, path, body);
  const seen = async () => (await asAdmin('GET', '/api/privasi-retensi')).body as LihatRetensi;
  const confirm = async (shown?: number) =>
    (await asAdmin('POST', '/api/privasi-tanggal', { server_ms: shown ?? (await seen()).server_ms })).body;
  return {
    asAdmin,
    seen,
    confirm,
    /** Settings of the rules, and a result that is public since now. */
    async turnOn(isi: object) {
      const row = { potret_nomor: 1, terbit_ms: t.clock.nowMs(), angka: [], alasan: '' };
      await write(t, (tx) => insertPublikasi(tx, 0, row));
      expect((await asAdmin('PUT', '/api/pengaturan/privasi', isi)).body.status).toBe(true);
    },
    async look() {
      expect((await asAdmin('POST', '/api/utility-run-workers/retensi')).body.status).toBe(true);
    },
    /** A look a day for so many days. */
    async pass(days: number) {
      for (let day = 0; day < days; day += 1) {
        await this.look();
        t.clock.advance(dayMs);
      }
    },
    /** People that each rule has found. */
    jumlah: async () =>
      Object.fromEntries((await seen()).bagian.map(({ aturan, jumlah }) => [aturan, jumlah])),
  };
}
