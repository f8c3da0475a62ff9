import RefreshOutlined from '@mui/icons-material/RefreshOutlined';
import { IconButton, MenuItem, TextField, Tooltip } from '@mui/material';
import { useMemo, useState } from 'react';
import type { AbsenRow } from './absen-row.ts';
import type { Order } from './row-state.ts';

export interface RoomFilterState {
  rooms: readonly string[];
  ruang: string;
  q: string;
  order: Order;
  shown: readonly AbsenRow[];
  setRuang: (ruang: string) => void;
  setQ: (q: string) => void;
  setOrder: (order: Order) => void;
}

/** Narrows the list to one room and to what is searched for. */
export function useRoomFilter(rows: readonly AbsenRow[]): RoomFilterState {
  const [ruang, setRuang] = useState('');
  const [q, setQ] = useState('');
  const [order, setOrder] = useState<Order>('masalah');
  const rooms = useMemo(
    () =>
      [...new Set(rows.flatMap((row) => row.ruang ?? []))].sort(
        new Intl.Collator('id-ID', { numeric: true }).compare,
      ),
    [rows],
  );
  const shown = useMemo(() => {
    const text = q.trim().toLowerCase();
    return rows.filter(
      (row) =>
        (ruang === '' || row.ruang === ruang) &&
        (text === '' || `${row.nama} ${row.noreg} ${row.nomor_peserta}`.toLowerCase().includes(text)),
    );
  }, [rows, ruang, q]);
  return { rooms, ruang, q, order, shown, setRuang, setQ, setOrder };
}

export function RoomFilter({ filter, reload }: { filter: RoomFilterState; reload: () => void }) {
  const { rooms, ruang, q, order, setRuang, setQ, setOrder } = filter;
  return (
    <>
      {rooms.length > 0 && (
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
              {name}
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
        type="search"
        size="small"
        label="Cari peserta"
        value={q}
        onChange={(event) => setQ(event.target.value)}
        sx={{ flex: '1 1 150px', maxWidth: { sm: 320 } }}
      />
      <Tooltip title="Muat ulang">
        <IconButton aria-label="Muat ulang" onClick={reload}>
          <RefreshOutlined />
        </IconButton>
      </Tooltip>
    </>
  );
}

const filled = { inputLabel: { shrink: true }, select: { displayEmpty: true } };
