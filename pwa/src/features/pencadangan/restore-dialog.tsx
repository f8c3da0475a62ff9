import type { Pencadangan } from '@spmb/shared/pencadangan/pencadangan.ts';
import { useMutation } from '@tanstack/react-query';
import { z } from 'zod';
import { useServices } from '../../app/services.tsx';
import { whenText } from '../../crud/history/audit-words.ts';
import { LoadingDialog } from '../../crud/dialog/loading-dialog.tsx';
import { useSchoolZone } from '../../crud/port/school-zone.ts';
import { noticeOf } from '../../crud/display/error-detail.tsx';
import { isRefusal, useStaffPort } from '../../crud/port/staff-port.ts';
import { ErrorState } from '../../crud/display/states.tsx';
import { TypedConfirm } from '../../crud/dialog/typed-confirm.tsx';
import { useRecord } from '../../crud/list/use-list.ts';
import { useNotify } from '../../ui/notices.tsx';

const namaContract = z.object({ nama: z.string() });

/** Takes the school back to a backup. Afterwards every login has ended, this one too. */
export function RestoreDialog({ row, onClose }: { row: Pencadangan; onClose: () => void }) {
  const port = useStaffPort();
  const zona = useSchoolZone();
  const notify = useNotify();
  const { session } = useServices();
  const school = useRecord('/api/profil-sekolah/1', namaContract);
  const restore = useMutation({
    mutationFn: (typed: { konfirmasi: string; alasan: string }) =>
      port.act('/api/pencadangan-pulihkan', { id: row.id, ...typed }, true),
    onSuccess: async ({ message }) => {
      notify('success', message);
      await session.end();
    },
    onError: (error) => notify(isRefusal(error) ? 'warning' : 'error', noticeOf(error)),
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
              peserta. Keadaan sekarang dicadangkan dahulu. Setelahnya semua orang perlu masuk lagi.
            </>
          )
        }
        yes="Pulihkan"
        nama={school.data?.nama ?? '…'}
        busy={restore.isPending}
        onYes={(typed) => restore.mutate(typed)}
        onNo={onClose}
      />
      {restore.isPending && <LoadingDialog words="Memulihkan data… Jangan matikan komputer server." />}
    </>
  );
}
