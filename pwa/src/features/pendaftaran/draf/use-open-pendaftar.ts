import { toBase64Url } from '@spmb/shared/kernel/text/bytes.ts';
import { semuaField } from '@spmb/shared/pendaftaran/formulir/formulir.ts';
import { useEffect, useMemo } from 'react';
import { createDrafStore } from '../../../local-db/pendaftaran/draf-store.ts';
import { createKetikan } from '../../../local-db/pendaftaran/ketikan.ts';
import { PendaftaranDb } from '../../../local-db/pendaftaran/pendaftaran-db.ts';
import { createPilihanStore } from '../../../local-db/pendaftaran/pilihan-store.ts';
import { browserRandomness } from '../../../ports/browser-randomness.ts';
import { useServices } from '../../../shell/services.tsx';
import { createUploader } from '../../../shell/upload/create-uploader.ts';
import { BerkasDraft } from './berkas-draft.ts';
import { FormDraft } from './form-draft.ts';
import { createPilihanSource } from '../../../shell/isian/pilihan-source.ts';
import type { Pendaftar } from './use-draf.ts';

const db = new PendaftaranDb();
const draw = (): string => toBase64Url(browserRandomness.bytes(15));

/** The form of an account, opened while a screen shows it. */
export function useOpenPendaftar(akun: string): Pendaftar {
  const { http, session, clock } = useServices();
  const pendaftar = useMemo(() => {
    const store = createDrafStore(db, akun);
    const draf: FormDraft = new FormDraft({
      http,
      store,
      ketikan: createKetikan(akun),
      clock,
      akun,
      draw,
      kirimLagi: (field) => berkas.kirimLagi(field),
    });
    const berkas: BerkasDraft = new BerkasDraft({
      http,
      store,
      draf,
      akun,
      draw,
      upload: createUploader(session),
    });
    return { draf, berkas, pilihan: createPilihanSource(http, createPilihanStore(db)) };
  }, [http, session, clock, akun]);
  useEffect(() => {
    const { draf, berkas, pilihan } = pendaftar;
    void draf.open().then(() => pilihan.prepare(semuaField));
    void berkas.open();
    const again = () => {
      if (document.visibilityState === 'visible') void draf.refresh();
    };
    // Whoever turns to another app may never come back here: the server is told while this page still runs.
    const look = () => void (document.visibilityState === 'visible' ? draf.refresh() : draf.flush());
    addEventListener('online', again);
    document.addEventListener('visibilitychange', look);
    return () => {
      removeEventListener('online', again);
      document.removeEventListener('visibilitychange', look);
      draf.close();
      berkas.close();
    };
  }, [pendaftar]);
  return pendaftar;
}
