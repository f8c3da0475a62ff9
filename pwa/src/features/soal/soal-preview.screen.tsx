import { listUnder } from '@spmb/shared/kernel/resource.ts';
import { callsOf } from '@spmb/shared/resource-calls.ts';
import { dateInWords, withDot } from '@spmb/shared/kernel/zone.ts';
import {
  Alert,
  Button,
  Chip,
  FormControlLabel,
  MenuItem,
  Paper,
  Stack,
  Switch,
  TextField,
  ToggleButton,
  ToggleButtonGroup,
  Typography,
} from '@mui/material';
import { infoBank } from '@spmb/shared/soal/calls.ts';
import { soalResource } from '@spmb/shared/soal/soal.schema.ts';
import { useQuery } from '@tanstack/react-query';
import type { PlainItem } from '@spmb/shared/sync/sealed-paket.ts';
import { useState, type ReactNode } from 'react';
import { Link, useParams } from 'react-router-dom';
import { useTitle } from '../../app/use-title.ts';
import { useStaffPort } from '../../crud/port/staff-port.ts';
import { ErrorDetail } from '../../crud/display/error-detail.tsx';
import { EmptyState, ErrorState, ListSkeleton } from '../../crud/display/states.tsx';
import { useAll } from '../../crud/list/use-list.ts';
import { usePlainItem } from './use-plain-item.ts';

/** A question for the part that draws it; `item` is absent until its images are open. */
interface ShownQuestion {
  butir: string;
  nomor: number;
  item: PlainItem | undefined;
  /** Of its text in px. */
  textSize: number;
  failed: boolean;
  retry: () => void;
}

interface SoalPreviewProps {
  /** Draws a question as the exam sheet does. */
  sheet: (question: ShownQuestion) => ReactNode;
}

/** A bank question by question, as participants see it; the key stands beside it on demand. */
export function SoalPreviewScreen({ sheet }: SoalPreviewProps) {
  const { id: bankId = '' } = useParams();
  const port = useStaffPort();
  const info = useQuery({
    queryKey: ['list', 'info', bankId],
    queryFn: () => port.call(infoBank, { id: bankId }),
  });
  const soal = useAll(callsOf(listUnder(soalResource, bankId)).list);
  const [at, setAt] = useState(0);
  const [hasKey, setHasKey] = useState(false);
  const [textSize, setTextSize] = useState(18);
  const shown = soal.data?.[at];
  const plain = usePlainItem(shown);
  useTitle('Pratinjau soal');
  if (info.isError)
    return (
      <Alert
        severity="error"
        action={
          <Button color="inherit" onClick={() => void info.refetch()}>
            Coba lagi
          </Button>
        }
      >
        Opps.., jaringan sedang sibuk
        <ErrorDetail error={info.error} />
      </Alert>
    );
  if (soal.isError) return <ErrorState error={soal.error} retry={soal.refetch} />;
  if (!info.data || !soal.data) return <ListSkeleton />;
  const { mapel, jumlah, tanggal, jam_mulai, jam_selesai } = info.data;
  const siap = soal.data.filter(({ status }) => status === 'siap').length;
  const last = soal.data.length - 1;
  return (
    <Stack sx={{ gap: 2, maxWidth: 820 }}>
      <Stack direction="row" sx={{ gap: 1, flexWrap: 'wrap', alignItems: 'center' }}>
        <Typography variant="h1" sx={{ mr: 'auto' }}>
          {mapel}
        </Typography>
        <Chip label={`${jumlah} soal`} />
        {siap < jumlah && <Chip label={`${siap} siap dipakai`} color="warning" />}
        <Chip
          label={
            tanggal && jam_mulai && jam_selesai
              ? `${dateInWords(tanggal)}, ${withDot(jam_mulai)}–${withDot(jam_selesai)}`
              : 'Belum dijadwalkan'
          }
        />
      </Stack>
      {shown ? (
        <>
          <Paper variant="outlined" sx={{ p: { xs: 2, sm: 3 } }}>
            {sheet({ butir: shown.id, nomor: shown.nomor, textSize, ...plain })}
          </Paper>
          <Stack direction="row" sx={{ gap: 1, alignItems: 'center', flexWrap: 'wrap' }}>
            <FormControlLabel
              control={<Switch checked={hasKey} onChange={(_, checked) => setHasKey(checked)} />}
              label="Tampilkan kunci"
            />
            <ToggleButtonGroup
              exclusive
              size="small"
              aria-label="Ukuran huruf"
              value={textSize}
              onChange={(_, size: number | null) => size !== null && setTextSize(size)}
            >
              {textSizes.map(([size, label]) => (
                <ToggleButton
                  key={size}
                  value={size}
                  aria-label={label}
                  sx={{ fontSize: size, width: 44, height: 44 }}
                >
                  A
                </ToggleButton>
              ))}
            </ToggleButtonGroup>
            {hasKey && <Chip color="success" label={`Jawaban benar: ${shown.jawaban}`} />}
            {shown.status !== 'siap' && <Chip label="Nonaktif: tidak diambil untuk ujian" />}
          </Stack>
          <Stack
            direction="row"
            sx={{ gap: 1, alignItems: 'center', flexWrap: { xs: 'wrap', sm: 'nowrap' } }}
          >
            <Button variant="outlined" sx={turn} disabled={at === 0} onClick={() => setAt(at - 1)}>
              ‹ Sebelumnya
            </Button>
            <TextField
              select
              size="small"
              label="Nomor"
              value={at}
              onChange={(event) => setAt(Number(event.target.value))}
              sx={{ width: { xs: 84, sm: 100 } }}
            >
              {soal.data.map(({ id, nomor }, index) => (
                <MenuItem key={id} value={index}>
                  {nomor}
                </MenuItem>
              ))}
            </TextField>
            <Button variant="outlined" sx={turn} disabled={at === last} onClick={() => setAt(at + 1)}>
              Berikutnya ›
            </Button>
            <Button
              component={Link}
              to="/backend/ujian-master-soal"
              variant="contained"
              sx={{ ml: { sm: 'auto' }, width: { xs: '100%', sm: 'auto' } }}
            >
              Selesai
            </Button>
          </Stack>
        </>
      ) : (
        <EmptyState
          text="Bank soal ini belum berisi soal."
          action={
            <Button component={Link} to={`/backend/ujian-master-soal-detail/${bankId}`}>
              Kelola soal
            </Button>
          }
        />
      )}
    </Stack>
  );
}

/** Those of the exam sheet. */
const textSizes = [
  [16, 'Huruf kecil'],
  [18, 'Huruf sedang'],
  [22, 'Huruf besar'],
] as const;

const turn = { flex: { xs: 1, sm: 'none' }, whiteSpace: 'nowrap', px: { xs: 1, sm: 2 } };
