import { findKekurangan, isLengkap, type Kekurangan } from '@spmb/shared/absen/kekurangan.ts';
import type { AbsenRow } from '@spmb/shared/absen/absen-row.ts';
import type { SesiRuang } from '@spmb/shared/absen/sesi-ruang.ts';
import type { TanggalSesi } from '@spmb/shared/jadwal-ujian/jadwal-peserta.ts';
import { clockText, type Zone } from '@spmb/shared/kernel/zone.ts';
import { Alert, Box, Checkbox, FormControlLabel, TextField, Typography } from '@mui/material';
import { useState } from 'react';
import { ActDialog } from './act-dialog.tsx';
import { isReason, ReasonField } from './reason-field.tsx';
import { nameSeats } from './release.ts';
import { TerimaTertahan } from './terima-tertahan.tsx';
import { useIsRoomCard } from './room-card-context.ts';
import { roomOf } from './session-head.tsx';

interface PlaceProps {
  at: TanggalSesi;
  state: SesiRuang;
  /** '': every room. */
  ruang: string;
  zona: Zone;
  onClose: () => void;
}

const minuteMs = 60_000;

/** Shifts the room that is looked at, or the session, and if wanted the later ones of the day. */
export function GeserDialog({ at, state, ruang, zona, onClose }: PlaceProps) {
  const [menit, setMenit] = useState('15');
  const [alasan, setAlasan] = useState('');
  const [sesudahnya, setSesudahnya] = useState(false);
  const room = roomOf(state, ruang);
  const { mulai_ms, selesai_ms } = room ?? state;
  // Who does not watch the whole session shifts his own room of it.
  const meant = state.seluruh_sesi ? ruang : (room?.ruang ?? ruang);
  const minutes = Number(menit);
  const isNumber = Number.isInteger(minutes) && minutes !== 0 && Math.abs(minutes) <= 480;
  const moved = (ms: number) => clockText(ms + (isNumber ? minutes : 0) * minuteMs, zona);
  const next = state.sesudahnya[0];
  const meetsNext = next && !sesudahnya && selesai_ms + minutes * minuteMs > next.mulai_ms;
  return (
    <ActDialog
      title="Geser sesi"
      text={
        meant === ''
          ? 'Seluruh ruang sesi ini digeser. Yang belum mulai memakai jam baru, yang sudah mulai mendapat batas akhir baru; lama ujiannya tetap.'
          : `Hanya ${meant} yang digeser.${state.seluruh_sesi ? ' Untuk seluruh sesi, pilih dahulu "Semua ruang".' : ''}`
      }
      yes="Geser sesi"
      isReady={isNumber && isReason(alasan)}
      path="/api/geser-sesi"
      body={(tindakan_id) => ({
        ...at,
        ruang: meant,
        menit: minutes,
        sesudahnya,
        alasan: alasan.trim(),
        tindakan_id,
      })}
      onClose={onClose}
    >
      {(disabled) => (
        <>
          <TextField
            label="Geser (menit)"
            type="number"
            value={menit}
            disabled={disabled}
            onChange={(event) => setMenit(event.target.value)}
            helperText={`Menjadi ${moved(mulai_ms)}–${moved(selesai_ms)} ${zona}. Angka minus menarik kembali, sebelum ada yang mulai.`}
          />
          {state.sesudahnya.length > 0 && (
            <FormControlLabel
              control={<Checkbox checked={sesudahnya} onChange={(_, checked) => setSesudahnya(checked)} />}
              disabled={disabled}
              label={`Geser juga ${state.sesudahnya.map(({ name }) => name).join(', ')}`}
            />
          )}
          {meetsNext && (
            <Alert severity="warning">
              {next.name} dimulai pukul {clockText(next.mulai_ms, zona)}, sebelum sesi ini berakhir.
            </Alert>
          )}
          <ReasonField
            value={alasan}
            onChange={setAlasan}
            disabled={disabled}
            suggestions={['listrik padam', 'jaringan bermasalah', 'peserta belum siap']}
          />
        </>
      )}
    </ActDialog>
  );
}

/** Closes a room, with what is missing there named by seat. */
export function TutupDialog({ at, state, ruang, rows, onClose }: PlaceProps & { rows: readonly AbsenRow[] }) {
  const [alasan, setAlasan] = useState('');
  const room = roomOf(state, ruang)?.ruang ?? ruang;
  const isRoomCard = useIsRoomCard();
  const missing = findKekurangan(rows.filter((row) => (row.ruang ?? '') === room));
  const lengkap = isLengkap(missing);
  return (
    <ActDialog
      title={`Tutup ${room || 'ruang tanpa nama'}`}
      text={
        lengkap
          ? 'Semua peserta sudah selesai dan semua jawaban ada di server.'
          : 'Sesudah ditutup tidak ada yang dapat mulai di ruang ini. Yang sudah mulai tetap dapat melanjutkan, dan jawaban yang masih dikirim tetap diterima.'
      }
      yes="Tutup ruang"
      danger={!lengkap}
      isReady={lengkap || isReason(alasan)}
      path="/api/tutup-ruang"
      body={(tindakan_id) => ({ ...at, ruang: room, alasan: alasan.trim(), tindakan_id })}
      onClose={onClose}
    >
      {(disabled) =>
        !lengkap && (
          <>
            <Missing missing={missing} />
            <ReasonField
              value={alasan}
              onChange={setAlasan}
              disabled={disabled}
              suggestions={['tidak hadir tanpa keterangan', 'sakit', 'perangkat dibawa petugas']}
            />
            {missing.tertahan.length > 0 && !isRoomCard && (
              <TerimaTertahan rows={missing.tertahan} alasan={alasan} />
            )}
          </>
        )
      }
    </ActDialog>
  );
}

const missingWords: Record<keyof Kekurangan<unknown>, string> = {
  mengerjakan: 'masih mengerjakan',
  belum_terkirim: 'jawabannya belum lengkap di server',
  tertahan: 'menunggu persetujuan panitia',
  tidak_hadir: 'tidak hadir',
};

function Missing({ missing }: { missing: Kekurangan<AbsenRow> }) {
  const lists = (Object.keys(missingWords) as (keyof typeof missingWords)[]).filter(
    (name) => missing[name].length > 0,
  );
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

/** Opens a closed room again. */
export function BukaDialog({ at, state, ruang, onClose }: PlaceProps) {
  const [alasan, setAlasan] = useState('');
  const room = roomOf(state, ruang)?.ruang ?? ruang;
  return (
    <ActDialog
      title={`Buka ${room || 'ruang tanpa nama'}`}
      text="Peserta ruang ini dapat mulai lagi selama waktu sesinya masih ada."
      yes="Buka ruang"
      isReady={isReason(alasan)}
      path="/api/buka-ruang"
      body={() => ({ ...at, ruang: room, alasan: alasan.trim() })}
      onClose={onClose}
    >
      {(disabled) => (
        <ReasonField
          value={alasan}
          onChange={setAlasan}
          disabled={disabled}
          suggestions={['peserta terlambat', 'salah tutup']}
        />
      )}
    </ActDialog>
  );
}
