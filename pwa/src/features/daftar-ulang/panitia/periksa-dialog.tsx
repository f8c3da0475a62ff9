import CloseOutlined from '@mui/icons-material/CloseOutlined';
import NavigateBeforeOutlined from '@mui/icons-material/NavigateBeforeOutlined';
import NavigateNextOutlined from '@mui/icons-material/NavigateNextOutlined';
import { Box, Dialog, IconButton, Stack, Tab, Tabs, Tooltip, Typography } from '@mui/material';
import type { BarisDaftarUlang } from '@spmb/shared/daftar-ulang/daftar-ulang.ts';
import { useState } from 'react';
import { pandanganKeys } from '../../../kit/dokumen/pandangan-keys.ts';
import { Penampil } from '../../../kit/dokumen/penampil.tsx';
import { usePandangan } from '../../../kit/dokumen/use-pandangan.ts';
import { usePintasan } from '../../../kit/dokumen/use-pintasan.ts';
import { PutusanForm } from './putusan-form.tsx';
import { RincianDaftarUlang } from './rincian-daftar-ulang.tsx';
import { StatusDaftarUlangChip } from './status-daftar-ulang.tsx';

const documents = [
  ['daftar_ulang_dokumen', 'Surat pernyataan'],
  ['koperasi_dokumen', 'Koperasi'],
  ['dok_akte_lahir', 'Akta lahir'],
  ['dok_kartu_keluarga', 'Kartu keluarga'],
  ['dok_skl', 'SKL'],
  ['foto', 'Foto'],
] as const;

interface PeriksaDialogProps {
  jurusanId: string;
  rows: readonly BarisDaftarUlang[];
  id: string;
  open: (id: string) => void;
  close: () => void;
}

/** One re-registration: its documents beside its data and the verdict, with the keys of the verification. */
export function PeriksaDialog({ jurusanId, rows, id, open, close }: PeriksaDialogProps) {
  const place = rows.findIndex((one) => one.id === id);
  const row = rows[place];
  const [at, setAt] = useState(0);
  const step = (by: 1 | -1) => {
    const next = rows[place + by];
    if (next) open(next.id);
  };
  const keys = {
    j: () => setAt((old) => Math.min(documents.length - 1, old + 1)),
    k: () => setAt((old) => Math.max(0, old - 1)),
    'alt+arrowright': () => step(1),
    'alt+arrowleft': () => step(-1),
  };
  if (!row) return null;
  return (
    <Dialog
      fullScreen
      open
      onClose={close}
      aria-labelledby="periksa-daftar-ulang"
      slotProps={{ paper: { 'data-penampil': '' } as object }}
    >
      <Stack direction="row" sx={{ alignItems: 'center', gap: 1, px: 2, py: 1, flexWrap: 'wrap' }}>
        <Typography id="periksa-daftar-ulang" variant="h2" sx={{ flex: 1 }}>
          {row.nama}
        </Typography>
        <StatusDaftarUlangChip {...row} />
        <Tooltip title="Sebelumnya (Alt+←)">
          <span>
            <IconButton aria-label="Pendaftar sebelumnya" disabled={place === 0} onClick={() => step(-1)}>
              <NavigateBeforeOutlined />
            </IconButton>
          </span>
        </Tooltip>
        <Tooltip title="Berikutnya (Alt+→)">
          <span>
            <IconButton
              aria-label="Pendaftar berikutnya"
              disabled={place === rows.length - 1}
              onClick={() => step(1)}
            >
              <NavigateNextOutlined />
            </IconButton>
          </span>
        </Tooltip>
        <IconButton aria-label="Tutup" onClick={close}>
          <CloseOutlined />
        </IconButton>
      </Stack>
      <Box
        sx={{
          display: 'grid',
          gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: 'minmax(0, 1fr) 400px' },
          gap: 2,
          px: 2,
          pb: 2,
          flex: 1,
          minHeight: 0,
          overflow: { xs: 'auto', md: 'hidden' },
        }}
      >
        <Dokumen key={row.id} row={row} at={at} setAt={setAt} keys={keys} />
        <Box sx={{ overflow: { md: 'auto' } }}>
          <RincianDaftarUlang row={row} />
          <PutusanForm key={`${row.id} ${row.versi}`} jurusanId={jurusanId} row={row} />
        </Box>
      </Box>
    </Dialog>
  );
}

interface DokumenProps {
  row: BarisDaftarUlang;
  at: number;
  setAt: (at: number) => void;
  keys: Readonly<Record<string, () => void>>;
}

function Dokumen({ row, at, setAt, keys }: DokumenProps) {
  const [kolom, label] = documents[at] ?? documents[0];
  const next = documents[at + 1];
  const [isPenuh, setPenuh] = useState(false);
  const pandangan = usePandangan(kolom);
  usePintasan({ ...keys, ...pandanganKeys(pandangan, () => setPenuh(!isPenuh)) });
  return (
    <Stack sx={{ minWidth: 0, minHeight: 0 }}>
      <Tabs
        value={at}
        onChange={(_event, to: number) => setAt(to)}
        variant="scrollable"
        allowScrollButtonsMobile
        aria-label="Dokumen"
      >
        {documents.map(([field, name]) => (
          <Tab key={field} label={row[field] === '' ? `${name} (–)` : name} />
        ))}
      </Tabs>
      <Penampil
        dokumen={{ kolom, label, path: row[kolom] }}
        next={next ? row[next[0]] : ''}
        pandangan={pandangan}
        isPenuh={isPenuh}
        setPenuh={setPenuh}
        onTampil={nothing}
      />
    </Stack>
  );
}

const nothing = () => undefined;
