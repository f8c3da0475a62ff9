import type { Pendaftaran } from '@spmb/shared/pendaftaran/calls.ts';
import { buildPendaftaran } from '@spmb/shared/testing/build-formulir.ts';
import { IDBFactory, IDBKeyRange } from 'fake-indexeddb';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createHttpClient } from '../../../http/http-client.ts';
import { createDrafStore } from '../../../local-db/pendaftaran/draf-store.ts';
import { createKetikan, forgetKetikan } from '../../../local-db/pendaftaran/ketikan.ts';
import { PendaftaranDb } from '../../../local-db/pendaftaran/pendaftaran-db.ts';
import { openSafeStorage } from '../../../ports/safe-storage.ts';
import { terisiDari } from './draf-row.ts';
import { FormDraft } from './form-draft.ts';

/** What the school's server says of the form, by the rules of its calls. */
class School {
  rekaman: Pendaftaran = buildPendaftaran();
  isDown = false;
  /** The act is done, and its answer lost on the way. */
  losesAnswer = false;
  /** What stands between says so with this status; 0: nothing says anything. */
  gateway = 0;
  /** Turns of the event loop after which a read is answered: whatever does not wait for it comes before. */
  readTurns = 0;
  readonly lost = new Set<string>();
  readonly acts = new Set<string>();
  readonly drafts: Record<string, unknown>[] = [];

  readonly fetch: typeof fetch = async (asked, init) => {
    if (this.isDown) throw new TypeError('network');
    const which = (asked as string).replace('/api/peserta/pendaftaran', '');
    const body = typeof init?.body === 'string' ? init.body : undefined;
    if (body === undefined)
      for (let turn = 0; turn < this.readTurns; turn++) await new Promise((resolve) => setImmediate(resolve));
    const answer = this.answer(
      which,
      JSON.parse(body ?? '{}') as Record<string, unknown>,
      body !== undefined,
    );
    if (!this.losesAnswer) return answer;
    if (this.gateway === 0) throw new TypeError('network');
    return new Response('<h1>Gateway</h1>', { status: this.gateway });
  };

  private answer(
    which: string,
    { versi, operasi_id, persetujuan_versi, ...fields }: Record<string, unknown>,
    isPost: boolean,
  ): Response {
    if (!isPost) return json(this.rekaman);
    if (typeof operasi_id === 'string' && this.acts.has(operasi_id))
      return json({ status: true, data: this.rekaman });
    if (this.rekaman.status !== 0)
      return json({ status: false, message: 'Terkunci.', jenis: 'terkunci' }, 409);
    if (versi !== this.rekaman.versi)
      return json(
        { status: false, message: 'Sudah diubah.', jenis: 'versi-lama', versi: this.rekaman.versi },
        409,
      );
    if (which === '' && persetujuan_versi !== this.rekaman.naskah?.versi) {
      const kesalahan = { pernyataan_status: 'Naskah diperbarui.' };
      return json({ status: false, message: 'Periksa isian.', kesalahan });
    }
    const gone = Object.entries(fields).filter(([, value]) => this.lost.has(String(value)));
    if (gone.length > 0) {
      const kesalahan = Object.fromEntries(gone.map(([name]) => [name, 'Berkas ini tidak ada di server.']));
      return json({ status: false, message: 'Periksa isian.', kesalahan });
    }
    if (which === '-draf') this.drafts.push(fields);
    this.write(fields);
    if (which === '') {
      this.rekaman = { ...this.rekaman, status: 1, nomor_register: 'SPMB-2025-0001', dikirim_ms: 5 };
      if (typeof operasi_id === 'string') this.acts.add(operasi_id);
    }
    return json({
      status: true,
      data: which === '-draf' ? { versi: this.rekaman.versi, diubah_ms: 1 } : this.rekaman,
    });
  }

  /** As another device would. */
  write(fields: object): void {
    this.rekaman = { ...this.rekaman, ...fields, versi: this.rekaman.versi + 1 };
  }
}
const json = (body: object, status = 200) => new Response(JSON.stringify(body), { status });

let school: School;
let factory: IDBFactory;
const openDb = () => new PendaftaranDb({ indexedDB: factory, IDBKeyRange });
let db: PendaftaranDb;
let storage: ReturnType<typeof openSafeStorage>;
const opened: FormDraft[] = [];
beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  school = new School();
  factory = new IDBFactory();
  db = openDb();
  storage = openSafeStorage(() => {
    throw new Error('none here');
  });
});
afterEach(() => {
  for (const draf of opened.splice(0)) draf.close();
  vi.useRealTimers();
});

let drawn = 0;
async function open(on = db, kirimLagi = (): Promise<boolean> => Promise.resolve(false)): Promise<FormDraft> {
  const http = createHttpClient({
    fetch: school.fetch,
    perangkat: 'UJI',
    authorization: () => 'Bearer t',
    onUnauthorized: () => undefined,
  });
  const clock = { nowMs: () => 1_000, monotonicMs: () => 0 };
  const draf = new FormDraft({
    http,
    store: createDrafStore(on, 'siti'),
    ketikan: createKetikan('siti', storage),
    clock,
    akun: 'siti',
    draw: () => `tindakan-${++drawn}`,
    kirimLagi,
  });
  opened.push(draf);
  await draf.open();
  return draf;
}
const isi = (draf: FormDraft) => terisiDari(draf.current().row!);

test('what is typed is on this device at once, and at the server when it can be', async () => {
  const draf = await open();
  school.isDown = true;
  await draf.tulis({ nama_ayah: 'Ahmad Sidik' });
  await draf.flush();
  expect(draf.current().simpanan).toBe('di-perangkat');
  draf.close();
  // The page was reloaded without network.
  const again = await open();
  expect(isi(again).nama_ayah).toBe('Ahmad Sidik');
  expect(again.current().masalah).toBeUndefined();
  school.isDown = false;
  await again.refresh();
  expect(school.rekaman.nama_ayah).toBe('Ahmad Sidik');
  expect(again.current().simpanan).toBe('di-server');
});

test('what was typed as the page died, before any database heard of it, is there again and reaches the server', async () => {
  const page = openDb();
  const draf = await open(page);
  await draf.tulis({ nama_ayah: 'Ahmad Sid' });
  // Writes of a page that is gone never come.
  page.close();
  await expect(draf.tulis({ nama_ayah: 'Ahmad Sidik' })).rejects.toThrow();
  await expect(draf.tulis({ rt: '5' })).rejects.toThrow();
  draf.close();
  school.drafts.length = 0;
  school.rekaman = buildPendaftaran();
  expect((await createDrafStore(db, 'siti').find())?.ubahan).toEqual({ nama_ayah: 'Ahmad Sid' });
  const again = await open();
  expect(isi(again)).toMatchObject({ nama_ayah: 'Ahmad Sidik', rt: '5' });
  expect(school.rekaman).toMatchObject({ nama_ayah: 'Ahmad Sidik', rt: '5' });
  expect(createKetikan('siti', storage).baca()).toEqual({});
});

test('what the database has is no longer kept beside it, what is typed over it meanwhile is', async () => {
  const draf = await open();
  const ketikan = createKetikan('siti', storage);
  const first = draf.tulis({ rt: '1', rw: '2' });
  expect(ketikan.baca()).toEqual({ rt: '1', rw: '2' });
  const second = draf.tulis({ rt: '12' });
  await Promise.all([first, second]);
  expect(ketikan.baca()).toEqual({});
  expect(storage.getItem('spmb-ketikan/siti')).toBeNull();
  ketikan.tambah({ rt: '123', rw: '2' });
  ketikan.lepas({ rt: '12', rw: '2' });
  expect(ketikan.baca()).toEqual({ rt: '123' });
  forgetKetikan('siti', storage);
  expect(ketikan.baca()).toEqual({});
});

test('keys that come faster than the disk are two writes, in their order', async () => {
  const draf = await open();
  const writes = vi.spyOn(db, 'transaction');
  const first = draf.tulis({ rt: '1' });
  await Promise.resolve();
  await Promise.resolve();
  const rest = [...'abcdefgh'].map((_, at) => draf.tulis({ rt: '12345678'.slice(0, at + 1), rw: '9' }));
  await Promise.all([first, ...rest]);
  expect(writes).toHaveBeenCalledTimes(2);
  expect((await createDrafStore(db, 'siti').find())?.ubahan).toEqual({ rt: '12345678', rw: '9' });
});

test('a form that is left tells the server what waits, and nothing twice', async () => {
  const draf = await open();
  await draf.tulis({ rt: '5' });
  draf.close();
  draf.close();
  await vi.waitFor(() => expect(school.drafts).toEqual([{ rt: '5' }]));
  const again = await open();
  expect(again.current()).toMatchObject({ simpanan: 'di-server', row: { bentrok: [], ubahan: {} } });
  expect(school.drafts).toHaveLength(1);
});

test('a pause in typing sends only what was changed, once', async () => {
  const draf = await open();
  for (const rt of ['1', '12', '123']) void draf.tulis({ rt });
  await draf.tulis({ rw: '4' });
  await vi.advanceTimersByTimeAsync(1_300);
  await draf.flush();
  expect(school.drafts).toEqual([{ rt: '123', rw: '4' }]);
});

test('another device wrote in other fields: both are kept', async () => {
  const draf = await open();
  school.write({ nama_ibu: 'Fatimah Z' });
  await draf.tulis({ nama_ayah: 'Ahmad S' });
  await draf.flush();
  await vi.waitFor(() =>
    expect(school.rekaman).toMatchObject({ nama_ayah: 'Ahmad S', nama_ibu: 'Fatimah Z' }),
  );
  expect(isi(draf)).toMatchObject({ nama_ayah: 'Ahmad S', nama_ibu: 'Fatimah Z' });
});

test('another device wrote differently in the same field: nothing is overwritten before somebody chooses', async () => {
  const draf = await open();
  school.write({ rt: '9' });
  await draf.tulis({ rt: '5' });
  await draf.flush();
  await vi.waitFor(() => expect(draf.current().row?.bentrok).toEqual(['rt']));
  expect(school.rekaman.rt).toBe('9');
  await draf.putuskan('rt', 'sini');
  await draf.flush();
  expect(school.rekaman.rt).toBe('5');
});

test.each([0, 502, 503])(
  'a sending whose answer was lost (%i) is one act, and its number is seen the second time',
  async (httpStatus) => {
    const draf = await open();
    school.losesAnswer = true;
    school.gateway = httpStatus;
    await expect(draf.kirim()).rejects.toMatchObject({ httpStatus });
    school.losesAnswer = false;
    expect(await draf.kirim()).toEqual({});
    expect(school.acts.size).toBe(1);
    expect(draf.current().row?.rekaman).toMatchObject({ status: 1, nomor_register: 'SPMB-2025-0001' });
  },
);

test('a draft whose answer was lost is no other device: the form is sent', async () => {
  const draf = await open();
  await draf.tulis({ tempat_lahir: 'Tidore' });
  school.losesAnswer = true;
  await draf.flush();
  // The answer that would tell of it is lost, too.
  await expect(draf.kirim()).rejects.toThrow();
  school.losesAnswer = false;
  school.readTurns = 100;
  expect(await draf.kirim()).toEqual({});
  expect([draf.current().row?.rekaman.nomor_register, school.acts.size]).toEqual(['SPMB-2025-0001', 1]);
});

test('what another device wrote meanwhile is seen before the form is sent', async () => {
  const draf = await open();
  school.write({ nama_ibu: 'Khadijah' });
  await expect(draf.kirim()).rejects.toThrow('Sudah diubah.');
  expect([isi(draf).nama_ibu, school.rekaman.status]).toEqual(['Khadijah', 0]);
  expect(await draf.kirim()).toEqual({});
});

test('… also where something of this device waits, and where both wrote in one field', async () => {
  const draf = await open();
  await draf.tulis({ tempat_lahir: 'Tidore' });
  school.write({ nama_ibu: 'Khadijah' });
  expect(Object.keys(await draf.kirim())).toEqual(['nama_ibu']);
  await draf.tulis({ tempat_lahir: 'Ternate Utara' });
  school.write({ tempat_lahir: 'Jailolo' });
  expect(Object.keys(await draf.kirim())).toEqual(['tempat_lahir']);
  expect([school.rekaman.status, school.rekaman['tempat_lahir']]).toEqual([0, 'Jailolo']);
  await draf.putuskan('tempat_lahir', 'sini');
  expect(await draf.kirim()).toEqual({});
  expect([school.rekaman.status, school.rekaman['tempat_lahir']]).toEqual([1, 'Ternate Utara']);
});

test('a declaration that the school renewed while the form stood open is read before it is agreed to', async () => {
  school.rekaman = { ...school.rekaman, naskah: { versi: 1, isi: 'Satu.', dibuat_ms: 1 } };
  const draf = await open();
  school.rekaman = { ...school.rekaman, naskah: { versi: 2, isi: 'Dua.', dibuat_ms: 2 } };
  expect(await draf.kirim()).toEqual({ pernyataan_status: 'Naskah diperbarui.' });
  expect(school.rekaman.status).toBe(0);
  expect(draf.current().row?.rekaman.naskah?.isi).toBe('Dua.');
  expect(await draf.kirim()).toEqual({});
  expect(school.rekaman.status).toBe(1);
});

test('sent from another device meanwhile: the form is locked, and what was only here stays in sight', async () => {
  const draf = await open();
  school.rekaman = { ...school.rekaman, status: 1, nomor_register: 'SPMB-2025-0001' };
  await draf.tulis({ rt: '7' });
  await draf.flush();
  await vi.waitFor(() => expect(draf.current().row?.rekaman.status).toBe(1));
  expect(draf.current().row?.ubahan).toEqual({ rt: '7' });
  await draf.buangTertinggal();
  expect(draf.current().row?.ubahan).toEqual({});
});

test('a server that was put back to yesterday gets again what this device has, files too', async () => {
  const draf = await open();
  await draf.tulis({ nama_ayah: 'Ahmad Baru', dok_skl: 'berkas-baru' });
  await draf.flush();
  draf.close();
  school = new School();
  school.rekaman = { ...school.rekaman, versi: 1, nama_ayah: '' };
  school.lost.add('berkas-baru');
  const asked: string[] = [];
  const again = await open(db, (...[field]: unknown[]) => {
    asked.push(String(field));
    return Promise.resolve(false);
  });
  await again.flush();
  expect(school.rekaman.nama_ayah).toBe('Ahmad Baru');
  expect(asked).toEqual(['dok_skl']);
  expect(again.current().row?.ditolak).toEqual({ dok_skl: 'Berkas ini tidak ada di server.' });
});

test('two tabs of one browser lose nothing of each other', async () => {
  const [first, second] = [await open(), await open()];
  await Promise.all([first.tulis({ rt: '5' }), second.tulis({ rw: '6' })]);
  await Promise.all([first.flush(), second.flush()]);
  await vi.waitFor(() => expect(school.rekaman).toMatchObject({ rt: '5', rw: '6' }));
});
