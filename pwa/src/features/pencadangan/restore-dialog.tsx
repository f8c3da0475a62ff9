import { profilSekolah } from '@spmb/shared/sekolah/calls.ts';
import { at } from '@spmb/shared/kernel/call.ts';
import { pulihkan } from '@spmb/shared/pencadangan/calls.ts';
import type { Pencadangan } from '@spmb/shared/pencadangan/pencadangan.schema.ts';
import { TextField } from '@mui/material';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { useServices } from '../../shell/services.tsx';
import { whenText } from '../../kit/history/audit-words.ts';
import { LoadingDialog } from '../../kit/dialog/loading-dialog.tsx';
import { useSchoolZone } from '../../kit/port/school-zone.ts';
import { noticeOf } from '../../kit/display/error-detail.tsx';
import { isRefusal } from '../../http/call-error.ts';
import { useStaffPort } from '../../kit/port/staff-port.ts';
import { ErrorState } from '../../kit/display/states.tsx';
import { TypedConfirm } from '../../kit/dialog/typed-confirm.tsx';
import { useFreshAnswer } from '../../kit/call/use-fresh-answer.ts';
import { useNotify } from '../../ui/notices.tsx';

/** Takes the school back to a backup. Afterwards every login has ended, this one too. */
export function RestoreDialog({ row, onClose }: { row: Pencadangan; onClose: () => void }) {
  const port = useStaffPort();
  const zona = useSchoolZone();
  const notify = useNotify();
  const navigate = useNavigate();
  const { session } = useServices();
  const school = useFreshAnswer(at(profilSekolah, { id: '1' }));
  /** Why the server asks for the recovery code; undefined: its own opens the backup, as far as is known. */
  const [kodeAsked, askForKode] = useState<string>();
  const [kode, setKode] = useState('');
  const restore = useMutation({
    mutationFn: (typed: { konfirmasi: string; alasan: string }) =>
      port.call(pulihkan, { id: row.id, kode, ...typed }),
    onSuccess: async ({ message }) => {
      const dari = location.pathname;
      await session.end();
      // The login is another document, where a notice of this one would not be seen.
      void navigate('/login', { replace: true, state: { dari, pesan: message } });
    },
    onError: (error) => {
      const asked = isRefusal(error) ? error.kesalahan['kode'] : undefined;
      if (asked !== undefined) askForKode(asked);
      else notify(isRefusal(error) ? 'warning' : 'error', noticeOf(error));
    },
  });
  return (
    <>
      <TypedConfirm
        title="Pulihkan data"
        text={
          school.isError ? (
            <ErrorState error={school.error} retry={school.refetch} />
          ) : (
            <>
              Seluruh data kembali ke keadaan <strong>{whenText(row.dibuat_ms, zona)}</strong>. Yang diubah
              sesudahnya hilang; jawaban ujian yang saat itu sudah dimulai dikirim ulang oleh perangkat
              peserta, kecuali ujian yang sudah tuntas dan sudah tersalin ke tempat kedua: itu hanya ada di
              pencadangan yang lebih baru. Keadaan sekarang dicadangkan dahulu. Setelahnya semua orang perlu
              masuk lagi.
            </>
          )
        }
        yes="Pulihkan"
        nama={school.data?.nama ?? '…'}
        busy={restore.isPending}
        more={
          kodeAsked !== undefined && (
            <KodeField asked={kodeAsked} kode={kode} busy={restore.isPending} type={setKode} />
          )
        }
        onYes={(typed) => restore.mutate(typed)}
        onNo={onClose}
      />
      {restore.isPending && <LoadingDialog words="Memulihkan data… Jangan matikan komputer server." />}
    </>
  );
}

interface KodeFieldProps {
  asked: string;
  kode: string;
  busy: boolean;
  type: (kode: string) => void;
}

/** The recovery code, where this server's own does not open the backup. */
const KodeField = ({ asked, kode, busy, type }: KodeFieldProps) => (
  <TextField
    label="Kode pemulihan"
    value={kode}
    disabled={busy}
    error
    helperText={asked}
    onChange={(event) => type(event.target.value)}
    autoComplete="off"
    autoFocus
    slotProps={{ htmlInput: { maxLength: 100, autoCapitalize: 'characters', spellCheck: false } }}
  />
);
