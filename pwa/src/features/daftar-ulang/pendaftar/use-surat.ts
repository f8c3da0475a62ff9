import { MAX_FILE_BYTES } from '@spmb/shared/media/max-file-bytes.ts';
import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { createDaftarUlangStore } from '../../../local-db/pendaftaran/daftar-ulang-store.ts';
import { PendaftaranDb, type DaftarUlangRow } from '../../../local-db/pendaftaran/pendaftaran-db.ts';
import { newOperationId } from '../../../ports/operation-id.ts';
import { useServices } from '../../../shell/services.tsx';
import { createUploader } from '../../../shell/upload/create-uploader.ts';
import { createUploadQueue, type UploadQueue } from '../../../shell/upload/upload-queue.ts';

export type NamaSurat = keyof DaftarUlangRow['berkas'];

/** Where a chosen file is, in words; `salah` where somebody has to do something. */
export interface KeadaanSurat {
  words: string;
  salah: boolean;
}

const db = new PendaftaranDb();

/**
 * What of the re-registration is filled in on this device. A chosen PDF is on its disk first and then sent, also after a drop
 * or a reload, until the server has it.
 */
export function useSurat(akun: string) {
  const { session } = useServices();
  const store = useMemo(() => createDaftarUlangStore(db, akun), [akun]);
  const [row, setRow] = useState<DaftarUlangRow>({ akun, berkas: {} });
  /** By the file's id, or by its field where none was taken. */
  const [keadaan, setKeadaan] = useState<Readonly<Record<string, KeadaanSurat>>>({});
  const queue = useRef<UploadQueue>(null);
  const tell = useCallback((of: string, words: string, salah = false) => {
    setKeadaan((old) => ({ ...old, [of]: { words, salah } }));
  }, []);

  useEffect(() => {
    const report = {
      onProgress: (id: string, { persen, menunggu }: { persen: number; menunggu: string }) =>
        tell(id, menunggu ? `Tersimpan di perangkat. ${menunggu}` : `Mengirim ${Math.round(persen)}%`),
      onStored: (id: string, nama: string) =>
        void store.change((onDisk) => withStored(onDisk, id, nama)).then(setRow),
      onRefused: (id: string, sentence: string) => tell(id, sentence, true),
    };
    const sending = createUploadQueue(createUploader(session), report, 'daftar-ulang');
    queue.current = sending;
    void store.find().then((found) => {
      if (!found || queue.current !== sending) return;
      setRow(found);
      sending.setFiles(waitingIn(found));
    });
    return () => {
      queue.current = null;
      sending.close();
    };
  }, [session, store, tell]);

  const change = async (to: (row: DaftarUlangRow) => DaftarUlangRow) => {
    const changed = await store.change(to);
    setRow(changed);
    queue.current?.setFiles(waitingIn(changed));
  };
  return {
    row,
    keadaanOf: (field: NamaSurat): KeadaanSurat | undefined =>
      keadaan[field] ?? keadaan[row.berkas[field]?.id ?? ''],
    /** Takes a PDF; what is none is refused with a sentence. */
    async pilih(field: NamaSurat, file: File) {
      const salah = await periksa(file);
      setKeadaan(({ [field]: _, ...old }) =>
        salah === '' ? old : { ...old, [field]: { words: salah, salah: true } },
      );
      if (salah !== '') return;
      const surat = { id: newOperationId(), nama: file.name, isi: file, tersimpan: null };
      await change((onDisk) => ({ ...onDisk, berkas: { ...onDisk.berkas, [field]: surat } }));
    },
    ulangi: (field: NamaSurat) => queue.current?.retry(row.berkas[field]?.id ?? ''),
    setKoperasi(koperasi_status: boolean) {
      // Shown at once: a box that waits for the disk jumps back under the finger.
      setRow((old) => ({ ...old, koperasi_status }));
      return change((onDisk) => ({ ...onDisk, koperasi_status }));
    },
    /** It is sent: nothing of it stays on this device. */
    async lupakan() {
      await store.clear();
      setRow({ akun, berkas: {} });
      setKeadaan({});
    },
  };
}

const waitingIn = ({ berkas }: DaftarUlangRow) =>
  Object.values(berkas)
    .filter(({ tersimpan }) => tersimpan === null)
    .map(({ id, nama, isi }) => ({ id, nama, blob: isi }));

/** The row once the server has a file of it under a name; another may have been chosen meanwhile. */
const withStored = (row: DaftarUlangRow, id: string, tersimpan: string): DaftarUlangRow => ({
  ...row,
  berkas: Object.fromEntries(
    Object.entries(row.berkas).map(([field, one]) => [field, one.id === id ? { ...one, tersimpan } : one]),
  ),
});

/** What is wrong with a file before it is kept; '' for nothing. By its content: telephones name files as they like. */
async function periksa(file: File): Promise<string> {
  if ((await file.slice(0, 5).text()) !== '%PDF-') return 'Berkas ini bukan PDF. Pilih berkas PDF.';
  return file.size > MAX_FILE_BYTES ? 'Berkas ini lebih dari 2 MB. Perkecil berkasnya, lalu pilih lagi.' : '';
}
