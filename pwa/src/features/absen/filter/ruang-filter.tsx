import DensitySmallOutlined from '@mui/icons-material/DensitySmallOutlined';
import FullscreenExitOutlined from '@mui/icons-material/FullscreenExitOutlined';
import FullscreenOutlined from '@mui/icons-material/FullscreenOutlined';
import RefreshOutlined from '@mui/icons-material/RefreshOutlined';
import TuneOutlined from '@mui/icons-material/TuneOutlined';
import { Button, IconButton, MenuItem, Stack, TextField, ToggleButton, Tooltip } from '@mui/material';
import { useState, type ReactNode } from 'react';
import { useIsPhone } from '../../../kit/port/use-is-phone.ts';
import { nameRuang } from '../rows/group-by-ruang.ts';
import { useIsKartuRuang } from '../look/kartu-ruang-context.ts';
import type { Order } from '../rows/sort-rows.ts';
import type { RuangFilterState } from './use-ruang-filter.ts';
import { sejajarMost, type RuangLook } from '../look/use-ruang-look.ts';

interface RuangFilterProps {
  filter: RuangFilterState;
  look: RuangLook;
  setLook: (changes: Partial<RuangLook>) => void;
  reload: () => void;
  /** The field in which a person is found. */
  search: ReactNode;
  /** The choice between list, seats and rooms. */
  views: ReactNode;
  /** Fields that choose date and session. */
  session: ReactNode;
}

/** Who is looked at and how, in one line; what is seldom changed waits behind a button. */
export function RuangFilter({ filter, look, setLook, reload, search, views, session }: RuangFilterProps) {
  const isPhone = useIsPhone();
  const [isOpen, setIsOpen] = useState(false);
  const fields = <RuangFields filter={filter} look={look} setLook={setLook} />;
  const looks = <Looks look={look} setLook={setLook} reload={reload} />;
  const folded = isPhone
    ? `Saring${filter.ruang === '' ? '' : `: ${nameRuang(filter.ruang)}`}`
    : 'Tanggal dan sesi';
  return (
    <>
      <Stack direction="row" sx={row}>
        {search}
        {!isPhone && fields}
        {views}
        {(isPhone || session !== null) && (
          <Button
            aria-label={folded}
            aria-expanded={isOpen}
            onClick={() => setIsOpen(!isOpen)}
            sx={{ minWidth: 44, px: 1, whiteSpace: 'nowrap' }}
          >
            {isPhone ? <TuneOutlined /> : `Tanggal dan sesi ${isOpen ? '▴' : '▾'}`}
          </Button>
        )}
        {!isPhone && looks}
      </Stack>
      {isOpen && (
        <Stack direction="row" sx={{ ...row, flexWrap: 'wrap', rowGap: 1.5, py: 1 }}>
          {session}
          {isPhone && fields}
          {isPhone && looks}
        </Stack>
      )}
    </>
  );
}

/** How close the rows stand, the room alone on the screen, and everything read anew. */
function Looks({ look, setLook, reload }: Pick<RuangFilterProps, 'look' | 'setLook' | 'reload'>) {
  return (
    <Stack direction="row" sx={{ ml: 'auto' }}>
      <Look
        text="Baris rapat"
        isOn={look.rapat}
        icon={<DensitySmallOutlined fontSize="small" />}
        onChange={(rapat) => setLook({ rapat })}
      />
      <Look
        text="Layar penuh"
        isOn={look.penuh}
        icon={look.penuh ? <FullscreenExitOutlined /> : <FullscreenOutlined />}
        onChange={(penuh) => {
          setLook({ penuh });
          // A browser that refuses it shows the room alone all the same.
          if (penuh && document.fullscreenEnabled)
            void document.documentElement.requestFullscreen().catch(() => undefined);
          if (!penuh && document.fullscreenElement) void document.exitFullscreen();
        }}
      />
      <Tooltip title="Muat ulang">
        <IconButton aria-label="Muat ulang" onClick={reload}>
          <RefreshOutlined fontSize="small" />
        </IconButton>
      </Tooltip>
    </Stack>
  );
}

interface LookProps {
  text: string;
  isOn: boolean;
  icon: ReactNode;
  onChange: (isOn: boolean) => void;
}

function Look({ text, isOn, icon, onChange }: LookProps) {
  return (
    <Tooltip title={text}>
      <ToggleButton
        size="small"
        value={text}
        aria-label={text}
        selected={isOn}
        onChange={() => onChange(!isOn)}
        sx={bare}
      >
        {icon}
      </ToggleButton>
    </Tooltip>
  );
}

const bare = { border: 0, minWidth: 40, height: 40, color: 'text.primary' };
const row = {
  columnGap: 0.75,
  alignItems: 'center',
  minHeight: 40,
  mt: 0.5,
  flexWrap: { xs: 'nowrap', sm: 'wrap', md: 'nowrap' },
} as const;

/** Room and order; of the seats how many stand side by side. */
function RuangFields({ filter, look, setLook }: Pick<RuangFilterProps, 'filter' | 'look' | 'setLook'>) {
  const isKartuRuang = useIsKartuRuang();
  const { allRuang: rooms, ruang, order, setRuang, setOrder } = filter;
  return (
    <>
      {(rooms.length > 1 || ruang !== '') && !isKartuRuang && (
        <TextField
          select
          size="small"
          label="Ruang"
          value={ruang}
          onChange={(event) => setRuang(event.target.value)}
          slotProps={{ inputLabel: { shrink: true }, select: { displayEmpty: true } }}
          sx={{ flex: { xs: '1 0 152px', sm: '0 0 136px' } }}
        >
          <MenuItem value="">Semua ruang</MenuItem>
          {rooms.map((name) => (
            <MenuItem key={name} value={name}>
              {nameRuang(name)}
            </MenuItem>
          ))}
        </TextField>
      )}
      {look.tampilan === 'daftar' ? (
        <TextField
          select
          size="small"
          label="Urutkan"
          value={order}
          onChange={(event) => setOrder(event.target.value as Order)}
          sx={{ flex: { xs: '1 0 168px', sm: '0 0 164px' } }}
        >
          <MenuItem value="masalah">Masalah dahulu</MenuItem>
          <MenuItem value="kursi">Ruang dan kursi</MenuItem>
          <MenuItem value="nama">Nama</MenuItem>
        </TextField>
      ) : (
        <TextField
          select
          size="small"
          label="Kursi sejajar"
          value={look.sejajar}
          onChange={(event) => setLook({ sejajar: Number(event.target.value) })}
          sx={{ flex: { xs: '1 0 168px', sm: '0 0 164px' } }}
        >
          <MenuItem value={0}>Otomatis</MenuItem>
          {Array.from({ length: sejajarMost - 1 }, (_, index) => (
            <MenuItem key={index} value={index + 2}>
              {index + 2} kursi
            </MenuItem>
          ))}
        </TextField>
      )}
    </>
  );
}
