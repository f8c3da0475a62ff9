import { Alert, Button, Stack, TextField, Typography } from '@mui/material';
import type { Zone } from '@spmb/shared/kernel/zone.ts';
import { keadaanSeleksi, passingGrade1Call, passingGrade2Call } from '@spmb/shared/seleksi/calls.ts';
import type { KeadaanSeleksi, Putaran } from '@spmb/shared/seleksi/putaran.ts';
import { useState } from 'react';
import { Link as RouterLink } from 'react-router-dom';
import { useAction } from '../../../kit/call/use-action.ts';
import { useAnswer } from '../../../kit/call/use-answer.ts';
import { ConfirmDialog } from '../../../kit/dialog/confirm-dialog.tsx';
import { CountStrip } from '../../../kit/display/count-strip.tsx';
import { useSchoolZone } from '../../../kit/port/school-zone.ts';
import { BatalkanTempat } from './batalkan-tempat.tsx';
import { formatInstant } from '../../../shell/format-date.ts';

interface PutaranProgramProps {
  jurusanId: string;
  name: string;
}

/** How the selection of a programme stands, and the acts that move it. */
export function PutaranProgram({ jurusanId, name }: PutaranProgramProps) {
  const keadaan = useAnswer(keadaanSeleksi);
  const zona = useSchoolZone();
  const [asking, setAsking] = useState<1 | 2>();
  if (!keadaan.data) return null;
  const { program, putaran, kurang, sanggahan, penempatan_lepas } = keadaan.data;
  const own = program.find((one) => one.program === jurusanId);
  const missing = kurang.find((one) => one.program === jurusanId);
  const rounds = putaran.filter((one) => one.program === null || one.program === jurusanId);
  return (
    <Stack sx={{ gap: 1.5, mb: 2 }}>
      {own && (
        <CountStrip
          counts={[
            ['Pagu', own.pagu],
            ['Pilihan 1', own.pilihan1],
            ['Pilihan 2', own.pilihan2],
            ['Manual', own.manual],
            ['Cadangan', own.cadangan],
          ]}
        />
      )}
      {rounds.map((one) => (
        <Selesai key={one.jenis} putaran={one} zona={zona} />
      ))}
      {missing && (
        <Alert
          severity="info"
          action={
            <Button
              color="inherit"
              component={RouterLink}
              to={`/backend/olahnilai-index/${jurusanId}?kurang=ada`}
            >
              Lihat semua
            </Button>
          }
        >
          {missing.jumlah} pendaftar belum lengkap nilainya: {namesOf(missing)}.
        </Alert>
      )}
      {penempatan_lepas.map((one) => (
        <Lepas key={one.id} {...one} />
      ))}
      {sanggahan > 0 && (
        <Alert severity="warning">{sanggahan} sanggahan belum dijawab. Jawab dahulu, atau lanjutkan.</Alert>
      )}
      <Stack direction="row" sx={{ gap: 1, flexWrap: 'wrap' }}>
        <Button variant="contained" onClick={() => setAsking(1)}>
          Passing grade 1
        </Button>
        <Button variant="outlined" onClick={() => setAsking(2)}>
          Passing grade 2
        </Button>
      </Stack>
      {asking && (
        <JalankanDialog
          ke={asking}
          jurusanId={jurusanId}
          name={name}
          needsReason={asking === 1 && putaran.some(({ jenis }) => jenis !== 'pg1')}
          sanggahan={sanggahan}
          close={() => setAsking(undefined)}
        />
      )}
    </Stack>
  );
}

/** Nothing runs before it is taken back, and his own line is in no list of scores. */
function Lepas({ id, nama }: KeadaanSeleksi['penempatan_lepas'][number]) {
  const [isCancelling, setCancelling] = useState(false);
  return (
    <Alert
      severity="warning"
      action={
        !isCancelling && (
          <Button color="inherit" onClick={() => setCancelling(true)}>
            Batalkan
          </Button>
        )
      }
    >
      {nama} ditempatkan manual, tetapi berkasnya tidak lagi diterima. Batalkan penempatannya supaya seleksi
      dapat dijalankan.
      {isCancelling && <BatalkanTempat id={id} close={() => setCancelling(false)} />}
    </Alert>
  );
}

const names = { pg1: 'Passing grade 1', pg2: 'Passing grade 2', stabil: 'Seleksi stabil' } as const;

function Selesai({ putaran, zona }: { putaran: Putaran; zona: Zone }) {
  const { jenis, nama, dibuat_ms, otomatis, usang } = putaran;
  const by = otomatis ? `sendiri sesudah nilai disimpan ${nama}` : `oleh ${nama}`;
  const text = `${names[jenis]} dijalankan ${by}, ${formatInstant(dibuat_ms, zona)}.`;
  if (!usang) return <Typography sx={{ color: 'text.secondary' }}>{text}</Typography>;
  return (
    <Alert severity="warning">
      {text} Nilai, pagu, atau aturan berubah sesudah itu: jalankan lagi supaya hasilnya sesuai.
    </Alert>
  );
}

const namesOf = ({ jumlah, nama }: KeadaanSeleksi['kurang'][number]): string =>
  nama.join(', ') + (jumlah > nama.length ? `, dan ${jumlah - nama.length} lainnya` : '');

interface JalankanDialogProps {
  ke: 1 | 2;
  jurusanId: string;
  name: string;
  needsReason: boolean;
  /** Objections without an answer. */
  sanggahan: number;
  close: () => void;
}

function JalankanDialog({ ke, jurusanId, name, needsReason, sanggahan, close }: JalankanDialogProps) {
  const act = useAction(ke === 1 ? passingGrade1Call : passingGrade2Call);
  const [alasan, setAlasan] = useState('');
  const text =
    ke === 1
      ? `Pemilih pertama ${name} diurutkan dan kursinya diisi. ${needsReason ? 'Passing grade 2 yang sudah dijalankan gugur.' : ''}`
      : 'Kursi yang tersisa di semua program diisi pemilih kedua; menurut cara stabil semua kursi dibagi lagi dari kedua pilihan. Hasilnya disimpan utuh. Lanjutkan?';
  return (
    <ConfirmDialog
      title={`Jalankan passing grade ${ke}?`}
      text={text}
      yes={sanggahan > 0 ? 'Ya, jalankan juga' : 'Jalankan'}
      busy={act.isPending}
      disabled={needsReason && alasan.trim() === ''}
      onYes={() => act.mutate({ id: jurusanId, alasan }, { onSuccess: close })}
      onNo={close}
    >
      {sanggahan > 0 && (
        <Alert severity="warning" sx={{ mt: 2 }}>
          {sanggahan} sanggahan belum dijawab. Sebaiknya dijawab dahulu.
        </Alert>
      )}
      {(needsReason || ke === 2) && (
        <TextField
          label={needsReason ? 'Alasan' : 'Alasan (boleh kosong)'}
          value={alasan}
          onChange={({ target }) => setAlasan(target.value)}
          fullWidth
          sx={{ mt: 2 }}
          slotProps={{ htmlInput: { maxLength: 255 } }}
        />
      )}
    </ConfirmDialog>
  );
}
