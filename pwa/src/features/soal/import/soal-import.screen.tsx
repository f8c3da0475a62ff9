import { Alert, Button, Stack } from '@mui/material';
import { Link, useParams } from 'react-router-dom';
import { useTitle } from '../../../shell/use-title.ts';
import { ErrorState } from '../../../kit/display/states.tsx';
import { SoalImportColumns } from './soal-import-columns.tsx';
import { SoalImportFiles } from './soal-import-files.tsx';
import { SoalImportHead } from './soal-import-head.tsx';
import { SoalImportProgress } from './soal-import-progress.tsx';
import { SoalImportReport } from './soal-import-report.tsx';
import { SoalImportStart } from './soal-import-start.tsx';
import { SoalKelompok } from './soal-kelompok.tsx';
import { useBank } from '../bank/use-bank.ts';
import { useSoalImport } from './use-soal-import.ts';

/** Import of questions: choose a file, read what it holds question by question, then import. */
export function SoalImportScreen() {
  useTitle('Impor soal');
  const { id: bankId = '' } = useParams();
  const back = `/backend/ujian-master-soal-detail/${bankId}`;
  const bank = useBank(bankId);
  const { send, asked, tabel, check, start } = useSoalImport(bankId);
  const report = send.data;
  const imported = report?.mode === 'impor';
  return (
    <Stack sx={{ gap: 2, maxWidth: 960 }}>
      <SoalImportHead back={back} mapel={bank.data?.mapel} />
      {bank.isError && <ErrorState error={bank.error} retry={bank.refetch} />}
      {bank.data?.beku && (
        <Alert severity="info">
          Sudah ada peserta yang mengerjakan soal ini, maka isinya dibekukan. Buat versi baru di daftar soal,
          lalu impor.
        </Alert>
      )}
      {bank.data?.beku === false && !imported && <SoalImportFiles send={send} asked={asked} check={check} />}
      <SoalImportProgress send={send} />
      {!imported && <SoalImportColumns tabel={tabel} send={send} asked={asked} check={check} />}
      {report && !imported && report.kelompok.length > 0 && (
        <SoalKelompok report={report} asked={asked} disabled={send.isPending} onChoose={check} />
      )}
      {report && <SoalImportReport report={report} />}
      {report && !imported && <SoalImportStart report={report} send={send} asked={asked} start={start} />}
      {imported && (
        <Button component={Link} to={back} variant="contained" sx={{ alignSelf: 'flex-start' }}>
          Lihat daftar soal
        </Button>
      )}
    </Stack>
  );
}
