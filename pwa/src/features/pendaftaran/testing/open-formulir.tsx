import type { Pendaftaran } from '@spmb/shared/pendaftaran/calls.ts';
import { render } from '@testing-library/react';
import { IDBFactory, IDBKeyRange } from 'fake-indexeddb';
import { MemoryRouter } from 'react-router-dom';
import '../../../testing/what-jsdom-lacks.ts';
import type { UploadFile } from '../../../http/upload.ts';
import { createDrafStore } from '../../../local-db/pendaftaran/draf-store.ts';
import { createKetikan } from '../../../local-db/pendaftaran/ketikan.ts';
import { PendaftaranDb, type DrafRow } from '../../../local-db/pendaftaran/pendaftaran-db.ts';
import { createPilihanStore } from '../../../local-db/pendaftaran/pilihan-store.ts';
import { createPilihanSource } from '../../../shell/isian/pilihan-source.ts';
import { ServicesProvider } from '../../../shell/services.tsx';
import { buildServices, type Answer } from '../../../testing/build-services.ts';
import { BerkasDraft } from '../draf/berkas-draft.ts';
import { FormDraft } from '../draf/form-draft.ts';
import { PendaftarContext, useDraf } from '../draf/use-draf.ts';

/** An upload of which nobody hears again. */
export const never: UploadFile = () => new Promise(() => undefined);

const opened: { close(): void }[] = [];
/** Ends what screens of a test have opened. */
export function closeFormulir(): void {
  for (const one of opened.splice(0)) one.close();
}

interface Opened {
  upload?: UploadFile;
  answers?: Record<string, Answer>;
  at?: string;
}

/** Screens of the form on the real draft and its files, with what the server says of the form. */
export async function openFormulir(
  rekaman: Pendaftaran,
  show: (row: DrafRow) => React.ReactNode,
  { upload = never, answers = {}, at = '/' }: Opened = {},
) {
  const test = buildServices({
    'peserta/pendaftaran': { body: rekaman },
    'peserta/pendaftaran-draf': { body: { status: true, message: '', data: { versi: 4, diubah_ms: 1 } } },
    ...answers,
  });
  const { http, clock, info } = test.services;
  const db = new PendaftaranDb({ indexedDB: new IDBFactory(), IDBKeyRange });
  const store = createDrafStore(db, 'siti');
  let drawn = 0;
  const ketikan = createKetikan('siti');
  const needs = { http, store, ketikan, akun: 'siti', draw: () => `acak-${++drawn}` };
  const draf: FormDraft = new FormDraft({ ...needs, clock, kirimLagi: (field) => berkas.kirimLagi(field) });
  const berkas: BerkasDraft = new BerkasDraft({ ...needs, draf, upload });
  opened.push(draf, berkas);
  await draf.open();
  await berkas.open();
  const pilihan = createPilihanSource(http, createPilihanStore(db));
  const Screens = () => {
    const { row } = useDraf();
    return row ? show(row) : null;
  };
  const open = () =>
    render(
      <ServicesProvider value={test.services}>
        <MemoryRouter initialEntries={[at]}>
          <PendaftarContext value={{ draf, berkas, pilihan }}>
            <Screens />
          </PendaftarContext>
        </MemoryRouter>
      </ServicesProvider>,
    );
  return { answers: test.answers, info, draf, berkas, open };
}
