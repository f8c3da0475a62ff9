import { dateInWords } from '@spmb/shared/kernel/zone.ts';
import { kirimPermohonan } from '@spmb/shared/permohonan/calls.ts';
import type { FormasiPelamar } from '@spmb/shared/permohonan/permohonan.ts';
import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { isUnanswered } from '../../../http/call-error.ts';
import { textOfProblem } from '../../../http/failure.ts';
import { useKirim } from '../../../shell/isian/use-kirim.ts';
import { useUnggah } from '../../../shell/isian/use-unggah.ts';
import { useServices } from '../../../shell/services.tsx';
import { Button } from '../../../ui/button.tsx';
import { Dialog } from '../../../ui/dialog/dialog.tsx';
import { useNotify } from '../../../ui/notices.tsx';
import { DokumenIsian, type Dokumen } from './dokumen-isian.tsx';

interface FormasiDialogProps {
  formasi: FormasiPelamar;
  close: () => void;
}

/** All of a position, and the sending of an application to it. */
export function FormasiDialog({ formasi, close }: FormasiDialogProps) {
  const { sending, problem, send } = useKirimPermohonan(formasi.id);
  const unggah = useUnggah('permohonan');
  const [dokumen, setDokumen] = useState<Dokumen>();
  const canSend = formasi.terbuka && formasi.status === null;
  return (
    <Dialog
      title={formasi.nama_jabatan}
      actions={
        <>
          <Button disabled={sending} onClick={close}>
            {canSend ? 'Batal' : 'Kembali'}
          </Button>
          {canSend && (
            <Button
              look="main"
              icon="sending"
              disabled={sending || unggah.progress !== ''}
              onClick={() => void send(dokumen?.stored ?? null)}
            >
              {sending ? 'Proses kirim data…' : 'Kirim permohonan'}
            </Button>
          )}
        </>
      }
    >
      <RincianFormasi formasi={formasi} />
      {canSend ? (
        <DokumenIsian
          label="Lampirkan dokumen (PDF, boleh tanpa)"
          unggah={unggah}
          dokumen={dokumen}
          onChange={setDokumen}
        />
      ) : (
        <p role="status">{whyNot(formasi)}</p>
      )}
      {problem && (
        <p role="alert" className="text-field-error">
          {problem}
        </p>
      )}
    </Dialog>
  );
}

/** Sends under one id until the server has answered; its answer, a refusal too, leads to the list of applications. */
function useKirimPermohonan(formasi_id: string) {
  const { http } = useServices();
  const notify = useNotify();
  const navigate = useNavigate();
  const kirim = useKirim();
  const send = async (dokumen: string | null) => {
    const isAnswered = await kirim.send({ formasi_id, dokumen }, async (isian) => {
      try {
        const { message } = await http.call(kirimPermohonan, isian);
        notify('success', message);
      } catch (problem) {
        if (isUnanswered(problem)) throw problem;
        notify('error', textOfProblem(problem));
      }
    });
    if (isAnswered) await navigate('/peserta/permohonan');
  };
  return { ...kirim, send };
}

function RincianFormasi({ formasi }: { formasi: FormasiPelamar }) {
  const { jenis_jabatan, opd, detjurusan, keterangan, jumlah, tanggal_mulai, tanggal_selesai } = formasi;
  const rincian = [
    ['Jenis jabatan', jenis_jabatan],
    ['Perangkat daerah (OPD)', opd],
    ['Jurusan', detjurusan.length === 0 ? 'Semua jurusan' : detjurusan.join(', ')],
    ['Jumlah', `${jumlah} orang`],
    ['Pelamar', `${formasi.pelamar} orang`],
    ['Tanggal mulai', dateInWords(tanggal_mulai)],
    ['Tanggal selesai', dateInWords(tanggal_selesai)],
    ['Keterangan', keterangan || '–'],
  ] as const;
  return (
    <dl className="pelamar-rincian">
      {rincian.map(([label, text]) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd>{text}</dd>
        </div>
      ))}
    </dl>
  );
}

const whyNot = ({ status, tanggal_mulai }: FormasiPelamar): string =>
  status === null
    ? `Formasi ini menerima permohonan mulai ${dateInWords(tanggal_mulai)}.`
    : 'Anda sudah mengajukan permohonan untuk formasi ini. Lihat di Permohonan saya.';
