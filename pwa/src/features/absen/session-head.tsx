import type { SesiRuang } from '@spmb/shared/absen/sesi-ruang.ts';
import { clockText, type Zone } from '@spmb/shared/kernel/zone.ts';
import { Button, Chip, Stack, Typography } from '@mui/material';
import { nameRoom, tanpaRuang } from './group-by-room.ts';
import { useIsRoomCard } from './room-card-context.ts';

export type SessionAct = 'geser' | 'tutup' | 'buka' | 'papan' | 'unduh' | 'darurat' | 'kartu';

interface SessionHeadProps {
  state: SesiRuang;
  /** The room that is looked at; '': all. */
  ruang: string;
  zona: Zone;
  onAct: (act: SessionAct) => void;
}

/** When the session, or the room that is looked at, begins and ends as shifted; whether it is closed; the acts on it. */
export function SessionHead({ state, ruang, zona, onAct }: SessionHeadProps) {
  const room = roomOf(state, ruang);
  const { mulai_ms, selesai_ms, geser_menit } = room ?? state;
  const closed = room?.ditutup_ms ?? null;
  const isRoomCard = useIsRoomCard();
  return (
    <Stack direction="row" sx={{ columnGap: 1, rowGap: 1, flexWrap: 'wrap', alignItems: 'center' }}>
      <Typography className="figures" sx={{ fontWeight: 600, mr: 1 }}>
        {ruang !== '' && `${nameRoom(ruang)} · `}
        {clockText(mulai_ms, zona)}–{clockText(selesai_ms, zona)} {zona}
      </Typography>
      {geser_menit !== 0 && <Chip size="small" label={`digeser ${geser_menit} menit`} sx={amber} />}
      {closed !== null && (
        <Chip size="small" label={`ditutup ${clockText(closed, zona)} oleh ${room?.ditutup_oleh ?? ''}`} />
      )}
      <Stack direction="row" sx={{ gap: 0.5, flexWrap: 'wrap', ml: { md: 'auto' } }}>
        {/* Rows without a room have no times of their own. */}
        {!isRoomCard && ruang !== tanpaRuang && (room ?? state.seluruh_sesi) && (
          <Button onClick={() => onAct('geser')}>Geser sesi</Button>
        )}
        {closed !== null ? (
          <Button onClick={() => onAct('buka')}>Buka ruang</Button>
        ) : (
          room && <Button onClick={() => onAct('tutup')}>Tutup ruang</Button>
        )}
        <Button onClick={() => onAct('papan')}>Papan boleh pulang</Button>
        {!isRoomCard && (
          <>
            {room && <Button onClick={() => onAct('kartu')}>Kartu ruang</Button>}
            <Button onClick={() => onAct('darurat')}>Jawaban darurat</Button>
            <Button onClick={() => onAct('unduh')}>Unduh Excel</Button>
          </>
        )}
      </Stack>
    </Stack>
  );
}

/** The room that an act on `ruang` means: a session with a single one needs no choice. */
export const roomOf = ({ ruang: rooms }: SesiRuang, ruang: string) =>
  rooms.length === 1 ? rooms[0] : rooms.find((one) => ruang !== '' && (one.ruang || tanpaRuang) === ruang);

const amber = { bgcolor: 'var(--amber-soft)', color: 'var(--on-amber-soft)' };
