import { MAX_FILE_BYTES } from '@spmb/shared/media/max-file-bytes.ts';
import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { textOfProblem } from '../../../http/failure.ts';
import {
  createDaftarUlangStore,
  type DaftarUlangStore,
} from '../../../local-db/pendaftaran/daftar-ulang-store.ts';
import {
  PendaftaranDb,
  type DaftarUlangRow,
  type SuratRow,
} from '../../../local-db/pendaftaran/pendaftaran-db.ts';
import { newOperationId } from '../../../ports/operation-id.ts';
import { useServices } from '../../../shell/services.tsx';
import { createUploader } from '../../../shell/upload/create-uploader.ts';

export type NamaSurat = keyof DaftarUlangRow['berkas'];

/** Where a chosen file is, in words; `salah` where somebody has to do something. */
export interface KeadaanSurat {
  words: string;
  salah?: boolean;
}

const db = new PendaftaranDb();

interface Sending {
  store: DaftarUlangStore;
  tell: (field: NamaSurat, words: string, salah?: boolean) => void;
  setRow: (row: DaftarUlangRow) => void;
}

/** Sends a PDF of this device until the server has it; one that is chosen in its place ends it. */
function useSending({ store, tell, setRow }: Sending) {
  const { session } = useServices();
  const [send] = useState(() => createUploader(session));
  const running = useRef(new Map<NamaSurat, AbortController>());
  return useCallback(
    async (field: NamaSurat, surat: SuratRow) => {
      running.current.get(field)?.abort();
      const own = new AbortController();
      running.current.set(field, own);
      const say = (words: string, salah = false) => {
        if (!own.signal.aborted) tell(field, words, salah);
      };
      say('Mengirim…');
      try {
        const file = new File([surat.isi], surat.nama, { type: 'application/pdf' });
        const { name } = await send('daftar-ulang', file, {
          signal: own.signal,
          kunci: surat.id,
          onPercent: (percent) => say(`Mengirim ${Math.round(percent)}%`),
          onWaiting: (isWaiting) => {
            if (isWaiting) say('Tersimpan di perangkat. Dikirim bila tersambung lagi.');
          },
        });
        // Another may have been chosen meanwhile.
        const stored = await store.change((onDisk) =>
          onDisk.berkas[field]?.id === surat.id
            ? { ...onDisk, berkas: { ...onDisk.berkas, [field]: { ...surat, tersimpan: name } } }
            : onDisk,
        );
        setRow(stored);
        say('Sudah di server.');
      } catch (problem) {
        say(textOfProblem(problem), true);
      }
    },
    [send, store, tell, setRow],
  );
}

/**
 * What of the re-registration is filled in on this device. A chosen PDF is on its disk first and then sent, also after a drop
 * or a reload, until the server has it.
 */
export function useSurat(akun: string) {
  const store = useMemo(() => createDaftarUlangStore(db, akun), [akun]);
  const [row, setRow] = useState<DaftarUlangRow>({ akun, berkas: {} });
  const [keadaan, setKeadaan] = useState<Partial<Record<NamaSurat, KeadaanSurat>>>({});
  const tell = useCallback((field: NamaSurat, words: string, salah = false) => {
    setKeadaan((old) => ({ ...old, [field]: { words, salah } }));
  }, []);
  const upload = useSending({ store, tell, setRow });

  useEffect(() => {
    let isGone = false;
    void store.find().then((found) => {
      if (isGone || !found) return;
      setRow(found);
      for (const [field, surat] of Object.entries(found.berkas) as [NamaSurat, SuratRow][])
        if (surat.tersimpan === null) void upload(field, surat);
    });
    // What is on its way goes on: the server is not told to forget it.
    return () => {
      isGone = true;
    };
  }, [store, upload]);

  const change = async (to: (row: DaftarUlangRow) => DaftarUlangRow) => setRow(await store.change(to));
  return {
    row,
    keadaan,
    /** Takes a PDF; what is none is refused with a sentence. */
    async pilih(field: NamaSurat, file: File) {
      const salah = await periksa(file);
      if (salah !== '') {
        tell(field, salah, true);
        return;
      }
      const surat = { id: newOperationId(), nama: file.name, isi: file, tersimpan: null };
      await change((onDisk) => ({ ...onDisk, berkas: { ...onDisk.berkas, [field]: surat } }));
      await upload(field, surat);
    },
    ulangi(field: NamaSurat) {
      const surat = row.berkas[field];
      if (surat) void upload(field, surat);
    },
    setKoperasi: (koperasi_status: boolean) => change((onDisk) => ({ ...onDisk, koperasi_status })),
    /** It is sent: nothing of it stays on this device. */
    async lupakan() {
      await store.clear();
      setRow({ akun, berkas: {} });
      setKeadaan({});
    },
  };
}

/** What is wrong with a file before it is kept; '' for nothing. By its content: telephones name files as they like. */
async function periksa(file: File): Promise<string> {
  if ((await file.slice(0, 5).text()) !== '%PDF-') return 'Berkas ini bukan PDF. Pilih berkas PDF.';
  return file.size > MAX_FILE_BYTES ? 'Berkas ini lebih dari 2 MB. Perkecil berkasnya, lalu pilih lagi.' : '';
}
