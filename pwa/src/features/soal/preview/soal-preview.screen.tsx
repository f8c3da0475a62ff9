import { Alert, Button, Chip, Stack, Typography } from '@mui/material';
import { dateInWords, withDot } from '@spmb/shared/kernel/zone.ts';
import { listUnder } from '@spmb/shared/kernel/resource.ts';
import { callsOf } from '@spmb/shared/resource-calls.ts';
import { infoBank } from '@spmb/shared/soal/calls.ts';
import type { InfoBank } from '@spmb/shared/soal/master-soal.schema.ts';
import { soalResource } from '@spmb/shared/soal/soal.schema.ts';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Link, useParams } from 'react-router-dom';
import { useTitle } from '../../../shell/use-title.ts';
import { ErrorDetail } from '../../../kit/display/error-detail.tsx';
import { EmptyState, ErrorState, ListSkeleton } from '../../../kit/display/states.tsx';
import { useAll } from '../../../kit/list/use-list.ts';
import { useStaffPort } from '../../../kit/port/staff-port.ts';
import {
  PreviewQuestion,
  PreviewTurner,
  useQuestionLook,
  type DrawQuestion,
} from './soal-preview-question.tsx';

/** A bank question by question, as participants see it; the key stands beside it on demand. */
export function SoalPreviewScreen({ draw }: { draw: DrawQuestion }) {
  const { id: bankId = '' } = useParams();
  const port = useStaffPort();
  const info = useQuery({
    queryKey: ['list', 'info', bankId],
    queryFn: () => port.call(infoBank, { id: bankId }),
  });
  const soal = useAll(callsOf(listUnder(soalResource, bankId)).list);
  const [at, setAt] = useState(0);
  // Kept where a list that is read again fails.
  const look = useQuestionLook();
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
  const shown = soal.data[at];
  return (
    <Stack sx={{ gap: 2, maxWidth: 820 }}>
      <BankHead info={info.data} siap={soal.data.filter(({ status }) => status === 'siap').length} />
      {shown ? (
        <>
          <PreviewQuestion soal={shown} draw={draw} look={look} />
          <PreviewTurner all={soal.data} at={at} onTurn={setAt} />
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

/** Subject, number of questions (`siap`: those that exams take), and when the next exam is. */
function BankHead({ info, siap }: { info: InfoBank; siap: number }) {
  const { mapel, jumlah, tanggal, jam_mulai, jam_selesai } = info;
  return (
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
  );
}
