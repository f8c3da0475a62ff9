import { globSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { listTables } from '../db/columns.ts';
import { nameOf } from '../db/table-rows.ts';
import { perFile } from '../testing/per-test.ts';
import { buildTestApp } from '../testing/test-app.ts';

const folder = new URL('../', import.meta.url).pathname;

/** Statements that delete rows outside the one rule, and why. */
const otherwise: Readonly<Record<string, string>> = {
  'crud/delete/delete-along.mutations.ts': 'the rule',
  'crud/delete/sweep-hapusan.mutations.ts': 'undo records that are too old, or that a reset forgets',
  'backup/restore-tables.mutations.ts': 'a restore, which has a backup',
  'db/table-rows.ts': 'a restore, which has a backup',
  'features/akun/account/delete-akun-peserta.mutations.ts': 'the reset of applicants, after a full backup',
  'features/jadwal-ujian/jadwal-peserta/delete-jadwal-peserta.mutations.ts':
    'the reset of applicants, after a full backup',
  'features/jadwal-ujian/ruang/geser-sesi.mutations.ts': 'the reset of applicants, after a full backup',
  'features/jadwal-ujian/ruang/kartu-ruang.mutations.ts': 'the reset of applicants, after a full backup',
  'features/jadwal-ujian/ruang/pengawas-ruang.mutations.ts': 'the reset of applicants, after a full backup',
  'features/jadwal-ujian/ruang/penutupan-ruang.mutations.ts': 'the reset of applicants, after a full backup',
  'features/kertas-ujian/berita-acara/berita-acara.mutations.ts':
    'the reset of applicants, after a full backup',
  'features/biodata/biodata.mutations.ts': 'the reset of applicants, after a full backup',
  'features/pengumuman/pengumuman.mutations.ts':
    'read marks of one person who is deleted for ever; the reset of applicants, after a full backup',
  'features/dokumen-peserta/dokumen-peserta.mutations.ts': 'the reset of applicants, after a full backup',
  'features/pendaftaran/berkas.mutations.ts': 'the reset of applicants, after a full backup',
  'features/permohonan/permohonan.mutations.ts': 'the reset of applicants, after a full backup',
  'features/daftar-ulang/daftar-ulang.mutations.ts': 'the reset of applicants, after a full backup',
  'features/sanggahan/sanggahan.mutations.ts': 'the reset of applicants, after a full backup',
  'features/verifikasi/pemeriksaan/pemeriksaan.mutations.ts': 'the reset of applicants, after a full backup',
  'features/pesan-keluar/antrean/atur.mutations.ts': 'somebody wants messages again, on record',
  'features/pesan-keluar/antrean/delete-pesan-keluar.mutations.ts':
    'the reset of applicants, after a full backup; messages that the rule deletes, announced before and on record',
  'features/pesan-keluar/blast/blast-pesan.mutations.ts': 'the reset of applicants, after a full backup',
  'features/pesan/rows/lupakan-pesan.mutations.ts':
    'conversations that the rule deletes, announced before and on record',
  'features/pesan/rows/pesan.mutations.ts': 'the reset of applicants, after a full backup',
  'features/persetujuan/persetujuan.mutations.ts': 'the reset of applicants, after a full backup',
  'features/privasi/hapus-orang.mutations.ts':
    'one person is deleted for ever, by typed name and with a reason: no undo record may keep him',
  'features/privasi/retensi/lupakan-berkas.mutations.ts':
    'documents that the rule deletes, announced before and on record',
  'features/privasi/lupakan-catatan.mutations.ts':
    'undo records that hold one person who is deleted for ever lose him alone',
  'features/privasi/retensi/retensi.mutations.ts': 'who is announced no more; the reset of applicants',
  'features/peserta/rows/delete-peserta.mutations.ts': 'the reset of applicants, after a full backup',
  'features/olah-nilai/skor/nilai-peserta.mutations.ts': 'the reset of applicants, after a full backup',
  'features/seleksi/kursi.mutations.ts':
    'seats of a round that is run again, in one act with those of the new one; the reset of applicants',
  'features/seleksi/seleksi.mutations.ts':
    'what was published and is taken back or replaced, with its act on record; the reset of applicants',
  'features/olah-nilai/publikasi/publikasi.mutations.ts': 'the reset of applicants, after a full backup',
  'features/ujian/sweep/delete-ujian.mutations.ts': 'the reset of applicants, after a full backup',
  'features/akun/sandi/tautan-sandi.mutations.ts': 'a one-time link that is used up',
  'features/pemberitahuan/langganan.mutations.ts':
    'where notifications went, with the login that it belonged to',
  'features/akun/account/sesi-masuk.mutations.ts': 'counts of failed logins that are a month old',
  'features/media/unggahan.mutations.ts': 'uploads on their way, given up or long over',
  'features/ujian/paket/paket.mutations.ts': 'paket that nobody opens any more, made again when asked for',
  'media/media.mutations.ts': 'stored files that no record and no undo record names',
};

test('no statement deletes rows but that of the one rule, and those named here', () => {
  const deleting = globSync('**/*.ts', { cwd: folder })
    .filter((file) => !/\.test\.ts$|(^|\/)testing\//.test(file))
    .filter(
      (file) =>
        [...readFileSync(folder + file, 'utf8').matchAll(/\b(tx|queries|transaction)\s*\.delete\(/g)].length >
        0,
    );
  expect(deleting.toSorted()).toEqual(Object.keys(otherwise).toSorted());
});

/** Calls that delete, or are called so, and are no deletion of records; and why. */
const exempt: Readonly<Record<string, string>> = {
  'DELETE /api/pencadangan/:id': 'a backup is a file: it holds no record of its own',
  'DELETE /api/unggah/:id': 'an upload on its way, which no record names yet',
  'DELETE /api/peserta/permohonan/:id': 'an application that is taken away stays on record, and is sent anew',
  'POST /api/pencadangan-pulihkan': 'replaces everything, after the name of the school and a reason',
  'POST /api/profile-reset-data': 'makes a full backup first',
  'POST /api/privasi-hapus/:id': 'one person for ever, after his typed name and a reason',
  'POST /api/reset-login': 'ends logins and deletes no record',
  'POST /api/reset-ujian-private': 'archives the attempt and deletes nothing',
  'POST /api/peserta/pendaftaran-cabut': 'an application ends and stays on record',
  'POST /api/kartu-ruang-cabut': 'the card stays, marked as ended',
  'POST /api/sesi-masuk-cabut': 'ends one login of the own account, which stays on record',
  'POST /api/user-masuk-cabut': 'ends one login of an account, which stays on record',
  'POST /api/hapusan-urungkan': 'brings back what was deleted',
};

const t = perFile(buildTestApp);

test('every call that deletes is of the one rule, or is named here with its reason', () => {
  const calls = t.routes.filter(
    ({ method, path, deletes }) =>
      method === 'DELETE' ||
      deletes ||
      (method === 'POST' && /hapus|reset|cabut|pulihkan$|kosongkan|buang/.test(path)),
  );
  const others = calls.filter(({ deletes }) => !deletes).map(({ method, path }) => `${method} ${path}`);
  expect(others.toSorted()).toEqual(Object.keys(exempt).toSorted());
});

test('whatever a call deletes can come back: one call says how, and its table is one of the server', () => {
  const tables = new Set(listTables());
  const deletions = t.routes.flatMap(({ deletes }) => deletes ?? []);
  expect(deletions.length).toBeGreaterThan(20);
  for (const { table } of deletions) {
    expect([nameOf(table), tables.has(table)]).toEqual([nameOf(table), true]);
    const says = deletions.some((one) => one.table === table && one.comeBack);
    expect([nameOf(table), says]).toEqual([nameOf(table), true]);
  }
});
