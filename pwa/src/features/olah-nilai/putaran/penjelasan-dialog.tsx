import {
  Alert,
  Button,
  Dialog,
  DialogActions,
  DialogContent,
  DialogTitle,
  Stack,
  Typography,
} from '@mui/material';
import { at } from '@spmb/shared/kernel/call.ts';
import { printLaporan } from '@spmb/shared/laporan/calls.ts';
import { penjelasanSeleksi } from '@spmb/shared/seleksi/calls.ts';
import type { PenjelasanPendaftar } from '@spmb/shared/seleksi/putaran.ts';
import { useState } from 'react';
import { useAnswer } from '../../../kit/call/use-answer.ts';
import { useFile } from '../../../kit/call/use-file.ts';
import { ErrorState, ListSkeleton } from '../../../kit/display/states.tsx';
import { angka } from '../program/angka.ts';
import { BatalkanTempat } from './batalkan-tempat.tsx';
import { kataDuaPilihan } from '@spmb/shared/seleksi/aturan.ts';
import { penentuWords } from '@spmb/shared/seleksi/penentu-words.ts';

/** Why an applicant has the result that he has: where he stood, what was the lowest score taken, and what decided. */
export function PenjelasanDialog({ id, close }: { id: string; close: () => void }) {
  const why = useAnswer(at(penjelasanSeleksi, { id }));
  const [isCancelling, setCancelling] = useState(false);
  const letter = useFile(printLaporan);
  return (
    <Dialog open onClose={close} aria-labelledby="why-title" fullWidth maxWidth="sm">
      <DialogTitle id="why-title">{why.data ? why.data.nama : 'Penjelasan hasil'}</DialogTitle>
      <DialogContent>
        {why.isPending && <ListSkeleton rows={3} />}
        {why.isError && <ErrorState error={why.error} retry={why.refetch} />}
        {why.data && <Isi why={why.data} />}
        {isCancelling && <BatalkanTempat id={id} close={close} />}
      </DialogContent>
      <DialogActions>
        {why.data?.jalan === 'manual' && !isCancelling && (
          <Button color="error" onClick={() => setCancelling(true)}>
            Batalkan penempatan
          </Button>
        )}
        {why.data && (
          <Button
            disabled={letter.isPending}
            onClick={() =>
              letter.mutate({
                input: { kertas: 'surat', id },
                fileName: `Surat keputusan ${why.data.nama}.pdf`,
              })
            }
          >
            Surat keputusan
          </Button>
        )}
        <Button onClick={close}>Tutup</Button>
      </DialogActions>
    </Dialog>
  );
}

function Isi({ why }: { why: PenjelasanPendaftar }) {
  return (
    <Stack sx={{ gap: 2 }}>
      <Typography>
        {hasilOf(why)} Nilai akhir {angka(why.nilai_akhir)}.
      </Typography>
      {why.alasan_penempatan && <Typography>Alasan penempatan: {why.alasan_penempatan}</Typography>}
      {why.alasan_prioritas && <Typography>Diprioritaskan: {why.alasan_prioritas}</Typography>}
      {why.pilihan.map((one) => (
        <Stack key={one.ke}>
          <Typography variant="h3">
            Pilihan {one.ke}: {one.name}
          </Typography>
          <Typography>
            Peringkat {one.peringkat} dari {one.dari} pemilih; pagu {one.pagu};{' '}
            {one.nilai_terendah === null
              ? 'belum ada yang diterima lewat pilihan ini.'
              : `nilai terendah yang diterima ${angka(one.nilai_terendah / 100)}.`}
          </Typography>
          {one.penentu !== null && (
            <Typography sx={{ color: 'text.secondary' }}>
              Yang menentukan: {penentuWords[one.penentu]}.
            </Typography>
          )}
        </Stack>
      ))}
      <Alert severity="info">{kataDuaPilihan(why.stabil)}</Alert>
    </Stack>
  );
}

function hasilOf({ status, program, jalan, kursi }: PenjelasanPendaftar): string {
  if (status === 'TL') return 'Belum mendapat kursi dan tidak dalam daftar cadangan.';
  if (jalan === null) return `${status} di ${program}.`;
  const how = jalan === 'manual' ? 'ditempatkan panitia' : jalanWords[jalan];
  return `Mendapat kursi di ${program}: ${how}${kursi === 'afirmasi' ? ', kursi afirmasi' : ''}.`;
}

const jalanWords = {
  pg1: 'passing grade 1',
  pg2: 'passing grade 2',
  stabil: 'seleksi stabil',
  terbit: 'hasil yang sudah terbit',
} as const;
