import { diterima, perluAlasan } from '@spmb/shared/pendaftaran/peralihan.ts';
import { berikutnya, putuskan } from '@spmb/shared/verifikasi/calls.ts';
import type { RekamVerifikasi } from '@spmb/shared/verifikasi/rekam.ts';
import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { CallError } from '../../../http/call-error.ts';
import { useAction } from '../../../kit/call/use-action.ts';
import { useOperationId } from '../../../kit/call/use-operation-id.ts';
import { useStaffPort } from '../../../kit/port/staff-port.ts';
import { useNotify } from '../../../ui/notices.tsx';
import type { IsianPutusan } from './rekam/isian-putusan.ts';
import type { Isian } from './rekam/use-isian.ts';

interface Kirim {
  rekam: RekamVerifikasi;
  isian: Isian;
  isLanjut: boolean;
  onRekam: (rekam: RekamVerifikasi) => void;
  onGagal: (error: unknown) => Promise<void>;
}

export const daftarBerkas = '/backend/verifikasi-index';
export const daftarTerverifikasi = '/backend/verified-index';

/** Sends the verdict once however often it is pressed, then stays with the file or opens the next one. */
export function useKirim({ rekam, isian, isLanjut, onRekam, onGagal }: Kirim) {
  const { call } = useStaffPort();
  const act = useAction(putuskan, 'form');
  const notify = useNotify();
  const navigate = useNavigate();
  const operationIdOf = useOperationId();
  const [ulangi, setUlangi] = useState<() => void>();
  async function bukaBerikutnya() {
    try {
      const { data, message } = await call(berikutnya);
      if (data.id === null) notify('info', message);
      await navigate(data.id === null ? daftarBerkas : `/backend/verifikasi-form/${data.id}`, {
        replace: true,
      });
    } catch {
      // The verdict stands; the list leads on.
      await navigate(daftarBerkas, { replace: true });
    }
  }
  function kirim(verifikasi_status: number, more: Partial<IsianPutusan> = {}, konfirmasi = false) {
    setUlangi(undefined);
    const { dokumen, ...said } = { ...isian.isi, ...more };
    const isAccepted = verifikasi_status === diterima;
    const verdicts = Object.entries(dokumen).map(([kolom, one]) => ({ kolom, ...one }));
    const sent = {
      ...rekam,
      alasan: '',
      pesan: said.pesan,
      // Only what stands before the reviewer's eyes: other results ask for no reason.
      alasan_kode: perluAlasan(rekam.verifikasi_status, verifikasi_status) ? [...said.alasan_kode] : [],
      perbaiki: [...said.perbaiki],
      dokumen: verdicts,
      verifikasi_status,
      semua_baik: isAccepted,
      ...(konfirmasi && { konfirmasi }),
    };
    act.mutate(
      { ...sent, operasi_id: operationIdOf(sent) },
      {
        onSuccess: async ({ data }) => {
          isian.lupakan(data);
          if (isLanjut) await bukaBerikutnya();
          else onRekam(data);
        },
        onError: async (error) => {
          if (isLepasKursi(error)) setUlangi(() => () => kirim(verifikasi_status, more, true));
          else await onGagal(error);
        },
      },
    );
  }
  return {
    kirim,
    isPending: act.isPending,
    error: act.error,
    /** Sends a verdict that takes a published seat, once that is agreed to; undefined: nothing is asked. */
    lepasKursi: ulangi,
    batal() {
      setUlangi(undefined);
      act.reset();
    },
  };
}

const isLepasKursi = (error: unknown): boolean =>
  error instanceof CallError && (error.data as { jenis?: string } | undefined)?.jenis === 'lepas-kursi';
