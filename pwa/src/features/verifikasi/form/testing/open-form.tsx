import { buildFormulir } from '@spmb/shared/testing/build-formulir.ts';
import { tulisRekam } from '@spmb/shared/verifikasi/kolom.ts';
import type { DokumenRekam, RekamVerifikasi, RiwayatRekam } from '@spmb/shared/verifikasi/rekam.ts';
import { fireEvent, screen } from '@testing-library/react';
import { Route, Routes } from 'react-router-dom';
import { vi } from 'vitest';
import { buildFakePort } from '../../../../kit/testing/fake-port.ts';
import { renderScreen } from '../../../../kit/testing/render-screen.tsx';
import { ServicesProvider } from '../../../../shell/services.tsx';
import { buildServices } from '../../../../testing/build-services.ts';
import { VerifikasiFormScreen } from '../verifikasi-form.screen.tsx';

export const buildDokumen = (kolom: string, label: string): DokumenRekam => ({
  kolom,
  label,
  path: `/api/media/${kolom}`,
  wajib: true,
  putusan: null,
  catatan: '',
  putusan_lalu: null,
  baru: false,
  dilihat: true,
});

/** A file that was sent once, of whose documents three are asked for; all of them were seen. */
export const buildRekam = (more: Partial<RekamVerifikasi> = {}): RekamVerifikasi => ({
  ...tulisRekam(buildFormulir()),
  id: 'siti',
  nomor_register: 'SPMB-2025-0001',
  verifikasi_status: 1,
  pesan: '',
  path: '/api/media/foto',
  versi: 1,
  ke: 1,
  nilai_rapor: 80,
  dikirim_ms: 0,
  pemeriksa: null,
  usulan: null,
  dokumen: [
    buildDokumen('foto', 'Foto 3x4'),
    buildDokumen('dok_kartu_keluarga', 'Kartu Keluarga'),
    buildDokumen('dok_akte_lahir', 'Akta kelahiran'),
  ],
  dokumen_tambahan: [],
  terbuka: [],
  nama_acuan: { province_id: 'Maluku Utara', regency_id: 'Ternate' },
  beda: [],
  peringatan: {},
  ganda: [],
  riwayat: [],
  persetujuan: null,
  alasan_pilihan: [{ value: 'buram', label: 'Dokumen buram' }],
  ...more,
});

export const buildRiwayat = (more: Partial<RiwayatRekam> = {}): RiwayatRekam => ({
  peristiwa: 'verifikasi',
  dari: 1,
  ke: 2,
  nama: 'Budi',
  alasan: [],
  pesan: '',
  dibuat_ms: 0,
  ...more,
});

export const berkas = 'POST /api/verifikasi';
export const pegang = 'POST /api/verifikasi-klaim';
export const lihat = 'POST /api/verifikasi-lihat';
/** How the server answers who has carried something out. */
export const saved = (data: unknown, message = 'Tersimpan.') => ({ status: true, message, data });

/** The form of a file as a reviewer has it before him. Other answers replace the usual ones, by address. */
export function openForm(more: Record<string, unknown> = {}) {
  // What jsdom lacks: it lays nothing out, so that everything stands before the eyes.
  Element.prototype.scrollIntoView = vi.fn();
  vi.stubGlobal(
    'IntersectionObserver',
    class {
      readonly #tell: (entries: { isIntersecting: boolean }[]) => void;
      constructor(tell: (entries: { isIntersecting: boolean }[]) => void) {
        this.#tell = tell;
      }
      observe = () => this.#tell([{ isIntersecting: true }]);
      disconnect = () => undefined;
    },
  );
  URL.createObjectURL = () => 'blob:dokumen';
  URL.revokeObjectURL = () => undefined;
  const port = buildFakePort({
    '/api/verifikasi/siti': buildRekam(),
    [pegang]: saved({ pemeriksa: { nama: 'Rina', saya: true, sampai_ms: 600_000 } }),
    [lihat]: saved({ dilihat: [] }),
    ...more,
  });
  const { services } = buildServices();
  renderScreen(
    port,
    <ServicesProvider value={services}>
      <Routes>
        <Route path="backend/verifikasi-form/:id" element={<VerifikasiFormScreen />} />
        <Route path="*" element={null} />
      </Routes>
    </ServicesProvider>,
    '/backend/verifikasi-form/siti',
  );
  /** Bodies of what was sent to an address. */
  const sentTo = (path: string) => port.sent.filter((one) => one.path === path).map(({ body }) => body);
  return { ...port, sentTo };
}

/** Opens a step by its name. */
export async function openStep(name: string): Promise<void> {
  const steps = await screen.findByRole('list', { name: 'Langkah' });
  const button = steps.querySelector(`#langkah-${name}`);
  if (!button) throw new Error(`there is no step ${name}`);
  fireEvent.click(button);
}

export const press = (key: string, more: object = {}) => {
  fireEvent.keyDown(document.body, { key, ...more });
};
export const button = (name: string | RegExp) => screen.getByRole<HTMLButtonElement>('button', { name });
