import { Button, Paper, Stack, Typography } from '@mui/material';
import { daftarNaskah } from '@spmb/shared/persetujuan/calls.ts';
import type { NaskahTercatat } from '@spmb/shared/persetujuan/naskah.ts';
import { useState } from 'react';
import { useAnswer } from '../../kit/call/use-answer.ts';
import { ErrorState, ListSkeleton } from '../../kit/display/states.tsx';
import { StatusChip } from '../../kit/display/status-chip.tsx';
import { whenText } from '../../kit/history/audit-words.ts';
import { useSchoolZone } from '../../kit/port/school-zone.ts';
import { TulisNaskah } from './tulis-naskah.tsx';

/** The declaration in its versions, the one in force on top. */
export function NaskahSection() {
  const list = useAnswer(daftarNaskah);
  const [isWriting, setWriting] = useState(false);
  const now = list.data?.[0];
  return (
    <Stack component="section" aria-labelledby="judul-naskah" sx={{ gap: 1.5 }}>
      <Stack direction="row" sx={{ gap: 1.5, flexWrap: 'wrap', alignItems: 'center' }}>
        <Typography variant="h2" id="judul-naskah" sx={{ flex: 1, minWidth: 200 }}>
          Naskah pernyataan
        </Typography>
        <Button variant="contained" disabled={!now} onClick={() => setWriting(true)}>
          Tulis naskah baru
        </Button>
      </Stack>
      <Typography sx={{ color: 'text.secondary' }}>
        Disetujui pendaftar saat mengirim formulir. Naskah baru tidak mengubah yang sudah disetujui.
      </Typography>
      {list.isError && <ErrorState error={list.error} retry={list.refetch} />}
      {list.isPending && <ListSkeleton rows={2} />}
      {list.data?.map((one) => (
        <Naskah key={one.versi} naskah={one} isNow={one === now} />
      ))}
      {isWriting && now && <TulisNaskah now={now} onClose={() => setWriting(false)} />}
    </Stack>
  );
}

function Naskah({ naskah, isNow }: { naskah: NaskahTercatat; isNow: boolean }) {
  const zona = useSchoolZone();
  const { versi, isi, minta_lagi, nama, dibuat_ms, disetujui } = naskah;
  return (
    <Paper variant="outlined" sx={{ p: 2 }}>
      <Stack direction="row" sx={{ gap: 1, flexWrap: 'wrap', alignItems: 'center' }}>
        <Typography variant="h3">Versi {versi}</Typography>
        {isNow && <StatusChip tone="green" label="Berlaku" />}
        {minta_lagi && <StatusChip tone="amber" label="Meminta persetujuan lagi" />}
      </Stack>
      <Typography sx={{ my: 1, whiteSpace: 'pre-wrap', overflowWrap: 'anywhere' }}>{isi}</Typography>
      <Typography variant="body2" sx={{ color: 'text.secondary' }}>
        Ditulis {nama}, {whenText(dibuat_ms, zona)} · disetujui {disetujui.toLocaleString('id-ID')} pendaftar
      </Typography>
    </Paper>
  );
}
