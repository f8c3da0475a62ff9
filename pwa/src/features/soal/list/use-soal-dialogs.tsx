import type { Soal } from '@spmb/shared/soal/soal.schema.ts';
import { useState } from 'react';
import { DeleteDialog } from '../../../kit/dialog/delete-dialog.tsx';
import { MoveDialog } from './move-dialog.tsx';
import { NomorDialog } from './nomor-dialog.tsx';
import type { SusunSoal } from './use-susun-soal.ts';

/** An act that a dialog asks about first, and on which questions. */
export interface AskedAct {
  act: 'nomor' | 'pindah' | 'hapus';
  soal: readonly Soal[];
}

/** Asks for the new number, the other bank or the reason, and carries the act out; `ask` opens the dialog. */
export function useSoalDialogs(bankId: string, susun: SusunSoal) {
  const [asked, setAsked] = useState<AskedAct>();
  const close = () => setAsked(undefined);
  const dialog = asked && <SoalDialog bankId={bankId} susun={susun} asked={asked} onClose={close} />;
  return { ask: setAsked, dialog };
}

interface SoalDialogProps {
  bankId: string;
  susun: SusunSoal;
  asked: AskedAct;
  onClose: () => void;
}

function SoalDialog({ bankId, susun, asked: { act, soal }, onClose }: SoalDialogProps) {
  const { busy } = susun;
  const [first] = soal;
  if (!first) return null;
  if (act === 'nomor')
    return (
      <NomorDialog
        nomor={first.nomor}
        busy={busy}
        onMove={(nomor) => susun.moveTo(first, nomor, onClose)}
        onClose={onClose}
      />
    );
  if (act === 'pindah')
    return (
      <MoveDialog
        bankId={bankId}
        count={soal.length}
        busy={busy}
        onMove={(ke) => susun.moveAway(soal, ke, onClose)}
        onClose={onClose}
      />
    );
  return (
    <DeleteDialog
      name={soal.length === 1 ? `Soal nomor ${first.nomor}` : `${soal.length} soal`}
      ikut={soal.length > 1 ? [{ tabel: 'soal', kata: 'soal', jumlah: soal.length }] : []}
      busy={busy}
      onNo={onClose}
      onYes={(agreed) => susun.remove(soal, agreed, onClose)}
    />
  );
}
