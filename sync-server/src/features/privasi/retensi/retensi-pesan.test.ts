import { dayMs } from '@spmb/shared/kernel/zone.ts';
import { diterima, ditolak, pengajuan } from '@spmb/shared/pendaftaran/peralihan.ts';
import { keadaanPesan, type KeadaanPesan } from '@spmb/shared/pesan-keluar/keadaan-pesan.ts';
import { eq } from 'drizzle-orm';
import { utimes } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { listMedia } from '../../../media/media.queries.ts';
import { makeRow } from '../../../testing/make-row.ts';
import { buildPdf } from '../../media/testing/build-file.ts';
import { perTest } from '../../../testing/per-test.ts';
import { buildTestApp, type Session } from '../../../testing/test-app.ts';
import { daftarUlang } from '../../daftar-ulang/daftar-ulang.table.ts';
import { permohonan } from '../../permohonan/permohonan.table.ts';
import { berhentiPesan, percobaanKirim, pesanKeluar } from '../../pesan-keluar/antrean/pesan-keluar.table.ts';
import { peserta } from '../../peserta/rows/peserta.table.ts';
import { buildInbox } from '../../pesan/testing/build-inbox.ts';
import { insertPesan } from '../../pesan/rows/pesan.mutations.ts';
import { percakapan, pesan, serahanPercakapan } from '../../pesan/rows/pesan.table.ts';
import { sanggahan } from '../../sanggahan/sanggahan.table.ts';
import { accept, write } from '../../situs/testing/admission.ts';
import { openRetensi } from '../testing/open-retensi.ts';

const t = perTest(buildTestApp);
const retensi = perTest(() => Promise.resolve(openRetensi(t)));
const inbox = perTest(() => Promise.resolve(buildInbox(t)));
const isi = {
  hapus_percakapan: true,
  hapus_percakapan_hari: 30,
  hapus_pesan_keluar: true,
  hapus_pesan_keluar_hari: 30,
};
const setPeserta = (id: string, set: Partial<typeof peserta.$inferInsert>) =>
  write(t, (tx) => tx.update(peserta).set(set).where(eq(peserta.id, id)));
const rows = async (
  table: typeof pesan | typeof percakapan | typeof serahanPercakapan | typeof pesanKeluar,
) => (await t.context.store.read.select().from(table)) as { peserta_id: string }[];
const owners = async (...tables: Parameters<typeof rows>[0][]) => {
  const all: string[][] = [];
  for (const table of tables) all.push((await rows(table)).map(({ peserta_id }) => peserta_id).toSorted());
  return all;
};
async function onDisk(): Promise<string[]> {
  const names: string[] = [];
  for await (const page of t.context.media.list()) names.push(...page);
  return names;
}

/** Somebody whose file was rejected has asked with a file, the committee has answered with one and handed it over. */
async function converse(id: string, by?: Session, answerFile?: string) {
  const who = await inbox.pendaftar(id);
  await setPeserta(id, { status: ditolak });
  const operator = by ?? (await t.signIn('operator'));
  const own = await inbox.upload(who, buildPdf(`milik ${id}`));
  const answer = answerFile ?? (await inbox.upload(operator, buildPdf(`jawaban ${id}`)));
  expect((await inbox.write(who, { lampiran: own })).body.status).toBe(true);
  expect((await inbox.reply(operator, id, { lampiran: answer })).body.status).toBe(true);
  await write(t, (tx) => makeRow(tx, serahanPercakapan, { peserta_id: id, akun_id: null, ke_akun_id: null }));
  const files = await listMedia(t.context.store.read, [own, answer]);
  for (const { sha256 } of files) await utimes(join(t.dataDir, 'media', sha256.slice(0, 2), sha256), 0, 0);
  return { who, own, answer, sums: files.map(({ sha256 }) => sha256) };
}

/** The rules are on, and their days are over. */
async function age() {
  await retensi.turnOn(isi);
  t.clock.advance(40 * dayMs);
  await retensi.confirm();
}

describe('a conversation whose last word is older than the rule wants', () => {
  test('goes after it was announced, with letters, hand-overs and files, from the disk too; messages on a sheet stay', async () => {
    const { own, answer, sums } = await converse('budi');
    const letter = { peserta_id: 'budi', title: '', body: 'Halo' };
    await write(t, (tx) =>
      insertPesan(tx, t.clock.nowMs(), [
        { ...letter, id: 'kotak', jenis: 'kotak' },
        { ...letter, id: 'layar', jenis: 'layar' },
      ]),
    );
    await age();
    await retensi.pass(1);
    const { bagian } = await retensi.seen();
    expect(bagian[1]).toMatchObject({
      aturan: 'percakapan',
      aktif: true,
      jumlah: 1,
      daftar: [{ id: 'budi', jumlah: 3, ukuran: expect.any(Number), siap: false }],
    });
    expect(bagian[1]?.daftar[0]?.ukuran).toBeGreaterThan(0);
    expect(JSON.stringify((await retensi.asAdmin('GET', '/api/beranda')).body)).toContain(
      'Percakapan lewat masa simpan',
    );
    await retensi.pass(6);
    expect(await owners(percakapan)).toEqual([['budi']]);
    await retensi.pass(1);
    expect(await owners(pesan, percakapan, serahanPercakapan)).toEqual([['budi'], [], []]);
    expect((await t.context.store.read.select().from(pesan)).map(({ id }) => id)).toEqual(['layar']);
    expect(await listMedia(t.context.store.read, [own, answer])).toEqual([]);
    expect((await onDisk()).filter((one) => sums.includes(one))).toEqual([]);
    const { body } = await retensi.asAdmin('GET', '/api/audit?tindakan=hapus+percakapan&page=1');
    expect(body.rows).toMatchObject([{ baris_id: 'budi', nama: 'sistem', sesudah: { jumlah: 3 } }]);
  });

  test('one file that the committee has answered two with goes with the last of them', async () => {
    const operator = await t.signIn('operator');
    const { answer } = await converse('budi', operator);
    await converse('ani', operator, answer);
    await setPeserta('ani', { status: pengajuan });
    await age();
    await retensi.pass(8);
    expect(await owners(percakapan)).toEqual([['ani']]);
    expect(await listMedia(t.context.store.read, [answer])).toHaveLength(1);
    await setPeserta('ani', { status: ditolak });
    await retensi.pass(8);
    expect(await owners(percakapan)).toEqual([[]]);
    expect(await listMedia(t.context.store.read, [answer])).toEqual([]);
  });

  test('whoever writes after that begins a new one', async () => {
    const { who } = await converse('budi');
    await age();
    await retensi.pass(8);
    const again = await t.signIn('peserta');
    await setPeserta('budi', { akun_id: again.akun_id });
    expect((await inbox.write(again, { body: 'Boleh tanya lagi?' })).body.status).toBe(true);
    const operator = await t.signIn('operator');
    expect(await inbox.open(operator, 'budi')).toMatchObject({ pesans: [{ body: 'Boleh tanya lagi?' }] });
    expect(who.akun_id).not.toBe(again.akun_id);
  });
});

/** What is open about somebody, or was just now. */
const terbuka: [string, (id: string) => Promise<unknown>][] = [
  ['his file waits for the committee', (id) => setPeserta(id, { status: pengajuan })],
  ['his verified file waits for a run', (id) => setPeserta(id, { status: diterima })],
  [
    'his result was published lately',
    async (id) => {
      await setPeserta(id, { status: diterima });
      const terbit_ms = t.clock.nowMs() - dayMs;
      await accept(t, { peserta_id: id, program_keahlian_id: null, status: 'TL', jalan: null, terbit_ms });
    },
  ],
  [
    'his objection waits for its answer',
    (id) =>
      write(t, (tx) =>
        makeRow(tx, sanggahan, { peserta_id: id, dijawab_ms: null, akun_id: null, path: null }),
      ),
  ],
  ...(['PENGAJUAN', 'PERBAIKAN'] as const).map((keadaan): (typeof terbuka)[number] => [
    `his application is ${keadaan}`,
    (id) => write(t, (tx) => makeRow(tx, permohonan, { peserta_id: id, keadaan, path: null })),
  ]),
  ...(['terkirim', 'perbaikan'] as const).map((status): (typeof terbuka)[number] => [
    `his re-registration is ${status}`,
    (id) =>
      write(t, (tx) =>
        makeRow(tx, daftarUlang, {
          peserta_id: id,
          status,
          daftar_ulang_dokumen: null,
          koperasi_dokumen: null,
        }),
      ),
  ]),
];

/** A message to somebody that stands somewhere since it was changed last. */
const kirim = (peserta_id: string, keadaan: KeadaanPesan, diubah_ms = t.clock.nowMs()) =>
  write(t, async (tx) => {
    const given = { peserta_id, keadaan, diubah_ms, program_keahlian_id: null, akun_id: null };
    const { id } = await makeRow(tx, pesanKeluar, given);
    await makeRow(tx, percobaanKirim, { pesan_keluar_id: id });
  });

describe('nothing goes while', () => {
  test.each(terbuka)('%s', async (_, arrange) => {
    await converse('budi');
    await kirim('budi', 'sampai');
    await age();
    await arrange('budi');
    await retensi.pass(9);
    expect(await retensi.jumlah()).toEqual({ dokumen: 0, percakapan: 0, pesan_keluar: 0 });
    expect(await owners(percakapan, pesanKeluar)).toEqual([['budi'], ['budi']]);
  });

  test.each<[string, () => Promise<unknown>]>([
    ['he waits for an answer', () => write(t, (tx) => tx.update(percakapan).set({ menunggu_ms: 1 }))],
    [
      'the committee has not read him',
      () => write(t, (tx) => tx.update(percakapan).set({ belum_dibaca: 1 })),
    ],
    [
      'the conversation was touched lately',
      () => write(t, (tx) => tx.update(percakapan).set({ terakhir_ms: t.clock.nowMs() })),
    ],
    [
      'a letter of it is newer',
      () =>
        write(t, (tx) =>
          insertPesan(tx, t.clock.nowMs(), [
            { peserta_id: 'budi', id: 'baru', jenis: 'kotak', title: '', body: 'Halo' },
          ]),
        ),
    ],
    [
      'the rule is off',
      () => retensi.asAdmin('PUT', '/api/pengaturan/privasi', { ...isi, hapus_percakapan: false }),
    ],
    [
      'its days are not over',
      () => retensi.asAdmin('PUT', '/api/pengaturan/privasi', { ...isi, hapus_percakapan_hari: 400 }),
    ],
    [
      'the result was taken back',
      () => retensi.asAdmin('POST', '/api/publikasi-tarik', { alasan: 'Keliru' }),
    ],
  ])('of a conversation: %s', async (_, arrange) => {
    await converse('budi');
    await age();
    await arrange();
    await retensi.pass(9);
    expect(await owners(percakapan)).toEqual([['budi']]);
    expect((await rows(pesan)).length).toBeGreaterThanOrEqual(2);
  });

  test('he writes between the announcement and the last look', async () => {
    const { own } = await converse('budi');
    await age();
    await retensi.pass(7);
    await write(t, (tx) =>
      tx.update(percakapan).set({ terakhir_ms: t.clock.nowMs(), menunggu_ms: t.clock.nowMs() }),
    );
    await retensi.pass(3);
    expect(await owners(percakapan)).toEqual([['budi']]);
    expect(await listMedia(t.context.store.read, [own])).toHaveLength(1);
    expect(await retensi.jumlah()).toMatchObject({ percakapan: 0 });
  });
});

describe('messages that left by a channel', () => {
  test.each(
    keadaanPesan.map(
      (keadaan) => [keadaan, !['antre', 'ditahan', 'mengirim', 'tidak_pasti'].includes(keadaan)] as const,
    ),
  )(
    'go with their tries only where nothing is sent, awaited or decided any more: %s, %s',
    async (keadaan, isGone) => {
      await converse('budi');
      await kirim('budi', keadaan);
      await write(t, (tx) => makeRow(tx, berhentiPesan));
      await age();
      await retensi.pass(9);
      expect(await owners(pesanKeluar)).toEqual([isGone ? [] : ['budi']]);
      expect(await t.context.store.read.select().from(percobaanKirim)).toHaveLength(isGone ? 0 : 1);
      // Whoever wants no messages wants none for ever.
      expect(await t.context.store.read.select().from(berhentiPesan)).toHaveLength(1);
    },
  );

  test('newer ones of the same receiver stay, and what went is on record', async () => {
    await converse('budi');
    await kirim('budi', 'sampai');
    await age();
    await kirim('budi', 'dibaca');
    await retensi.pass(1);
    expect((await retensi.seen()).bagian[2]).toMatchObject({
      jumlah: 1,
      daftar: [{ id: 'budi', jumlah: 1, ukuran: 0 }],
    });
    await retensi.pass(7);
    expect((await t.context.store.read.select().from(pesanKeluar)).map(({ keadaan }) => keadaan)).toEqual([
      'dibaca',
    ]);
    const { body } = await retensi.asAdmin('GET', '/api/audit?tindakan=hapus+pesan+keluar&page=1');
    expect(body.rows).toMatchObject([{ baris_id: 'budi', sesudah: { jumlah: 1 } }]);
  });
});
