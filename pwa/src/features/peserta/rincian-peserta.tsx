import { historyOf } from '@spmb/shared/resource-calls.ts';
import { Alert, Box, Button, Dialog, DialogActions, DialogContent, DialogTitle } from '@mui/material';
import { withDot } from '@spmb/shared/kernel/zone.ts';
import { at } from '@spmb/shared/kernel/call.ts';
import { printKartu, rincianPeserta } from '@spmb/shared/peserta/calls.ts';
import { labelPeserta } from '@spmb/shared/pendaftaran/label-peserta.ts';
import type { RincianPeserta } from '@spmb/shared/peserta/rincian-peserta.schema.ts';
import { useState, type ReactNode } from 'react';
import { useIsPhone } from '../../kit/port/use-is-phone.ts';
import { formatDate } from '../../shell/format-date.ts';
import { useAppInfo } from '../../shell/services.tsx';
import { HistoryButton } from '../../kit/history/history.tsx';
import { FactList } from '../../kit/display/fact-list.tsx';
import { ErrorState, ListSkeleton } from '../../kit/display/states.tsx';
import { useFile } from '../../kit/call/use-file.ts';
import { useFreshAnswer } from '../../kit/call/use-fresh-answer.ts';
import { SandiPeserta } from './sandi-peserta.tsx';

interface RincianProps {
  id: string;
  /** Whether this account prints cards. */
  canPrint?: boolean;
  onClose: () => void;
}

/** One participant at the desk: who he is, where he sits, and his way in. */
export function RincianDialog({ id, canPrint, onClose }: RincianProps) {
  const { zona } = useAppInfo();
  const call = at(rincianPeserta, { id });
  const record = useFreshAnswer(call);
  const download = useFile(printKartu);
  const isPhone = useIsPhone();
  // The slip takes the place of what identified him.
  const [isShown, setShown] = useState(false);
  const peserta = record.data;
  return (
    <Dialog
      open
      onClose={onClose}
      fullScreen={isPhone}
      fullWidth
      maxWidth="xs"
      aria-labelledby="rincian-peserta"
    >
      <DialogTitle id="rincian-peserta" sx={{ displayPrint: 'none' }}>
        {peserta?.nama ?? 'Peserta'}
      </DialogTitle>
      <DialogContent>
        {record.isError && <ErrorState error={record.error} retry={record.refetch} />}
        {record.isPending && <ListSkeleton />}
        {peserta && (
          <>
            {!isShown && (
              <Box sx={{ mb: 2 }}>
                <FactList nameWidth={nameWidth} facts={identityOf(peserta)} />
              </Box>
            )}
            {peserta.akun_aktif === false && (
              <Alert severity="warning" sx={{ displayPrint: 'none', mb: 2 }}>
                Akun ini dinonaktifkan: kata sandi apa pun tidak membukanya. Administrator mengaktifkannya di
                menu Akun.
              </Alert>
            )}
            <SandiPeserta
              peserta={peserta}
              onShown={() => setShown(true)}
              onRenewed={() => void record.refetch()}
            />
            {!isShown && (
              <Box sx={{ mt: 2 }}>
                <FactList nameWidth={nameWidth} facts={furtherOf(peserta, zona)} />
              </Box>
            )}
          </>
        )}
      </DialogContent>
      <DialogActions sx={{ displayPrint: 'none' }}>
        {peserta && <HistoryButton call={historyOf(call)} labels={labelPeserta} />}
        {canPrint && peserta && (
          <Button
            disabled={download.isPending}
            onClick={() =>
              download.mutate({
                input: { ids: [id] },
                fileName: `kartu-${peserta.nomor_peserta}.pdf`,
              })
            }
          >
            {download.isPending ? 'Menyiapkan…' : 'Cetak kartu'}
          </Button>
        )}
        <Button variant={isShown ? 'contained' : 'text'} onClick={onClose}>
          Tutup
        </Button>
      </DialogActions>
    </Dialog>
  );
}

/** Of the longest name of both lists. */
const nameWidth = '7.75rem';

/** What tells at the desk that it is he. */
function identityOf({ ruang, kursi, ...peserta }: RincianPeserta): [string, string][] {
  const { akun_aktif } = peserta;
  return [
    [labelPeserta.nomor_peserta, peserta.nomor_peserta],
    [labelPeserta.nisn, peserta.nisn ?? '–'],
    [labelPeserta.kelas, peserta.kelas ?? '–'],
    ['Ruang dan kursi', [ruang, kursi && `kursi ${kursi}`].filter(Boolean).join(', ') || '–'],
    ['Akun', akun_aktif === null ? 'belum ada' : akun_aktif ? 'aktif' : 'tidak aktif'],
  ];
}

function furtherOf({ ujian, nomor_hp, pil1, pil2 }: RincianPeserta, zona: string): [string, ReactNode][] {
  const exams = ujian.map((one) => {
    const hours = `${withDot(one.jam_mulai)}–${withDot(one.jam_selesai)} ${zona}`;
    const where = [one.ruang, one.kursi && `kursi ${one.kursi}`].filter(Boolean).join(', ');
    return [one.jadwal, formatDate(one.tanggal), one.sesi, hours, where].filter(Boolean).join(' · ');
  });
  return [
    ['Ujian', exams.length === 0 ? 'belum dijadwalkan' : exams.map((text) => <div key={text}>{text}</div>)],
    ['Pilihan', [pil1, pil2].filter(Boolean).join(', ') || '–'],
    [labelPeserta.nomor_hp, nomor_hp ?? '–'],
  ];
}
