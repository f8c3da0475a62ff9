// @vitest-environment jsdom
import type { Pendaftaran } from '@spmb/shared/pendaftaran/calls.ts';
import { buildPendaftaran } from '@spmb/shared/testing/build-formulir.ts';
import { act, cleanup, render, screen, waitFor } from '@testing-library/react';
import { IDBFactory, IDBKeyRange } from 'fake-indexeddb';
import { MemoryRouter } from 'react-router-dom';
import { afterEach, expect, test } from 'vitest';
import '../../testing/what-jsdom-lacks.ts';
import { CallError } from '../../http/call-error.ts';
import type { UploadFile } from '../../http/upload.ts';
import { createDrafStore } from '../../local-db/pendaftaran/draf-store.ts';
import { PendaftaranDb } from '../../local-db/pendaftaran/pendaftaran-db.ts';
import { ServicesProvider } from '../../shell/services.tsx';
import { createPilihanSource } from '../../shell/isian/pilihan-source.ts';
import { createPilihanStore } from '../../local-db/pendaftaran/pilihan-store.ts';
import { buildServices } from '../../testing/build-services.ts';
import { DaftarLangkahScreen } from './daftar-langkah.screen.tsx';
import { BerkasDraft } from './draf/berkas-draft.ts';
import { FormDraft } from './draf/form-draft.ts';
import { PendaftarContext, useDraf } from './draf/use-draf.ts';
import { PeriksaScreen } from './periksa.screen.tsx';

const opened: { close(): void }[] = [];
afterEach(() => {
  cleanup();
  for (const one of opened.splice(0)) one.close();
});

const semua = { simpan: { body: { status: true, message: '', data: { versi: 4, diubah_ms: 1 } } } };

/** The two screens on the real draft, with what the server says of the form and of a file. */
async function open(rekaman: Pendaftaran, upload?: UploadFile) {
  const { services, answers } = buildServices({
    'peserta/pendaftaran': { body: rekaman },
    'peserta/pendaftaran-draf': semua.simpan,
  });
  const { http, clock } = services;
  const db = new PendaftaranDb({ indexedDB: new IDBFactory(), IDBKeyRange });
  const store = createDrafStore(db, 'siti');
  let drawn = 0;
  const draw = () => `acak-${++drawn}`;
  const needs = { http, store, akun: 'siti', draw };
  const draf: FormDraft = new FormDraft({ ...needs, clock, kirimLagi: (field) => berkas.kirimLagi(field) });
  const berkas: BerkasDraft = new BerkasDraft({ ...needs, draf, upload: upload ?? never });
  opened.push(draf, berkas);
  await draf.open();
  await berkas.open();
  if (upload) await berkas.simpan('dok_skl', skl, new Blob());
  const pilihan = createPilihanSource(http, createPilihanStore(db));
  const Screens = () => {
    const { row } = useDraf();
    return row ? (
      <>
        <DaftarLangkahScreen row={row} />
        <PeriksaScreen row={row} />
      </>
    ) : null;
  };
  render(
    <ServicesProvider value={services}>
      <MemoryRouter>
        <PendaftarContext value={{ draf, berkas, pilihan }}>
          <Screens />
        </PendaftarContext>
      </MemoryRouter>
    </ServicesProvider>,
  );
  return { answers, info: services.info };
}
const never: UploadFile = () => new Promise(() => undefined);
const skl = new File(['x'], 'skl.jpg');
const send = () => screen.getByRole<HTMLButtonElement>('button', { name: 'Kirim formulir' });
const step = () => screen.getByRole('link', { name: /^Surat keterangan lulus(?!:)/ });

test('a file that the server does not take is missing, with its sentence and a link, and is waited for no more', async () => {
  await open(buildPendaftaran(), () => Promise.reject(new CallError('Berkas ini bukan gambar.', 415)));
  const link = await screen.findByRole('link', { name: /bukan gambar/ });
  expect(link.textContent).toBe('Surat keterangan lulus: Berkas ini bukan gambar.');
  expect(link.getAttribute('href')).toBe('/peserta/pendaftaran/skl?periksa#dok_skl');
  expect(screen.queryByText(/berkas masih dikirim/)).toBeNull();
  expect(step().textContent).toContain('Belum lengkap');
  expect(send().disabled).toBe(true);
});

test('a file on its way is waited for, and is no fault of its step', async () => {
  await open(buildPendaftaran(), never);
  expect(await screen.findByText(/^1 berkas masih dikirim/)).toBeTruthy();
  expect(step().textContent).toContain('Lengkap');
  expect(send().disabled).toBe(true);
});

test('N21: a form that waits for the first hour can be sent once it is there, without a reload', async () => {
  const { answers, info } = await open(buildPendaftaran());
  const says = (apps_pendaftaran: boolean) => ({ body: { version: '1', zona: 'WIB', apps_pendaftaran } });
  answers['info'] = says(false);
  await act(() => info.refresh());
  expect(screen.getByText(/Pendaftaran sedang ditutup/)).toBeTruthy();
  expect(send().disabled).toBe(true);
  answers['info'] = says(true);
  document.dispatchEvent(new Event('visibilitychange'));
  await waitFor(() => expect(send().disabled).toBe(false));
  expect(screen.queryByText(/Pendaftaran sedang ditutup/)).toBeNull();
});
