import { toBase64Url } from '@spmb/shared/kernel/text/bytes.ts';
import { semuaField } from '@spmb/shared/pendaftaran/formulir/formulir.ts';
import { useEffect, useMemo } from 'react';
import { createDrafStore } from '../../../local-db/pendaftaran/draf-store.ts';
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
    addEventListener('online', again);
    document.addEventListener('visibilitychange', again);
    return () => {
      removeEventListener('online', again);
      document.removeEventListener('visibilitychange', again);
      draf.close();
      berkas.close();
    };
  }, [pendaftar]);
  return pendaftar;
}
