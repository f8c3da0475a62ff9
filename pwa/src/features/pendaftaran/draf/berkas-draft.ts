import { at } from '@spmb/shared/kernel/call.ts';
import { bacaMedia } from '@spmb/shared/media/calls.ts';
import type { NamaField } from '@spmb/shared/pendaftaran/formulir/formulir.ts';
import { bolehDiisi } from '@spmb/shared/pendaftaran/peralihan.ts';
import { askFile } from '../../../http/ask-file.ts';
import type { HttpClient } from '../../../http/http-client.ts';
import type { UploadFile } from '../../../http/upload.ts';
import type { DrafStore } from '../../../local-db/pendaftaran/draf-store.ts';
import type { BerkasRow } from '../../../local-db/pendaftaran/pendaftaran-db.ts';
import type { BerkasPort, KeadaanBerkas } from '../berkas/berkas-port.ts';
import { createUploadQueue, type UploadQueue } from '../../../shell/upload/upload-queue.ts';
import { makeSmall } from '../berkas/make-small.ts';
import { gantiBerkas, idLokal, isLokal, terisiDari, tulis } from './draf-row.ts';
import type { FormDraft } from './form-draft.ts';

interface Needs {
  http: Pick<HttpClient, 'send'>;
  store: DrafStore;
  draf: FormDraft;
  upload: UploadFile;
  akun: string;
  draw: () => string;
}

/** The files of a form on this device: kept here first, sent when they can be, and then named in the draft. */
export class BerkasDraft implements BerkasPort {
  readonly #needs: Needs;
  readonly #rows = new Map<string, BerkasRow>();
  readonly #progress = new Map<string, { persen: number; menunggu: string }>();
  /** Files that a server has lost once: it gets them again, but not for ever. */
  readonly #sentAgain = new Set<string>();
  /** Small pictures of files that have none on this device: each is fetched and drawn once. */
  readonly #made = new Map<string, Promise<Blob | undefined>>();
  /** Until it is done, a file of this device looks like one that only the server has. */
  #reading: Promise<void> | undefined;
  #queue: UploadQueue | undefined;
  #unsubscribe: (() => void) | undefined;

  constructor(needs: Needs) {
    this.#needs = needs;
  }

  async open(): Promise<void> {
    const { store, draf, upload } = this.#needs;
    this.#reading = store.listBerkas().then((rows) => {
      for (const row of rows) this.#rows.set(row.id, row);
    });
    await this.#reading;
    this.#queue = createUploadQueue(upload, {
      onProgress: (id, progress) => {
        this.#progress.set(id, progress);
        draf.touch();
      },
      onStored: (id, name) => void this.#stored(id, name),
      onRefused: (id, salah) => void this.#change(id, { salah }),
    });
    this.#unsubscribe = draf.subscribe(() => {
      this.#sync();
    });
    // Stored in the moment before the page was closed.
    for (const { id, tersimpan } of this.#rows.values())
      if (tersimpan !== null) await this.#name(id, tersimpan);
    this.#sync();
  }

  close(): void {
    this.#unsubscribe?.();
    this.#queue?.close();
  }

  async simpan(field: NamaField, file: File, kecil: Blob): Promise<void> {
    const { store, draf, akun, draw } = this.#needs;
    const row: BerkasRow = {
      id: idLokal(draw()),
      akun,
      field,
      nama: file.name,
      isi: file,
      kecil,
      tersimpan: null,
      salah: null,
    };
    const earlier = [...this.#rows.values()].filter((one) => one.field === field).map(({ id }) => id);
    this.#rows.set(row.id, row);
    await draf.apply(
      (now) => tulis(now, { [field]: row.id }),
      (change) => store.putBerkas(row, change),
    );
    await this.#forget(earlier);
  }

  async kosongkan(field: NamaField): Promise<void> {
    await this.#needs.draf.tulis({ [field]: null });
    await this.#forget([...this.#rows.values()].filter((one) => one.field === field).map(({ id }) => id));
  }

  async buka(nilai: string): Promise<Blob | undefined> {
    const row = this.#find(nilai);
    if (row) return row.isi;
    if (isLokal(nilai)) return undefined;
    return askFile(this.#needs.http, at(bacaMedia, { name: nilai }));
  }

  async kecil(nilai: string): Promise<Blob | undefined> {
    await this.#reading;
    const kept = this.#find(nilai)?.kecil;
    if (kept?.size) return kept;
    const open = () => this.buka(nilai).then((file) => file && makeSmall(file));
    const made = this.#made.get(nilai) ?? open().catch(() => undefined);
    this.#made.set(nilai, made);
    const small = await made;
    // The file was out of reach: the next look asks again.
    if (!small) this.#made.delete(nilai);
    return small;
  }

  keadaan(nilai: string): KeadaanBerkas {
    const row = this.#find(nilai);
    const nama = row && { nama: row.nama };
    if (!isLokal(nilai)) return { keadaan: 'di-server', ...nama };
    if (row?.salah) return { keadaan: 'ditolak', salah: row.salah, ...nama };
    const progress = this.#progress.get(nilai);
    return progress ? { keadaan: 'mengirim', ...progress, ...nama } : { keadaan: 'di-perangkat', ...nama };
  }

  kirimUlang(nilai: string): void {
    void this.#change(nilai, { salah: null }).then(() => this.#queue?.retry(nilai));
  }

  /** The server does not have the file that a field names; true: this device has it and sends it again. */
  async kirimLagi(field: NamaField): Promise<boolean> {
    const { draf } = this.#needs;
    const { row: form } = draf.current();
    const nilai = form && terisiDari(form)[field];
    const row = typeof nilai === 'string' ? this.#find(nilai) : undefined;
    if (!row || this.#sentAgain.has(row.id)) return false;
    this.#sentAgain.add(row.id);
    await this.#change(row.id, { tersimpan: null });
    await draf.apply((now) => tulis(now, { [field]: row.id }));
    return true;
  }

  async #stored(id: string, name: string): Promise<void> {
    await this.#change(id, { tersimpan: name });
    await this.#name(id, name);
  }

  async #name(id: string, name: string): Promise<void> {
    const row = this.#rows.get(id);
    if (row) await this.#needs.draf.apply((now) => gantiBerkas(now, row.field, id, name));
  }

  /** The queue has what the form names and the server does not have; a form that was sent needs no files here. */
  #sync(): void {
    const { row: form } = this.#needs.draf.current();
    if (!form) return;
    if (!bolehDiisi(form.rekaman.status)) {
      this.#queue?.setFiles([]);
      if (this.#rows.size > 0) void this.#forget([...this.#rows.keys()]);
      return;
    }
    const named = new Set<unknown>(Object.values(terisiDari(form)));
    const waiting = [...this.#rows.values()].filter(
      ({ id, tersimpan }) => tersimpan === null && named.has(id),
    );
    this.#queue?.setFiles(waiting.map(({ id, field, isi, nama }) => ({ id, field, blob: isi, nama })));
  }

  async #change(id: string, facts: Partial<Pick<BerkasRow, 'tersimpan' | 'salah'>>): Promise<void> {
    const row = this.#rows.get(id);
    if (!row) return;
    this.#rows.set(id, { ...row, ...facts });
    this.#progress.delete(id);
    await this.#needs.store.changeBerkas(id, facts);
    this.#needs.draf.touch();
  }

  async #forget(ids: readonly string[]): Promise<void> {
    for (const id of ids) this.#rows.delete(id);
    await this.#needs.store.deleteBerkas(ids);
  }

  #find(nilai: string): BerkasRow | undefined {
    return this.#rows.get(nilai) ?? [...this.#rows.values()].find(({ tersimpan }) => tersimpan === nilai);
  }
}
