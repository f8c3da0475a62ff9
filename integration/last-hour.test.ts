import { buildFormulir } from '@spmb/shared/testing/build-formulir.ts';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { fillDrafts } from '../bench/school/fill-drafts.ts';
import { buildPdf } from '../sync-server/src/features/media/testing/build-file.ts';
import { kartuPassword, seedSchool, staffLogin, type SeededSchool } from './seed-school.ts';
import { findFreePort, ServerProcess } from './server-process.ts';
import { WireClient } from './wire-client.ts';

const applicants = 40;
const killsAfter = [6, 17, 29];

let folder: string;
let school: SeededSchool;
let server: ServerProcess;
beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), 'spmb-jam-terakhir-'));
  school = await seedSchool(folder, applicants);
  await fillDrafts(folder);
  server = new ServerProcess(folder, await findFreePort());
  await server.start();
});
afterEach(async () => {
  await server.kill();
  rmSync(folder, { recursive: true, force: true });
});

/** Repeats what the network or a dying server has swallowed; what the server refuses ends it. */
async function insist<T>(act: () => Promise<T>): Promise<T> {
  for (;;)
    try {
      return await act();
    } catch (error) {
      if (!(error instanceof TypeError || (error as Error).name === 'TimeoutError')) throw error;
      await new Promise((resolve) => setTimeout(resolve, 50));
    }
}

test('what 40 applicants send while the server is killed again and again is there once: numbers without gap, files of their owner', async () => {
  const base = `http://127.0.0.1:${server.port}`;
  const admin = new WireClient(base, 60_000);
  await admin.signIn(staffLogin.email, staffLogin.password);
  const loaded = async () => ((await admin.call('GET', '/api/wilayah-muat')) as { persen: number }).persen;
  while ((await loaded()) < 100) await new Promise((resolve) => setTimeout(resolve, 200));

  let sent = 0;
  let killing: Promise<unknown> = Promise.resolve();
  const restart = () => server.kill().then(() => server.start());
  const send = async (nomor: string, at: number) => {
    const client = new WireClient(base, 20_000);
    await insist(() => client.signIn(nomor, kartuPassword));
    const upload = async () => {
      const form = new FormData();
      form.append('file', new File([new Uint8Array(buildPdf(`SKL ${nomor}`))], 'skl.pdf'));
      const headers = { authorization: `Bearer ${client.token}` };
      const answer = await fetch(`${base}/api/media?doctype=peserta`, {
        method: 'POST',
        headers,
        body: form,
      });
      return ((await answer.json()) as { name: string }).name;
    };
    const own = await insist(upload);
    const isi = Object.entries(buildFormulir({ jurusan_id_1: 'program', ref_sekolah_id: '9999' })).map(
      ([name, value]) => [name, String(value).startsWith('berkas-') ? null : value],
    );
    const form = { ...Object.fromEntries(isi), nama_sekolah_asal: 'SMP Uji', dok_skl: own };
    const whole = { ...form, nisn: String(60_000_000 + at).padStart(10, '0') };
    const sending = { ...whole, tahun_lulus: String(await tahun(client)), operasi_id: `kirim-${nomor}` };
    const answer = (await insist(() => client.call('POST', '/api/peserta/pendaftaran', sending))) as object;
    expect(answer).toMatchObject({ status: true });
    if (killsAfter.includes(++sent)) killing = killing.then(restart);
    return { client, own };
  };
  const all = await Promise.all(school.nomor.map((nomor, at) => send(nomor, at)));
  await killing;

  const numbers = await Promise.all(
    all.map(async ({ client, own }) => {
      const file = (await client.call('GET', '/api/peserta/pendaftaran')) as Record<string, string>;
      expect(file['dok_skl']).toBe(own);
      const headers = { authorization: `Bearer ${client.token}` };
      const read = await fetch(`${base}/api/media/${own}`, { headers });
      expect([read.status, read.headers.get('content-type')]).toEqual([200, 'application/pdf']);
      return Number(file['nomor_register']?.slice(-4));
    }),
  );
  expect(numbers.toSorted((a, b) => a - b)).toEqual(Array.from({ length: applicants }, (_, at) => at + 1));
}, 240_000);

async function tahun(client: WireClient): Promise<number> {
  const answer = await insist(() => client.call('GET', '/api/peserta/pendaftaran'));
  return (answer as { syarat: { tahun_lulus: number[] } }).syarat.tahun_lulus[0] ?? 0;
}
