import { Button, Typography } from '@mui/material';
import type { HasilImportSoal } from '@spmb/shared/soal/import/hasil-import-soal.schema.ts';
import { useState } from 'react';
import { DeleteDialog } from '../../../kit/dialog/delete-dialog.tsx';
import type { AgreedImport, SoalImport } from './use-soal-import.ts';

interface SoalImportStartProps extends Pick<SoalImport, 'send' | 'asked' | 'start'> {
  report: HasilImportSoal;
}

/** Writes what the file was found to hold; where that deletes questions, their number is agreed to first. */
export function SoalImportStart({ report, send, asked: { file, pembagian }, start }: SoalImportStartProps) {
  const { baru, dihapus, kelompok } = report;
  const [isAsking, setAsking] = useState(false);
  const destroys = dihapus > 0;
  const isUndecided = kelompok.length > 0 && pembagian === '';
  const run = (agreed?: AgreedImport) => {
    setAsking(false);
    start(agreed);
  };
  return (
    <>
      {baru === 0 && (
        <Typography>
          Tidak ada soal baru untuk diimpor dari berkas ini. Perbaiki berkasnya, lalu pilih lagi.
        </Typography>
      )}
      {file && baru > 0 && (
        <Button
          variant="contained"
          color={destroys ? 'error' : 'primary'}
          disabled={isUndecided || send.isPending}
          onClick={() => (destroys ? setAsking(true) : run())}
          sx={{ alignSelf: 'flex-start' }}
        >
          {isUndecided ? 'Pilih dulu pembagian kelompoknya' : wordsOf(report)}
        </Button>
      )}
      {isAsking && file && (
        <DeleteDialog
          title="Ganti isi bank soal"
          name={`${dihapus} soal di bank ini diganti dengan ${baru} soal dari ${file.name}.`}
          ikut={[{ tabel: 'soal', kata: 'soal', jumlah: dihapus }]}
          busy={send.isPending}
          onYes={({ alasan }) => run({ dihapus, alasan })}
          onNo={() => setAsking(false)}
        />
      )}
    </>
  );
}

const wordsOf = ({ dihapus, baru }: HasilImportSoal): string =>
  dihapus > 0 ? `Ganti ${dihapus} soal dengan ${baru} soal` : `Impor ${baru} soal`;
