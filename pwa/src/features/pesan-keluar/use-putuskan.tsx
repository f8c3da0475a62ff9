import { at } from '@spmb/shared/kernel/call.ts';
import { hapusWa, kirimUlang, nyatakanWa } from '@spmb/shared/pesan-keluar/calls.ts';
import type { PesanWa } from '@spmb/shared/pesan-keluar/pesan-keluar.ts';
import { useState, type ReactNode } from 'react';
import { useAction } from '../../kit/call/use-action.ts';
import { ConfirmDialog } from '../../kit/dialog/confirm-dialog.tsx';

/** What staff do to one message, each with its question where the answer matters. */
export function usePutuskan(): {
  ulang: (row: PesanWa) => void;
  nyatakan: (row: PesanWa, terkirim: boolean) => void;
  hapus: (row: PesanWa) => void;
  dialog: ReactNode;
} {
  const [asked, ask] = useState<{ row: PesanWa; what: 'ulang' | 'hapus' }>();
  const again = useAction(kirimUlang);
  const say = useAction(nyatakanWa);
  const remove = useAction(at(hapusWa, { id: asked?.row.id ?? '' }));
  const close = () => ask(undefined);
  const dialog = asked && (
    <ConfirmDialog
      title={asked.what === 'ulang' ? 'Kirim ulang pesan' : 'Hapus pesan'}
      text={
        asked.what === 'ulang'
          ? `Pesan untuk ${asked.row.name} mungkin sudah sampai. Bila dikirim ulang, ia dapat menerimanya dua kali.`
          : `Pesan untuk ${asked.row.name} dihapus dari daftar${asked.row.status === null ? ' dan tidak dikirim' : ''}.`
      }
      yes={asked.what === 'ulang' ? 'Kirim ulang' : 'Hapus'}
      danger={asked.what === 'hapus'}
      busy={again.isPending || remove.isPending}
      onYes={() =>
        asked.what === 'ulang'
          ? again.mutate({ id: asked.row.id }, { onSettled: close })
          : remove.mutate(undefined, { onSettled: close })
      }
      onNo={close}
    />
  );
  return {
    ulang: (row) =>
      row.keadaan === 'tidak_pasti' ? ask({ row, what: 'ulang' }) : again.mutate({ id: row.id }),
    nyatakan: (row, terkirim) => say.mutate({ id: row.id, terkirim }),
    hapus: (row) => ask({ row, what: 'hapus' }),
    dialog,
  };
}
