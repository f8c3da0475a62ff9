import ArrowBackOutlined from '@mui/icons-material/ArrowBackOutlined';
import DownloadOutlined from '@mui/icons-material/DownloadOutlined';
import {
  Alert,
  Box,
  Button,
  FormControlLabel,
  LinearProgress,
  Radio,
  RadioGroup,
  Stack,
  Typography,
} from '@mui/material';
import { templatSoal } from '@spmb/shared/soal/calls.ts';
import { EKSTENSI_BERKAS_SOAL, MAKS_GAMBAR_SOAL } from '@spmb/shared/soal/impor-soal.schema.ts';
import { MAKS_UNGGAHAN_SOAL } from '@spmb/shared/soal/unggahan-soal.ts';
import { useState } from 'react';
import { Link, useParams } from 'react-router-dom';
import { useTitle } from '../../app/use-title.ts';
import { DeleteDialog } from '../../crud/dialog/delete-dialog.tsx';
import { FileChooser } from '../../crud/upload/file-chooser.tsx';
import { ErrorDetail } from '../../crud/display/error-detail.tsx';
import { ErrorState } from '../../crud/display/states.tsx';
import { isRefusal } from '../../http/call-error.ts';
import { messageOf } from '../../crud/port/staff-port.ts';
import { useFile } from '../../crud/port/use-file.ts';
import { SoalImporColumns } from './soal-impor-columns.tsx';
import { SoalImporReport } from './soal-impor-report.tsx';
import { SoalKelompok } from './soal-kelompok.tsx';
import { useBank } from './use-bank.ts';
import { useSoalImpor, type AgreedImpor } from './use-soal-impor.ts';

const oldFormats = {
  '.doc': 'berkas Word lama. Buka di Word, lalu simpan sebagai .docx.',
  '.pdf': 'berkas PDF, yang tidak dapat dibaca sebagai soal. Pakai berkas Word atau Excel aslinya.',
  '.rtf': 'berkas RTF. Buka di Word, lalu simpan sebagai .docx.',
  '.odt': 'berkas LibreOffice. Buka, lalu simpan sebagai .docx.',
  '.ods': 'berkas LibreOffice. Buka, lalu simpan sebagai .xlsx.',
};

/** Import of questions: choose a file, read what it holds question by question, then import. */
export function SoalImporScreen() {
  useTitle('Impor soal');
  const { id: bankId = '' } = useParams();
  const bank = useBank(bankId);
  const download = useFile(templatSoal);
  const { send, asked, tabel, check, start } = useSoalImpor(bankId);
  const { file, images, cara } = asked;
  const report = send.data;
  const imported = report?.mode === 'impor';
  const destroys = report !== undefined && report.dihapus > 0;
  const isUndecided = report !== undefined && report.kelompok.length > 0 && asked.pembagian === '';
  const [asking, setAsking] = useState(false);
  const run = (agreed?: AgreedImpor) => {
    setAsking(false);
    start(agreed);
  };
  return (
    <Stack sx={{ gap: 2, maxWidth: 960 }}>
      <Button
        component={Link}
        to={`/backend/ujian-master-soal-detail/${bankId}`}
        startIcon={<ArrowBackOutlined />}
        sx={{ alignSelf: 'flex-start', ml: -1 }}
      >
        Daftar soal
      </Button>
      <Stack direction="row" sx={{ gap: 1, flexWrap: 'wrap', alignItems: 'center' }}>
        <Typography variant="h1" sx={{ mr: 'auto' }}>
          Impor soal{bank.data && ` ${bank.data.mapel}`}
        </Typography>
        <Button
          startIcon={<DownloadOutlined />}
          disabled={download.isPending}
          onClick={() => download.mutate({ fileName: 'templat-soal.xlsx' })}
        >
          Unduh templat
        </Button>
      </Stack>
      {bank.isError && <ErrorState error={bank.error} retry={bank.refetch} />}
      {bank.data?.beku && (
        <Alert severity="info">
          Sudah ada peserta yang mengerjakan soal ini, maka isinya dibekukan. Buat versi baru di daftar soal,
          lalu impor.
        </Alert>
      )}
      {bank.data?.beku === false && !imported && (
        <>
          <FileChooser
            label="1. Pilih berkas soal"
            accept={EKSTENSI_BERKAS_SOAL}
            maxBytes={MAKS_UNGGAHAN_SOAL}
            files={file ? [file] : []}
            hint={`${EKSTENSI_BERKAS_SOAL.join(', ')}: templat kami, tabel atau paragraf Word, GarudaCBT, Candy, Beesmart, ZYA, Exo, Moodle XML, QTI, GIFT, Aiken, dan tabel lain yang kolomnya dipilih sendiri`}
            disabled={send.isPending}
            instead={oldFormats}
            onChoose={([chosen]) =>
              chosen && check({ file: chosen, pembagian: '', kelompok: '', peta: undefined })
            }
          />
          <FileChooser
            label="2. Gambar yang disebut berkas (bila ada)"
            accept={['.jpg', '.jpeg', '.png']}
            maxBytes={MAKS_GAMBAR_SOAL}
            files={images}
            multiple
            hint="Gambar Max: 2Mb"
            disabled={send.isPending}
            onChoose={(chosen) => check({ images: chosen })}
          />
          <RadioGroup
            row
            value={cara}
            onChange={(_, value) => check({ cara: value === 'ganti' ? 'ganti' : 'tambah' })}
            aria-label="Cara impor"
          >
            <FormControlLabel
              value="tambah"
              control={<Radio />}
              label="Tambahkan di belakang soal yang ada"
              disabled={send.isPending}
            />
            <FormControlLabel
              value="ganti"
              control={<Radio />}
              label="Ganti seluruh isi bank soal"
              disabled={send.isPending}
            />
          </RadioGroup>
        </>
      )}
      {send.isPending && (
        <Box>
          <LinearProgress aria-label="Berkas sedang diproses" />
          <Typography variant="body2" sx={{ mt: 0.5, color: 'text.secondary' }}>
            {send.variables.mode === 'impor' ? 'Menyimpan soal…' : 'Membaca berkas, soal demi soal…'}
          </Typography>
        </Box>
      )}
      {send.isError && (
        <Alert
          severity="error"
          action={
            !isRefusal(send.error) && (
              <Button color="inherit" onClick={() => send.mutate(send.variables)}>
                Coba lagi
              </Button>
            )
          }
        >
          {messageOf(send.error)}
          <ErrorDetail error={send.error} />
        </Alert>
      )}
      {!imported && <SoalImporColumns tabel={tabel} send={send} asked={asked} check={check} />}
      {report && !imported && report.kelompok.length > 0 && (
        <SoalKelompok report={report} asked={asked} disabled={send.isPending} onChoose={check} />
      )}
      {report && <SoalImporReport report={report} />}
      {report && !imported && report.baru === 0 && (
        <Typography>
          Tidak ada soal baru untuk diimpor dari berkas ini. Perbaiki berkasnya, lalu pilih lagi.
        </Typography>
      )}
      {report && !imported && file && report.baru > 0 && (
        <Button
          variant="contained"
          color={destroys ? 'error' : 'primary'}
          disabled={isUndecided || send.isPending}
          onClick={() => (destroys ? setAsking(true) : run())}
          sx={{ alignSelf: 'flex-start' }}
        >
          {isUndecided
            ? 'Pilih dulu pembagian kelompoknya'
            : destroys
              ? `Ganti ${report.dihapus} soal dengan ${report.baru} soal`
              : `Impor ${report.baru} soal`}
        </Button>
      )}
      {asking && report && file && (
        <DeleteDialog
          title="Ganti isi bank soal"
          name={`${report.dihapus} soal di bank ini diganti dengan ${report.baru} soal dari ${file.name}.`}
          ikut={[{ tabel: 'soal', kata: 'soal', jumlah: report.dihapus }]}
          busy={send.isPending}
          onYes={({ alasan }) => run({ dihapus: report.dihapus, alasan })}
          onNo={() => setAsking(false)}
        />
      )}
      {imported && (
        <Button
          component={Link}
          to={`/backend/ujian-master-soal-detail/${bankId}`}
          variant="contained"
          sx={{ alignSelf: 'flex-start' }}
        >
          Lihat daftar soal
        </Button>
      )}
    </Stack>
  );
}
