import { buildPendaftaran } from '@spmb/shared/testing/build-formulir.ts';
import { IDBFactory, IDBKeyRange } from 'fake-indexeddb';
import { expect, test } from 'vitest';
import { createDaftarUlangStore } from './daftar-ulang-store.ts';
import { openSafeStorage } from '../../ports/safe-storage.ts';
import { createDrafStore } from './draf-store.ts';
import { createKetikan } from './ketikan.ts';
import { countUnsaved, forgetForm } from './leave-device.ts';
import { PendaftaranDb, type DrafRow } from './pendaftaran-db.ts';

const draf = (akun: string, ubahan: DrafRow['ubahan']): DrafRow => ({
  akun,
  rekaman: buildPendaftaran(),
  ubahan,
  diambil_ms: 1,
  bentrok: [],
  ditolak: {},
  operasi_id: null,
});
const berkas = (akun: string) => ({
  id: `lokal-${akun}`,
  akun,
  field: 'dok_skl' as const,
  nama: 'skl.jpg',
  isi: new Blob(['isi']),
  kecil: new Blob(['k']),
  tersimpan: null,
  salah: null,
});

test('who leaves a device takes his form and files along; those of another account stay', async () => {
  const db = new PendaftaranDb({ indexedDB: new IDBFactory(), IDBKeyRange });
  for (const akun of ['siti', 'budi'])
    await createDrafStore(db, akun).putBerkas(berkas(akun), () =>
      draf(akun, { dok_skl: `lokal-${akun}`, rt: '1' }),
    );
  const surat = { id: 's', nama: 'surat.pdf', isi: new Blob(['isi']), tersimpan: null };
  const daftarUlang = createDaftarUlangStore(db, 'siti');
  await daftarUlang.change((row) => ({ ...row, berkas: { daftar_ulang_dokumen: surat } }));
  expect(await countUnsaved('siti', db)).toBe(3);
  const storage = openSafeStorage(() => {
    throw new Error('none here');
  });
  const ketikan = (akun: string) => createKetikan(akun, storage);
  for (const akun of ['siti', 'budi']) ketikan(akun).tambah({ nik: '1' });
  await forgetForm('siti', db, storage);
  expect([ketikan('siti').baca(), ketikan('budi').baca()]).toEqual([{}, { nik: '1' }]);
  expect(await countUnsaved('siti', db)).toBe(0);
  const of = (akun: string) => createDrafStore(db, akun);
  expect(await daftarUlang.find()).toBeUndefined();
  expect([await of('siti').find(), await of('siti').listBerkas()]).toEqual([undefined, []]);
  expect([await countUnsaved('budi', db), (await of('budi').listBerkas()).length]).toEqual([2, 1]);
});
