import { Alert, Button, MenuItem, Paper, Stack, TextField, Typography } from '@mui/material';
import type { Nilai } from '@spmb/shared/olah-nilai/nilai.ts';
import { useDeferredValue, useState } from 'react';
import { messageOf } from '../../../kit/port/staff-port.ts';
import { BacaExcel } from './baca-excel.tsx';
import { BarisWawancara, gayaKisi } from './baris-wawancara.tsx';
import { useKisi, type KisiWawancara } from './use-kisi.ts';
import { useKisiKeys } from './use-kisi-keys.ts';

/** More than the tallest screen shows. */
const firstRows = 30;

/** The sheet of one programme, with what is done to all of it. */
export function LembarWawancara({ jurusanId, rows }: { jurusanId: string; rows: readonly Nilai[] }) {
  const kisi = useKisi(jurusanId, rows);
  const [ruang, setRuang] = useState('');
  const rooms = [...new Set(rows.map((row) => row.ruang).filter(Boolean))].sort();
  const shown = ruang === '' ? rows : rows.filter((row) => row.ruang === ruang);
  // The others follow while the first can be typed in already.
  const drawn = useDeferredValue(shown, shown.slice(0, firstRows));
  const on = useKisiKeys(
    kisi,
    shown.map(({ id }) => id),
  );
  return (
    <>
      <Stack direction="row" sx={{ gap: 1.5, flexWrap: 'wrap', alignItems: 'center' }}>
        {rooms.length > 0 && (
          <TextField
            select
            size="small"
            label="Ruang"
            value={ruang}
            onChange={({ target }) => setRuang(target.value)}
            sx={{ minWidth: 160 }}
            slotProps={{ select: { displayEmpty: true }, inputLabel: { shrink: true } }}
          >
            <MenuItem value="">Semua ruang</MenuItem>
            {rooms.map((one) => (
              <MenuItem key={one} value={one}>
                {one}
              </MenuItem>
            ))}
          </TextField>
        )}
        <BacaExcel jurusanId={jurusanId} onRead={kisi.isi} />
      </Stack>
      <Typography variant="body2" sx={{ color: 'text.secondary' }}>
        Nilai 0–100. Panah dan Enter berpindah sel; kolom dari Excel dapat ditempel; Ctrl+Z mengurungkan.
      </Typography>
      {kisi.wasKept && kisi.changed.length > 0 && (
        <Alert severity="info">Isian yang belum disimpan tadi masih ada: {kisi.changed.length} baris.</Alert>
      )}
      <Paper variant="outlined" role="table" aria-label="Nilai wawancara" sx={gayaKisi}>
        {drawn.map(({ id, nama, nomor_register, ruang: tempat }) => {
          const { wawancara, keterangan } = kisi.textOf(id);
          return (
            <BarisWawancara
              key={id}
              id={id}
              nama={nama}
              rincian={[nomor_register, tempat].filter(Boolean).join(' · ')}
              wawancara={wawancara}
              keterangan={keterangan}
              isChanged={kisi.isChanged(id)}
              salahWawancara={kisi.kesalahan[`${id}.wawancara`] ?? kisi.kesalahan[id]}
              salahKeterangan={kisi.kesalahan[`${id}.keterangan`]}
              on={on}
            />
          );
        })}
      </Paper>
      <Simpan kisi={kisi} />
    </>
  );
}

/** The act stays in sight, with what it will save. */
function Simpan({ kisi }: { kisi: KisiWawancara }) {
  const [rest, now] = [kisi.changed.length, kisi.next.length];
  return (
    <Paper variant="outlined" sx={{ position: 'sticky', bottom: 8, p: 1.5, zIndex: 1 }}>
      {kisi.failure !== null && (
        <Alert severity="error" sx={{ mb: 1 }}>
          {messageOf(kisi.failure)}
        </Alert>
      )}
      <Stack direction="row" sx={{ gap: 1, alignItems: 'center', flexWrap: 'wrap' }}>
        <Typography sx={{ flex: 1 }}>
          {rest === 0 ? 'Semua tersimpan' : `${rest.toLocaleString('id-ID')} baris belum disimpan`}
        </Typography>
        <Button onClick={kisi.urungkan} disabled={!kisi.canUndo || kisi.isSaving}>
          Urungkan
        </Button>
        <Button variant="contained" onClick={kisi.simpan} disabled={rest === 0 || kisi.isSaving}>
          {kisi.isSaving
            ? 'Menyimpan…'
            : now < rest
              ? `SIMPAN ${now.toLocaleString('id-ID')} PERTAMA`
              : 'SIMPAN'}
        </Button>
      </Stack>
    </Paper>
  );
}
