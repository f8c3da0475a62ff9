import RefreshOutlined from '@mui/icons-material/RefreshOutlined';
import {
  Box,
  Button,
  Checkbox,
  FormControlLabel,
  IconButton,
  MenuItem,
  Stack,
  TextField,
  Tooltip,
} from '@mui/material';
import { useState, type ReactNode } from 'react';
import { useIsPhone } from '../../crud/port/use-is-phone.ts';
import { statusLetters } from '@spmb/shared/jadwal-ujian/jadwal-peserta.ts';
import { nameRoom } from './group-by-room.ts';
import { useIsRoomCard } from './room-card-context.ts';
import type { Order } from './row-state.ts';
import type { RoomFilterState, StatusFilter } from './use-room-filter.ts';

interface RoomFilterProps {
  filter: RoomFilterState;
  reload: () => void;
  /** Fields that choose date and session. */
  session: ReactNode;
}

/** All fields in one row; on a phone the search alone, with the others behind a button. */
export function RoomFilter({ filter, reload, session }: RoomFilterProps) {
  const isPhone = useIsPhone();
  const [isOpen, setIsOpen] = useState(false);
  const { q, setQ } = filter;
  const active = activeOf(filter);
  const search = (
    <TextField
      type="search"
      size="small"
      label="Cari peserta"
      value={q}
      onChange={(event) => setQ(event.target.value)}
      sx={{ flex: '1 1 120px', minWidth: 0, maxWidth: { sm: 320 } }}
    />
  );
  const again = (
    <Tooltip title="Muat ulang">
      <IconButton aria-label="Muat ulang" onClick={reload}>
        <RefreshOutlined />
      </IconButton>
    </Tooltip>
  );
  if (!isPhone)
    return (
      <Stack direction="row" sx={row}>
        {session}
        <RoomFields filter={filter} />
        {search}
        {again}
      </Stack>
    );
  return (
    <>
      <Stack direction="row" sx={{ gap: 0.5, alignItems: 'center' }}>
        {search}
        <Button
          variant="outlined"
          aria-expanded={isOpen}
          onClick={() => setIsOpen(!isOpen)}
          sx={{ maxWidth: 132, minHeight: 44 }}
        >
          <Box component="span" sx={{ overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' }}>
            {isOpen ? 'Saring ▴' : `Saring${active === '' ? '' : `: ${active}`} ▾`}
          </Box>
        </Button>
        {again}
      </Stack>
      {isOpen && (
        <Stack direction="row" sx={row}>
          {session}
          <RoomFields filter={filter} />
        </Stack>
      )}
    </>
  );
}

/** What narrows the list while its fields are folded away. */
const activeOf = ({ ruang, status, isTroubleOnly }: RoomFilterState): string =>
  [isTroubleOnly && 'masalah', status !== '' && statusLetters[status], nameRoom(ruang)]
    .filter(Boolean)
    .join(', ');

const row = { columnGap: 1, rowGap: 1.5, flexWrap: 'wrap', alignItems: 'center' } as const;

/** Room, order, status, trouble. */
function RoomFields({ filter }: { filter: RoomFilterState }) {
  const isRoomCard = useIsRoomCard();
  const { rooms, ruang, order, status, isTroubleOnly, setRuang, setOrder, setStatus, setTroubleOnly } =
    filter;
  return (
    <>
      {rooms.length > 0 && !isRoomCard && (
        <TextField
          select
          size="small"
          label="Ruang"
          value={ruang}
          onChange={(event) => setRuang(event.target.value)}
          slotProps={filled}
          sx={{ flex: { xs: '1 0 152px', sm: '0 0 152px' } }}
        >
          <MenuItem value="">Semua ruang</MenuItem>
          {rooms.map((name) => (
            <MenuItem key={name} value={name}>
              {nameRoom(name)}
            </MenuItem>
          ))}
        </TextField>
      )}
      <TextField
        select
        size="small"
        label="Urutkan"
        value={order}
        onChange={(event) => setOrder(event.target.value as Order)}
        sx={{ flex: { xs: '1 0 168px', sm: '0 0 172px' } }}
      >
        <MenuItem value="masalah">Masalah dahulu</MenuItem>
        <MenuItem value="kursi">Ruang dan kursi</MenuItem>
        <MenuItem value="nama">Nama</MenuItem>
      </TextField>
      <TextField
        select
        size="small"
        label="Status"
        value={status}
        onChange={(event) => setStatus(event.target.value as StatusFilter)}
        slotProps={filled}
        sx={{ flex: { xs: '1 0 152px', sm: '0 0 136px' } }}
      >
        <MenuItem value="">Semua status</MenuItem>
        {Object.entries(statusLetters).map(([value, letters]) => (
          <MenuItem key={value} value={value}>
            {letters}
          </MenuItem>
        ))}
      </TextField>
      <FormControlLabel
        control={<Checkbox checked={isTroubleOnly} onChange={(_, checked) => setTroubleOnly(checked)} />}
        label="Hanya masalah"
      />
    </>
  );
}

const filled = { inputLabel: { shrink: true }, select: { displayEmpty: true } };
