import type { AbsenRow } from '@spmb/shared/absen/absen-row.schema.ts';
import { closeRuang } from '@spmb/shared/absen/calls.ts';
import { findKekurangan, isLengkap, type Kekurangan } from '@spmb/shared/absen/kekurangan.ts';
import { Box, Typography } from '@mui/material';
import { useState } from 'react';
import { ActDialog } from '../commands/act-dialog.tsx';
import { LewatiUlang } from './lewati-ulang.tsx';
import { PaksaList } from './paksa-list.tsx';
import { isReason, ReasonField } from '../commands/reason-field.tsx';
import { nameSeats } from '../release/release.ts';
import { useIsKartuRuang } from '../look/kartu-ruang-context.ts';
import { stateOf } from '../rows/row-state.ts';
import type { PlaceProps } from './geser-dialog.tsx';
import { ruangOf } from '../rows/ruang-of.ts';
import { TerimaTertahan } from './terima-tertahan.tsx';

const closedText =
  'Sesudah ditutup tidak ada yang dapat mulai di ruang ini. Jawaban yang baru tiba sesudah itu menunggu persetujuan panitia.';

type CloseProps = PlaceProps & {
  rows: readonly AbsenRow[];
  /** Server's clock. */
  nowMs: number;
};

/**
 * Closes a room, with what is missing there named by seat. Who has time left keeps it open, unless he is chosen to be
 * finished by force (S27).
 */
export function CloseDialog({ at, state, ruang, rows, nowMs, onClose }: CloseProps) {
  const [alasan, setAlasan] = useState('');
  const [chosen, setChosen] = useState<ReadonlySet<string>>(new Set());
  const room = ruangOf(state, ruang)?.ruang ?? ruang;
  const isKartuRuang = useIsKartuRuang();
  const missing = findKekurangan(rows.filter((row) => (row.ruang ?? '') === room));
  const waiting = rows.filter((row) => (row.ruang ?? '') === room && row.menunggu_ulang);
  const lengkap = isLengkap(missing) && waiting.length === 0;
  const working = missing.mengerjakan.map((row) => ({ row, leftMs: stateOf(row, nowMs).leftMs ?? 0 }));
  const paksa = working.filter(({ row }) => chosen.has(row.id)).map(({ row }) => row.id);
  const open = working.filter(({ row, leftMs }) => leftMs > 0 && !chosen.has(row.id)).length;
  return (
    <ActDialog
      title={`Tutup ${room || 'ruang tanpa nama'}`}
      text={lengkap ? 'Semua peserta sudah selesai dan semua jawaban ada di server.' : closedText}
      yes={wordsOf(open, paksa.length, waiting.length)}
      danger={!lengkap}
      isReady={open === 0 && waiting.length === 0 && (lengkap || isReason(alasan))}
      call={closeRuang}
      input={(tindakan_id) => ({ ...at, ruang: room, alasan: alasan.trim(), paksa, tindakan_id })}
      onClose={onClose}
    >
      {(disabled) =>
        !lengkap && (
          <>
            {working.length > 0 && (
              <PaksaList working={working} chosen={chosen} onChange={setChosen} disabled={disabled} />
            )}
            <Missing missing={missing} />
            <ReasonField
              value={alasan}
              onChange={setAlasan}
              disabled={disabled}
              suggestions={['tidak hadir tanpa keterangan', 'sakit', 'perangkat dibawa petugas']}
            />
            {waiting.length > 0 && <LewatiUlang rows={waiting} alasan={alasan} />}
            {missing.tertahan.length > 0 && !isKartuRuang && (
              <TerimaTertahan rows={missing.tertahan} alasan={alasan} />
            )}
          </>
        )
      }
    </ActDialog>
  );
}

/** The act, or why it cannot be done. */
function wordsOf(open: number, forced: number, waiting: number): string {
  if (waiting > 0) return `Belum bisa: ${waiting} belum mengirim ulang`;
  if (open > 0) return `Belum bisa: ${open} masih punya waktu`;
  return forced > 0 ? `Akhiri ${forced} ujian dan tutup ruang` : 'Tutup ruang';
}

type Listed = Exclude<keyof Kekurangan<unknown>, 'mengerjakan'>;

const missingWords: Record<Listed, string> = {
  belum_terkirim: 'jawabannya belum lengkap di server',
  tertahan: 'menunggu persetujuan panitia',
  tidak_hadir: 'tidak hadir',
  diulang: 'hadir, tetapi ujiannya direset dan belum dimulai lagi',
};

function Missing({ missing }: { missing: Kekurangan<AbsenRow> }) {
  const lists = (Object.keys(missingWords) as Listed[]).filter((name) => missing[name].length > 0);
  if (lists.length === 0) return null;
  return (
    <Box component="ul" sx={{ m: 0, pl: 2.5 }}>
      {lists.map((name) => (
        <li key={name}>
          <strong>
            {missing[name].length} {missingWords[name]}
          </strong>
          <Typography variant="body2">Kursi: {nameSeats(missing[name])}</Typography>
        </li>
      ))}
    </Box>
  );
}
