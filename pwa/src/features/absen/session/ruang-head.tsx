import type { SesiRuang } from '@spmb/shared/absen/sesi-ruang.schema.ts';
import { clockText, type Zone } from '@spmb/shared/kernel/zone.ts';
import { Box, Button, Chip, Typography } from '@mui/material';
import type { ReactNode } from 'react';
import { ActsMenu, type MenuAct } from './acts-menu.tsx';
import { nameRuang } from '../rows/group-by-ruang.ts';
import { useIsKartuRuang } from '../look/kartu-ruang-context.ts';
import { ruangOf } from '../rows/ruang-of.ts';

interface RuangHeadProps {
  /** What the page is. */
  title: ReactNode;
  /** undefined: not read yet. */
  state: SesiRuang | undefined;
  /** The room that is looked at; '': all. */
  ruang: string;
  zona: Zone;
  token: ReactNode;
  acts: readonly MenuAct[];
  onClose: () => void;
  onOpen: () => void;
}

/** In one line: when the session, or the room that is looked at, begins and ends as shifted; whether it is closed; its token; the acts on it. */
export function RuangHead({ title, state, ruang, zona, token, acts, onClose, onOpen }: RuangHeadProps) {
  const room = state && ruangOf(state, ruang);
  const shown = room ?? state;
  const closed = room?.ditutup_ms ?? null;
  // The screen of a room card has it for its title.
  const name = useIsKartuRuang() ? '' : room?.ruang || nameRuang(ruang);
  return (
    <Box sx={head}>
      <Box sx={{ minWidth: 0, flex: { xs: '1 1 100px', md: '0 1 auto' } }}>{title}</Box>
      <Box sx={facts}>
        {shown && (
          <Typography className="figures" sx={{ fontWeight: 600, whiteSpace: 'nowrap' }}>
            {name !== '' && `${name} · `}
            {clockText(shown.mulai_ms, zona)}–{clockText(shown.selesai_ms, zona)} {zona}
          </Typography>
        )}
        {shown && shown.geser_menit !== 0 && (
          <Chip size="small" label={`digeser ${shown.geser_menit} menit`} sx={amber} />
        )}
        {closed !== null && (
          <Chip size="small" label={`ditutup ${clockText(closed, zona)} oleh ${room?.ditutup_oleh ?? ''}`} />
        )}
        {token}
      </Box>
      <Box sx={{ display: 'flex', ml: 'auto', order: { xs: 1, md: 2 } }}>
        {closed !== null ? (
          <Button onClick={onOpen} sx={short}>
            Buka ruang
          </Button>
        ) : (
          room && (
            <Button onClick={onClose} sx={short}>
              Tutup ruang
            </Button>
          )
        )}
        <ActsMenu acts={acts} />
      </Box>
    </Box>
  );
}

const amber = { bgcolor: 'var(--amber-soft)', color: 'var(--on-amber-soft)' };
const short = { whiteSpace: 'nowrap' };
const head = {
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  columnGap: 2,
  minHeight: 40,
  '& .MuiButton-root': { px: 1 },
} as const;
const facts = {
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  columnGap: { xs: 1.5, md: 2 },
  order: { xs: 2, md: 1 },
  flex: { xs: '1 0 100%', md: '0 1 auto' },
  minWidth: 0,
} as const;
