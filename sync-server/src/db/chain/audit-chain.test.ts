import { and, asc, eq, isNotNull } from 'drizzle-orm';
import { beforeEach, describe, expect, test } from 'vitest';
import { perTest } from '../../testing/per-test.ts';
import { buildTestApp } from '../../testing/test-app.ts';
import { audit } from '../audit.table.ts';
import { schoolId } from '../school-id.ts';
import type { Transaction } from '../store.ts';
import { blankEntries } from './blank-entries.mutations.ts';
import { catatanOf, describeCatatan, parseCatatan } from './catatan.ts';
import { findKepala } from './kepala-audit.queries.ts';
import { kepalaAudit } from './kepala-audit.table.ts';
import { verifyChain } from './verify-chain.ts';

const t = perTest(buildTestApp);
const admin = perTest(() => t.signIn('administrator', { nama: 'Bu Rina' }));
const path = '/api/program-keahlian';
const system = { sekolah_id: schoolId, akun_id: null, nama: 'uji' };

/** Six acts on record through the calls that staff make: 1 to 6. */
beforeEach(async () => {
  for (const name of ['Teknik Kimia', 'Tata Boga', 'Akuntansi']) {
    const { data } = (await t.call(admin, 'POST', path, { name, singkat: name.slice(0, 3) })).body;
    await t.call(admin, 'POST', `${path}/${data.id}?_method=PUT`, {
      ...data,
      pagu: 36,
      alasan: 'ruang baru',
    });
    t.clock.advance(1_000);
  }
});

/** What an owner of the database does past the server. */
const tamper = (work: (tx: Transaction) => Promise<unknown>) => t.context.store.tx(system, work);
const at = (nomor: number) => eq(audit.nomor, nomor);
const entries = () => t.context.store.read.select().from(audit).orderBy(asc(audit.nomor));
const entry = async (nomor: number) => (await entries())[nomor - 1]!;
const wrong = async () => (await verifyChain(t.context.store.read)).salah;

test('every act stands in one chain, numbered from one, and a fresh trail verifies', async () => {
  const rows = await entries();
  expect(rows.map(({ nomor, generasi }) => [nomor, generasi])).toEqual([1, 2, 3, 4, 5, 6].map((n) => [n, 1]));
  const report = await verifyChain(t.context.store.read);
  expect(report).toMatchObject({ jumlah: 6, kosong: 0, salah: [], kepala: { generasi: 1, nomor: 6 } });
  expect(report.kepala?.rantai).toBe(rows[5]?.rantai);
});

test('acts of one transaction stand in their order, and of one that fails none has a number', async () => {
  const before = (await entries()).length;
  await expect(
    tamper(async (tx) => {
      tx.record({ ...(await entry(1)), id: 'x' });
      throw new Error('undone');
    }),
  ).rejects.toThrow('undone');
  const names = Array.from({ length: 40 }, (_, i) => `Program ${i}`);
  await Promise.all(names.map((name) => t.call(admin, 'POST', path, { name, singkat: name })));
  expect((await entries()).map(({ nomor }) => nomor)).toEqual(
    Array.from({ length: before + 40 }, (_, i) => i + 1),
  );
  expect(await wrong()).toEqual([]);
});

describe('what is done to the trail past the server is found, the first entry by its number', () => {
  const cases: [string, RegExp, (tx: Transaction) => Promise<unknown>][] = [
    [
      'a value of an entry changed',
      /nomor 2 .*diubah isinya/,
      (tx) =>
        tx
          .update(audit)
          .set({ sesudah: { pagu: 99 } })
          .where(at(2)),
    ],
    [
      'who did it changed',
      /nomor 3 .*diubah isinya/,
      (tx) => tx.update(audit).set({ nama: 'Pak Budi' }).where(at(3)),
    ],
    ['a reason added', /nomor 1 .*diubah isinya/, (tx) => tx.update(audit).set({ alasan: 'x' }).where(at(1))],
    [
      'what was done changed',
      /nomor 4 .*diubah, ditukar/,
      (tx) => tx.update(audit).set({ tindakan: 'hapus' }).where(at(4)),
    ],
    [
      'its time changed',
      /nomor 5 .*diubah, ditukar/,
      (tx) => tx.update(audit).set({ waktu_ms: 5 }).where(at(5)),
    ],
    [
      'its account changed',
      /nomor 5 .*diubah, ditukar/,
      (tx) => tx.update(audit).set({ akun_id: null }).where(at(5)),
    ],
    [
      'its values and their hash changed together',
      /nomor 2 .*diubah/,
      async (tx) =>
        tx
          .update(audit)
          .set({ ...(await copied(tx, 4)) })
          .where(at(2)),
    ],
    [
      'other values under deleted ones',
      /nomor 2 .*diubah isinya/,
      (tx) => tx.update(audit).set({ garam: null, sebelum: null, sesudah: null, alasan: null }).where(at(2)),
    ],
    ['one deleted', /nomor 4 .*didahului nomor 2/, (tx) => tx.delete(audit).where(at(3))],
    ['the first deleted', /nomor 2 .*didahului nomor 0/, (tx) => tx.delete(audit).where(at(1))],
    [
      'the newest deleted',
      /sampai nomor 6, tetapi berakhir di nomor 5/,
      (tx) => tx.delete(audit).where(at(6)),
    ],
    [
      'two swapped',
      /nomor 2 .*diubah, ditukar/,
      async (tx) => {
        await tx.update(audit).set({ nomor: 99 }).where(at(2));
        await tx.update(audit).set({ nomor: 2 }).where(at(5));
        await tx.update(audit).set({ nomor: 5 }).where(at(99));
      },
    ],
    [
      'one inserted in between',
      /nomor 4 .*diubah, ditukar atau disisipkan/,
      async (tx) => {
        for (const nomor of [6, 5, 4])
          await tx
            .update(audit)
            .set({ nomor: nomor + 1 })
            .where(at(nomor));
        await tx.insert(audit).values({ ...(await entry(1)), id: 'sisip', nomor: 4 });
      },
    ],
    [
      'one inserted under a number that is taken',
      /nomor 3 .*(disisipkan|ditukar)/,
      async (tx) => tx.insert(audit).values({ ...(await entry(3)), id: '0' }),
    ],
    [
      'one inserted below all numbers',
      /1 catatan berada di luar urutan.*ID sisip/,
      async (tx) => tx.insert(audit).values({ ...(await entry(1)), id: 'sisip', nomor: -7 }),
    ],
    [
      'one inserted at the end',
      /nomor 7 .*disisipkan/,
      async (tx) => tx.insert(audit).values({ ...(await entry(1)), id: 'sisip', nomor: 7 }),
    ],
    [
      'one inserted without a place',
      /1 catatan berada di luar urutan.*ID sisip/,
      async (tx) => tx.insert(audit).values({ ...(await entry(1)), id: 'sisip', untai: null, nomor: null }),
    ],
    ['the marker of the end edited', /Penanda akhir/, (tx) => tx.update(kepalaAudit).set({ nomor: 5 })],
    ['the hash of the end edited', /Penanda akhir/, (tx) => tx.update(kepalaAudit).set({ rantai: 'x' })],
    ['the marker deleted', /6 catatan berada di luar urutan/, (tx) => tx.delete(kepalaAudit)],
    [
      'where other chains ended edited',
      /nomor 1 .*diubah, ditukar/,
      (tx) => tx.update(kepalaAudit).set({ sebelum: [{ untai: 'x', generasi: 0, nomor: 9, rantai: 'y' }] }),
    ],
  ];
  const copied = async (_tx: Transaction, nomor: number) => {
    const { garam, sidik_isi, nama, sebelum, sesudah, alasan } = await entry(nomor);
    return { garam, sidik_isi, nama, sebelum, sesudah, alasan };
  };
  test.each(cases)('%s', async (_name, pattern, work) => {
    await tamper(work);
    expect(await wrong()).toEqual([expect.stringMatching(pattern)]);
  });
});

describe('personal values', () => {
  test('are deleted from an entry, and the chain still verifies and still says that the act happened', async () => {
    const before = await entry(2);
    await tamper((tx) => blankEntries(tx, eq(audit.baris_id, before.baris_id)));
    const after = await entry(2);
    // Ids and hashes may hold any two digits.
    const { sebelum, sesudah } = after;
    expect(JSON.stringify(after)).not.toMatch(/Kimia|Rina|ruang baru/);
    expect(JSON.stringify([sebelum, sesudah])).not.toContain('36');
    const kept = ['id', 'waktu_ms', 'akun_id', 'tindakan', 'tabel', 'baris_id', 'rantai'] as const;
    for (const name of kept) expect(after[name]).toBe(before[name]);
    expect(await verifyChain(t.context.store.read)).toMatchObject({ jumlah: 6, kosong: 2, salah: [] });
  });

  test('are not guessed from what stays: equal ones have different hashes', async () => {
    for (const name of ['Sama', 'Sama'])
      await tamper((tx) => {
        tx.record({ ...system, ...isiOf(name), id: `id-${Math.random()}`, waktu_ms: 1, teks: '' });
        return Promise.resolve();
      });
    const [one, other] = (await entries()).slice(-2);
    expect(one?.sesudah).toEqual(other?.sesudah);
    expect(one?.sidik_isi).not.toBe(other?.sidik_isi);
  });
  const isiOf = (name: string) => ({
    tindakan: 'buat',
    tabel: 'ruang',
    baris_id: 'r',
    sebelum: null,
    sesudah: { name },
    alasan: null,
  });

  test('of every shape that JSON has are the same to both databases', async () => {
    const sesudah = {
      b: [1, { z: null, a: 'é😀' }],
      a: 1.5,
      B: 1e21,
      '10': 'x',
      '9': 'y',
      '': [],
      kosong: {},
      besar: 9_007_199_254_740_991,
      kecil: 1e-7,
      minus: -0,
      tidak_ada: undefined,
    };
    await tamper((tx) => {
      tx.record({ ...system, ...isiOf('x'), sesudah, id: 'bentuk', waktu_ms: 1, teks: '' });
      return Promise.resolve();
    });
    expect(await wrong()).toEqual([]);
  });
});

describe('entries of an older version', () => {
  test('become the first of the chain when the server starts, and are found when they are changed afterwards', async () => {
    await tamper(async (tx) => {
      await tx.delete(kepalaAudit);
      const none = { untai: null, generasi: null, nomor: null, garam: null, sidik_isi: null, rantai: null };
      await tx.update(audit).set(none).where(isNotNull(audit.untai));
    });
    expect(await wrong()).toEqual([expect.stringMatching(/6 catatan berada di luar urutan/)]);
    await t.restart();
    expect((await t.call(admin, 'POST', path, { name: 'Baru', singkat: 'BR' })).body.status).toBe(true);
    expect(await verifyChain(t.context.store.read)).toMatchObject({ jumlah: 7, salah: [] });
    await tamper((tx) =>
      tx
        .update(audit)
        .set({ alasan: 'lain' })
        .where(and(at(2), isNotNull(audit.untai))),
    );
    expect(await wrong()).toEqual([expect.stringMatching(/nomor 2 .*diubah isinya/)]);
  });

  test('an entry that is put in without a place does not get one at a later start', async () => {
    await tamper(async (tx) =>
      tx.insert(audit).values({ ...(await entry(1)), id: 'sisip', untai: null, nomor: null }),
    );
    await t.restart();
    expect(await wrong()).toEqual([expect.stringMatching(/1 catatan berada di luar urutan/)]);
  });
});

describe('on paper', () => {
  test('a place is a number and ten letters, found again as it was typed', async () => {
    const catatan = catatanOf((await findKepala(t.context.store.read))!);
    expect(describeCatatan(catatan)).toMatch(
      /^Catatan tindakan s\.d\. nomor 6 · sidik [0-9A-HJKMNP-TV-Z]{5}-[0-9A-HJKMNP-TV-Z]{5}$/,
    );
    for (const typed of [
      describeCatatan(catatan),
      `${describeCatatan(catatan)}.`,
      `6 ${catatan.sidik}`,
      `6 ${catatan.sidik.toLowerCase().replace('-', ' ')}`,
      `nomor 6 sidik ${catatan.sidik.replaceAll('0', 'O').replaceAll('1', 'l')}`,
    ])
      expect(parseCatatan(typed), typed).toEqual(catatan);
    expect(parseCatatan('ABCDE-FGHIJ')).toBeUndefined();
    await t.call(admin, 'POST', path, { name: 'Baru', singkat: 'BR' });
    expect((await verifyChain(t.context.store.read, catatan)).ditemukan).toBe(true);
    expect((await verifyChain(t.context.store.read, { ...catatan, nomor: 5 })).ditemukan).toBe(false);
  });

  test('it shows what the owner of the database rewrote with all hashes: the trail verifies, the paper does not', async () => {
    const catatan = catatanOf((await findKepala(t.context.store.read))!);
    await tamper(async (tx) => {
      const rows = await entries();
      await tx.delete(audit);
      await tx.delete(kepalaAudit);
      for (const row of rows) tx.record({ ...row, ...(row.nomor === 2 && { sesudah: { pagu: 99 } }) });
    });
    const report = await verifyChain(t.context.store.read, catatan);
    expect([report.salah, report.ditemukan]).toEqual([[], false]);
  });
});
