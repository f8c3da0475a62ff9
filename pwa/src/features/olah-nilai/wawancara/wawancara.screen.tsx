import { Alert, Button, MenuItem, Paper, Stack, TextField, Typography } from '@mui/material';
import { at } from '@spmb/shared/kernel/call.ts';
import { daftarNilaiSeleksi } from '@spmb/shared/olah-nilai/calls.ts';
import type { Nilai } from '@spmb/shared/olah-nilai/nilai.ts';
import { useState } from 'react';
import { Link as RouterLink, useParams } from 'react-router-dom';
import { useTitle } from '../../../shell/use-title.ts';
import { EmptyState, ErrorState, ListSkeleton } from '../../../kit/display/states.tsx';
import { useAll } from '../../../kit/list/use-list.ts';
import { messageOf } from '../../../kit/port/staff-port.ts';
import { BacaExcel } from './baca-excel.tsx';
import { BarisWawancara } from './baris-wawancara.tsx';
import { useKisi, type KisiWawancara } from './use-kisi.ts';
import { useKisiKeys } from './use-kisi-keys.ts';
import { useProgram } from '../program/use-program.ts';

/** Interviews of a programme, typed like a sheet: arrows, Enter, pasted columns, one step back. */
export function WawancaraScreen() {
  const { jurusan_id = '' } = useParams();
  const title = `Wawancara ${useProgram(jurusan_id)?.name ?? ''}`.trim();
  useTitle(title);
  const list = useAll(at(daftarNilaiSeleksi, { jurusan_id }));
  return (
    <Stack sx={{ gap: 2, maxWidth: 900 }}>
      <Stack direction="row" sx={{ gap: 1, alignItems: 'center', flexWrap: 'wrap' }}>
        <Typography variant="h1" sx={{ flex: 1 }}>
          {title}
        </Typography>
        <Button component={RouterLink} to={`/backend/olahnilai-index/${jurusan_id}`}>
          Kembali ke nilai
        </Button>
      </Stack>
      {list.isPending && <ListSkeleton />}
      {list.isError && <ErrorState error={list.error} retry={list.refetch} />}
      {list.data?.length === 0 && (
        <EmptyState text="Belum ada pendaftar terverifikasi yang memilih program ini." />
      )}
      {list.data && list.data.length > 0 && <Kisi key={jurusan_id} jurusanId={jurusan_id} rows={list.data} />}
    </Stack>
  );
}

function Kisi({ jurusanId, rows }: { jurusanId: string; rows: readonly Nilai[] }) {
  const kisi = useKisi(jurusanId, rows);
  const [ruang, setRuang] = useState('');
  const rooms = [...new Set(rows.map((row) => row.ruang).filter(Boolean))].sort();
  const shown = ruang === '' ? rows : rows.filter((row) => row.ruang === ruang);
  const keys = useKisiKeys(
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
      <Paper variant="outlined" role="table" aria-label="Nilai wawancara">
        {shown.map((nilai) => (
          <BarisWawancara
            key={nilai.id}
            nilai={nilai}
            teks={kisi.textOf(nilai.id)}
            isChanged={kisi.isChanged(nilai.id)}
            kesalahan={{
              ...withSentence(
                'wawancara',
                kisi.kesalahan[`${nilai.id}.wawancara`] ?? kisi.kesalahan[nilai.id],
              ),
              ...withSentence('keterangan', kisi.kesalahan[`${nilai.id}.keterangan`]),
            }}
            {...keys}
          />
        ))}
      </Paper>
      <Simpan kisi={kisi} />
    </>
  );
}

const withSentence = (kolom: 'wawancara' | 'keterangan', sentence: string | undefined) =>
  sentence === undefined ? {} : { [kolom]: sentence };

/** The act stays in sight, with what it will save. */
function Simpan({ kisi }: { kisi: KisiWawancara }) {
  return (
    <Paper variant="outlined" sx={{ position: 'sticky', bottom: 8, p: 1.5, zIndex: 1 }}>
      {kisi.failure !== null && (
        <Alert severity="error" sx={{ mb: 1 }}>
          {messageOf(kisi.failure)}
        </Alert>
      )}
      <Stack direction="row" sx={{ gap: 1, alignItems: 'center', flexWrap: 'wrap' }}>
        <Typography sx={{ flex: 1 }}>
          {kisi.changed.length === 0 ? 'Semua tersimpan' : `${kisi.changed.length} baris belum disimpan`}
        </Typography>
        <Button onClick={kisi.urungkan} disabled={!kisi.canUndo || kisi.isSaving}>
          Urungkan
        </Button>
        <Button
          variant="contained"
          onClick={kisi.simpan}
          disabled={kisi.changed.length === 0 || kisi.isSaving}
        >
          {kisi.isSaving ? 'Menyimpan…' : 'SIMPAN'}
        </Button>
      </Stack>
    </Paper>
  );
}
