import { utimes } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { dayMs } from '@spmb/shared/kernel/zone.ts';
import { perTest } from '../../../testing/per-test.ts';
import { buildTestApp } from '../../../testing/test-app.ts';
import { listMedia } from '../../../media/media.queries.ts';
import { insertPublikasi } from '../../olah-nilai/publikasi/publikasi.mutations.ts';
import { buildPendaftar, type Pendaftar } from '../../pendaftaran/testing/build-pendaftar.ts';
import { insertSanggahan } from '../../sanggahan/sanggahan.mutations.ts';
import { accept, write } from '../../situs/testing/admission.ts';

const t = perTest(buildTestApp);
/** Days go by, and logins end. */
const asAdmin = async (method: string, path: string, body?: object) =>
  t.call(await t.signIn('administrator'), method, path, body);

/** An applicant with two documents and a photo in the form that he has sent. */
async function apply(id: string): Promise<{ who: Pendaftar; names: string[]; sums: string[] }> {
  const who = await buildPendaftar(t, id, id);
  const names = [await who.upload('pdf'), await who.upload('pdf'), await who.upload('png')];
  const [dok_akte_lahir, dok_kartu_keluarga, foto] = names as [string, string, string];
  const nisn = `00612345${((id.codePointAt(0) ?? 0) % 90) + 10}`;
  await who.send({ nama: id, nisn, dok_akte_lahir, dok_kartu_keluarga, foto });
  const sums = (await listMedia(t.context.store.read, names)).map(({ sha256 }) => sha256);
  // Bytes that were just stored are left to the sweep.
  for (const sum of sums) await utimes(join(t.dataDir, 'media', sum.slice(0, 2), sum), 0, 0);
  return { who, names, sums };
}

const save = (isi: object, kelompok = 'privasi') => asAdmin('PUT', `/api/pengaturan/${kelompok}`, isi);
const publish = () =>
  write(t, (tx) =>
    insertPublikasi(tx, 0, { potret_nomor: 1, terbit_ms: t.clock.nowMs(), angka: [], alasan: '' }),
  );
const look = () => asAdmin('POST', '/api/utility-run-workers/retensi');
const seenAll = async () => (await asAdmin('GET', '/api/privasi-retensi')).body;
/** What the rule for documents has found. */
const seen = async () => (await seenAll()).bagian[0];
/** A look a day for so many days. */
async function pass(days: number) {
  for (let day = 0; day < days; day += 1) {
    expect((await look()).body.status).toBe(true);
    t.clock.advance(dayMs);
  }
}
/** Sums of stored bytes, and names, that are left. */
async function left(sums: readonly string[], names: readonly string[]) {
  const onDisk: string[] = [];
  for await (const page of t.context.media.list()) onDisk.push(...page);
  const stored = await listMedia(t.context.store.read, names);
  return [onDisk.filter((one) => sums.includes(one)).length, stored.length];
}
const confirm = async () =>
  asAdmin('POST', '/api/privasi-tanggal', { server_ms: (await seenAll()).server_ms });
async function turnOn() {
  expect((await save({ hapus_dokumen: true, hapus_dokumen_hari: 30 })).body.status).toBe(true);
  expect((await confirm()).body.status).toBe(true);
}

/** Applicants, a result that is public, and the rule's days gone by. */
async function buildOld() {
  const [ani, budi] = [await apply('ani'), await apply('budi')];
  await publish();
  await accept(t, { peserta_id: 'ani', program_keahlian_id: 'p', terbit_ms: t.clock.nowMs() });
  await accept(t, {
    peserta_id: 'budi',
    program_keahlian_id: null,
    status: 'TL',
    jalan: null,
    terbit_ms: t.clock.nowMs(),
  });
  t.clock.advance(40 * dayMs);
  return { ani, budi };
}

describe('documents of whoever has no seat', () => {
  test('go after they were announced, from the form, from every sent form and from the disk; the accepted keep theirs', async () => {
    const { ani, budi } = await buildOld();
    await turnOn();
    await look();
    expect(await seen()).toMatchObject({
      aktif: true,
      jumlah: 1,
      daftar: [{ id: 'budi', jumlah: 3, hari: 1, siap: false }],
    });
    const tasks = (await asAdmin('GET', '/api/beranda')).body;
    expect(JSON.stringify(tasks)).toContain('Dokumen lewat masa simpan');
    await pass(7);
    expect(await left(budi.sums, budi.names)).toEqual([3, 3]);
    await pass(1);
    // His photo is the same picture as Ani's, and stays for her.
    expect(await left(budi.sums, budi.names)).toEqual([1, 0]);
    expect(await left(ani.sums, ani.names)).toEqual([3, 3]);
    expect(await seen()).toMatchObject({ jumlah: 0, daftar: [] });
    const again = await t.signIn('operator');
    const rekam = (await t.call(again, 'GET', '/api/verifikasi/budi')).body;
    expect([rekam.nama, rekam.path]).toEqual(['budi', '']);
    const { body } = await asAdmin('GET', '/api/audit?tindakan=hapus+dokumen&page=1');
    expect(body.rows).toMatchObject([{ baris_id: 'budi', nama: 'sistem' }]);
    const runs = await asAdmin('GET', '/api/audit?tindakan=retensi&page=1');
    expect(runs.body.rows).toHaveLength(1);
  });

  test('stay where somebody else has sent the same bytes', async () => {
    const { ani, budi } = await buildOld();
    await write(t, async (tx) => {
      const { saveMedia } = await import('../../../media/media.mutations.ts');
      const [file] = await listMedia(tx, [budi.names[0]!]);
      await saveMedia(tx, 0, [file!], ani.who.session.akun_id);
    });
    await turnOn();
    await pass(8);
    expect(await left(budi.sums, budi.names)).toEqual([2, 0]);
  });

  test.each([
    ['the rule is off', () => save({ hapus_dokumen: false, hapus_dokumen_hari: 30 })],
    ['its days are not over', () => save({ hapus_dokumen: true, hapus_dokumen_hari: 400 })],
    [
      're-registration goes on',
      async () => {
        await turnOn();
        await save(
          { mulai: '2025-07-02', selesai: '2025-09-01', hari_cadangan: 3, koperasi_wajib: false },
          'daftar_ulang',
        );
      },
    ],
    [
      'his objection waits for its answer',
      async () => {
        await turnOn();
        const isi = { peserta_id: 'budi', nomor: 1, body: 'Keliru.', path: null, operasi: 'operasi-1' };
        await write(t, (tx) => insertSanggahan(tx, 0, isi));
      },
    ],
    [
      'the publication was taken back',
      async () => {
        await turnOn();
        expect((await asAdmin('POST', '/api/publikasi-tarik', { alasan: 'Keliru' })).body.status).toBe(true);
      },
    ],
  ])('stay while %s', async (_, arrange) => {
    const { budi } = await buildOld();
    await arrange();
    await confirm();
    await pass(9);
    expect(await left(budi.sums, budi.names)).toEqual([3, 3]);
    expect((await seen()).jumlah).toBe(0);
  });

  test('who gets a seat in the last moment keeps them, and the list says so before anything is done', async () => {
    const { budi } = await buildOld();
    await turnOn();
    await pass(7);
    await write(t, async (tx) => {
      const { hasilSeleksi } = await import('../../seleksi/seleksi.table.ts');
      await tx.update(hasilSeleksi).set({ status: 'L', program_keahlian_id: 'p', jalan: 'cadangan' });
    });
    await pass(3);
    expect(await left(budi.sums, budi.names)).toEqual([3, 3]);
    expect((await seen()).jumlah).toBe(0);
  });
});
