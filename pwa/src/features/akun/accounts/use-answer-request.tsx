import { jawabPermintaanSandi } from '@spmb/shared/akun/calls.ts';
import type { PermintaanSandi } from '@spmb/shared/akun/permintaan-sandi.schema.ts';
import { useState } from 'react';
import { ConfirmDialog } from '../../../kit/dialog/confirm-dialog.tsx';
import { useAction } from '../../../kit/call/use-action.ts';
import { SandiDialog } from '../../../shell/staff/sandi-dialog.tsx';

/** A request that is to be answered, with a password or not at all. */
interface Asked {
  row: PermintaanSandi;
  abaikan: boolean;
}

/** Answers a request for a password after a confirmation, and shows the new one once. */
export function useAnswerRequest() {
  const [asked, setAsked] = useState<Asked>();
  const [told, setTold] = useState<{ row: PermintaanSandi; sandi: string }>();
  const act = useAction(jawabPermintaanSandi);
  const answer = ({ row, abaikan }: Asked) =>
    act.mutate(
      { id: row.id, abaikan },
      {
        onSuccess: ({ data }) => {
          if (data) setTold({ row, sandi: data.sandi });
        },
        onSettled: () => setAsked(undefined),
      },
    );
  const dialogs = (
    <>
      {asked && (
        <ConfirmDialog
          {...wordsOf(asked)}
          busy={act.isPending}
          danger={asked.abaikan}
          onNo={() => setAsked(undefined)}
          onYes={() => answer(asked)}
        />
      )}
      {told && (
        <SandiDialog
          nama={told.row.nama}
          email={told.row.email}
          sandi={told.sandi}
          nomorHp={told.row.nomor_hp}
          onClose={() => setTold(undefined)}
        />
      )}
    </>
  );
  return { ask: setAsked, dialogs };
}

function wordsOf({ row, abaikan }: Asked) {
  if (abaikan)
    return {
      title: 'Abaikan permintaan',
      text: `Permintaan ${row.nama} hilang dari daftar ini. Kata sandinya tidak berubah.`,
      yes: 'Abaikan',
    };
  return {
    title: 'Buat kata sandi sekali pakai',
    text: `Pastikan dahulu bahwa yang meminta memang ${row.nama}. Kata sandi lamanya tidak berlaku lagi dan akunnya keluar dari semua perangkat.`,
    yes: 'Buat kata sandi',
  };
}
