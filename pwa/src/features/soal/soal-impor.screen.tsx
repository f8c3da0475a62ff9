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
import { masterSoalContract } from '@spmb/shared/soal/master-soal.ts';
import { hasilImporSoalContract, MAKS_UNGGAHAN_SOAL } from '@spmb/shared/soal/hasil-impor-soal.ts';
import { EKSTENSI_BERKAS_SOAL, MAKS_GAMBAR_SOAL } from '@spmb/shared/soal/impor-soal.ts';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { Link, useParams } from 'react-router-dom';
import { useTitle } from '../../app/use-title.ts';
import { ConfirmDialog } from '../../crud/dialog/confirm-dialog.tsx';
import { FileChooser } from '../../crud/upload/file-chooser.tsx';
import { ErrorDetail } from '../../crud/display/error-detail.tsx';
import { ErrorState } from '../../crud/display/states.tsx';
import { useRecord } from '../../crud/list/use-list.ts';
import { isRefusal, messageOf, useStaffPort } from '../../crud/port/staff-port.ts';
import { useDownload } from '../../crud/port/use-download.ts';
import { SoalImporReport } from './soal-impor-report.tsx';

type Mode = 'periksa' | 'impor';
type Cara = 'tambah' | 'ganti';

/** Import of questions: choose a file, read what it holds question by question, then import. */
export function SoalImporScreen() {
  useTitle('Impor soal');
  const { id: bankId = '' } = useParams();
  const bank = useRecord(`/api/master-soal-header/${bankId}`, masterSoalContract);
  const port = useStaffPort();
  const client = useQueryClient();
  const download = useDownload();
  const [file, setFile] = useState<File>();
  const [images, setImages] = useState<File[]>([]);
  const [cara, setCara] = useState<Cara>('tambah');
  const send = useMutation({
    mutationFn: async (asked: { mode: Mode; cara: Cara; file: File; images: File[] }) => {
      const body = new FormData();
      body.set('file_soal', asked.file);
      body.set('mode', asked.mode);
      body.set('cara', asked.cara);
      for (const image of asked.images) body.append('gambar', image);
      return hasilImporSoalContract.parse((await port.act(`/api/master-soal-impor/${bankId}`, body)).data);
    },
    onSuccess: ({ mode }) =>
      mode === 'impor' ? client.invalidateQueries({ queryKey: ['list'] }) : undefined,
  });
  const report = send.data;
  const imported = report?.mode === 'impor';
  const destroys = report !== undefined && report.dihapus > 0;
  const [asking, setAsking] = useState(false);
  const start = (chosen: File) => {
    setAsking(false);
    send.mutate({ mode: 'impor', cara, file: chosen, images });
  };
  const check = (change: { file?: File; images?: File[]; cara?: Cara }) => {
    const asked = { mode: 'periksa' as const, cara, images, file, ...change };
    setFile(asked.file);
    setImages(asked.images);
    setCara(asked.cara);
    if (asked.file) send.mutate({ ...asked, file: asked.file });
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
          onClick={() =>
            download.mutate({ path: '/api/master-soal-impor-template', fileName: 'templat-soal.xlsx' })
          }
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
            hint={`${EKSTENSI_BERKAS_SOAL.join(', ')}: templat kami, tabel atau paragraf Word, GarudaCBT, Candy, Beesmart, ZYA, Exo, Moodle XML, QTI, GIFT, Aiken`}
            disabled={send.isPending}
            onChoose={([chosen]) => chosen && check({ file: chosen })}
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
            onChange={(_, value) => check({ cara: value as Cara })}
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
          onClick={() => (destroys ? setAsking(true) : start(file))}
          sx={{ alignSelf: 'flex-start' }}
        >
          {destroys ? `Ganti ${report.dihapus} soal dengan ${report.baru} soal` : `Impor ${report.baru} soal`}
        </Button>
      )}
      {asking && report && file && (
        <ConfirmDialog
          title="Ganti isi bank soal"
          text={`${report.dihapus} soal di bank ini dihapus dan diganti dengan ${report.baru} soal dari ${file.name}.`}
          yes="Ya, Saya Yakin"
          danger
          onYes={() => start(file)}
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
