import { Alert, Box, Button, MenuItem, Paper, Stack, TextField, Typography } from '@mui/material';
import * as calls from '@spmb/shared/laporan/calls.ts';
import {
  berkasLaporan,
  kertasLaporan,
  type BagianLaporan,
  type KeadaanLaporan,
} from '@spmb/shared/laporan/laporan.ts';
import { useMutation } from '@tanstack/react-query';
import { useState, type ReactNode } from 'react';
import { useAnswer } from '../../kit/call/use-answer.ts';
import { useFile } from '../../kit/call/use-file.ts';
import { noticeOf } from '../../kit/display/error-detail.tsx';
import { ErrorState, ListSkeleton } from '../../kit/display/states.tsx';
import { useStaffPort } from '../../kit/port/staff-port.ts';
import { useTitle } from '../../shell/use-title.ts';
import { useNotify } from '../../ui/notices.tsx';
import { printPage } from './print-page.ts';

/** Papers and files of the result, of all programmes or of one (/backend/laporan-data-peserta). */
export function LaporanScreen() {
  useTitle('Laporan');
  return <IsiLaporan />;
}

/** The same without the page's title. */
export function IsiLaporan() {
  const keadaan = useAnswer(calls.keadaanLaporan);
  return (
    <Stack sx={{ gap: 2, maxWidth: 960 }}>
      <Typography variant="h1">Laporan</Typography>
      {keadaan.isError ? (
        <ErrorState error={keadaan.error} retry={keadaan.refetch} />
      ) : keadaan.data ? (
        <Laporan keadaan={keadaan.data} />
      ) : (
        <ListSkeleton />
      )}
    </Stack>
  );
}

function Laporan({ keadaan }: { keadaan: KeadaanLaporan }) {
  const { diumumkan, rancangan, program } = keadaan;
  const [jurusan, setJurusan] = useState('');
  if (program.length === 0)
    return (
      <Alert severity="info">
        Akun Anda belum mempunyai program keahlian. Minta administrator mengaturnya.
      </Alert>
    );
  if (!diumumkan && !rancangan)
    return (
      <Alert severity="info">
        Hasil seleksi belum diumumkan, atau belum ada putaran seleksi. Laporan tersedia sesudah pengumuman.
      </Alert>
    );
  const jurusan_id = jurusan === '' ? undefined : jurusan;
  return (
    <>
      {rancangan && (
        <Alert severity="warning">
          Hasil seleksi belum diumumkan. Cetakan ditandai RANCANGAN dan hanya untuk panitia.
        </Alert>
      )}
      <TextField
        select
        label="Program keahlian"
        value={jurusan}
        onChange={(event) => setJurusan(event.target.value)}
        sx={{ maxWidth: 480 }}
        helperText={jumlahText(program, jurusan)}
      >
        <MenuItem value="">Semua program</MenuItem>
        {program.map(({ id, name }) => (
          <MenuItem key={id} value={id}>
            {name}
          </MenuItem>
        ))}
      </TextField>
      <Kertas keadaan={keadaan} jurusan_id={jurusan_id} />
      <Berkas keadaan={keadaan} jurusan_id={jurusan_id} />
    </>
  );
}

function jumlahText(program: KeadaanLaporan['program'], jurusan: string): string {
  const chosen = program.filter(({ id }) => jurusan === '' || id === jurusan);
  const sum = (count: (one: KeadaanLaporan['program'][number]) => number | null) =>
    chosen.reduce((all, one) => all + (count(one) ?? 0), 0);
  return `Pagu ${sum(({ pagu }) => pagu)} · diterima ${sum(({ diterima }) => diterima)} · cadangan ${sum(({ cadangan }) => cadangan)}`;
}

interface Chosen {
  keadaan: KeadaanLaporan;
  jurusan_id: string | undefined;
}

function Kertas({ keadaan, jurusan_id }: Chosen) {
  const print = useFile(calls.printLaporan);
  const page = usePage(jurusan_id);
  return (
    <Bagian title="Kertas">
      {keadaan.kertas.map((kertas) => (
        <Baris key={kertas} {...kertasLaporan[kertas]}>
          {kertas === 'penerimaan' && (
            <Button variant="contained" disabled={page.isPending} onClick={() => page.mutate()}>
              CETAK
            </Button>
          )}
          <Button
            variant="outlined"
            disabled={print.isPending}
            aria-label={`PDF ${kertasLaporan[kertas].label}`}
            onClick={() =>
              print.mutate({
                input: { kertas, jurusan_id },
                fileName: `${kertas.replace('_', '-')}.pdf`,
              })
            }
          >
            PDF
          </Button>
        </Baris>
      ))}
    </Bagian>
  );
}

function Berkas({ keadaan, jurusan_id }: Chosen) {
  const keep = useFile(calls.berkasLaporanCall);
  return (
    <Bagian title="Berkas">
      {keadaan.berkas.map((berkas) => (
        <Baris key={berkas} {...berkasLaporan[berkas]}>
          <Button
            variant="outlined"
            disabled={keep.isPending || (keadaan.rancangan && !berkasLaporan[berkas].rancangan)}
            aria-label={`Ambil ${berkasLaporan[berkas].label}`}
            onClick={() =>
              keep.mutate({
                input: { berkas, jurusan_id },
                fileName:
                  berkas === 'baris' ? 'laporan-penerimaan.txt' : `${berkasLaporan[berkas].label}.xlsx`,
              })
            }
          >
            {berkas === 'baris' ? 'Teks' : 'Excel'}
          </Button>
        </Baris>
      ))}
    </Bagian>
  );
}

/** The report as a page, handed to the browser's print dialog. */
function usePage(jurusan_id: string | undefined) {
  const port = useStaffPort();
  const notify = useNotify();
  return useMutation({
    mutationFn: () => port.file(calls.laporanPenerimaan, jurusan_id === undefined ? {} : { jurusan_id }),
    onSuccess: printPage,
    onError: (error) => {
      notify('error', noticeOf(error));
    },
  });
}

const Bagian = ({ title, children }: { title: string; children: ReactNode }) => (
  <Paper variant="outlined" component="section" aria-label={title} sx={{ p: 2 }}>
    <Typography variant="h2">{title}</Typography>
    {children}
  </Paper>
);

const Baris = ({ label, hint, children }: BagianLaporan & { children: ReactNode }) => (
  <Stack
    direction={{ xs: 'column', sm: 'row' }}
    sx={{
      gap: 1,
      py: 1.5,
      alignItems: { sm: 'center' },
      justifyContent: 'space-between',
      borderTop: 1,
      borderColor: 'divider',
      '&:first-of-type': { borderTop: 0 },
    }}
  >
    <Box>
      <Typography sx={{ fontWeight: 600 }}>{label}</Typography>
      <Typography variant="body2" sx={{ color: 'text.secondary' }}>
        {hint}
      </Typography>
    </Box>
    <Stack direction="row" sx={{ gap: 1, flexShrink: 0 }}>
      {children}
    </Stack>
  </Stack>
);
