import { geserSesi } from '@spmb/shared/absen/calls.ts';
import type { SesiRuang } from '@spmb/shared/absen/sesi-ruang.schema.ts';
import type { TanggalSesi } from '@spmb/shared/jadwal-ujian/jadwal-peserta.schema.ts';
import { clockText, type Zone } from '@spmb/shared/kernel/zone.ts';
import { Alert, Checkbox, FormControlLabel, TextField } from '@mui/material';
import { useState } from 'react';
import { ActDialog } from '../commands/act-dialog.tsx';
import { isReason, ReasonField } from '../commands/reason-field.tsx';
import { ruangOf } from '../rows/ruang-of.ts';

/** What every dialog of a session or room needs. */
export interface PlaceProps {
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
  const room = ruangOf(state, ruang);
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
      call={geserSesi}
      input={(tindakan_id) => ({
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
