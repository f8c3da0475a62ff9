import { Alert, Button, Link as TextLink, Stack, Typography } from '@mui/material';
import { at as placed } from '@spmb/shared/kernel/call.ts';
import { edisiBank, mulaiEdisi } from '@spmb/shared/soal/calls.ts';
import type { MasterSoal } from '@spmb/shared/soal/master-soal.schema.ts';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import { whenText } from '../../../kit/history/audit-words.ts';
import { ConfirmDialog } from '../../../kit/dialog/confirm-dialog.tsx';
import { useSchoolZone } from '../../../kit/port/school-zone.ts';
import { useAction } from '../../../kit/call/use-action.ts';
import { useAnswer } from '../../../kit/call/use-answer.ts';

interface BankVersionProps {
  bank: MasterSoal;
  /** Reads the bank again. */
  reload: () => unknown;
}

/** Which version of a bank is shown, how a new one is made where it is frozen, and where earlier ones are. */
export function BankVersion({ bank, reload }: BankVersionProps) {
  const [isAsking, setAsking] = useState(false);
  const act = useAction(placed(mulaiEdisi, { id: bank.id }));
  const beginVersion = () =>
    act.mutate(undefined, { onSuccess: () => void reload(), onSettled: () => setAsking(false) });
  return (
    <Stack sx={{ gap: 1, mb: 2 }}>
      {bank.arsip_dari !== null ? (
        <Alert
          severity="info"
          sx={wrapped}
          action={
            <Button component={Link} to={`/backend/ujian-master-soal-detail/${bank.arsip_dari}`}>
              Buka versi terbaru
            </Button>
          }
        >
          Ini versi {bank.edisi}, seperti yang dikerjakan peserta. Isinya tidak berubah lagi.
        </Alert>
      ) : (
        bank.beku && (
          <Alert
            severity="info"
            sx={wrapped}
            action={<Button onClick={() => setAsking(true)}>Buat versi baru</Button>}
          >
            Sudah ada peserta yang mengerjakan soal ini, maka isinya dibekukan. Untuk mengubahnya, buat versi
            baru.
          </Alert>
        )
      )}
      {bank.arsip_dari === null && bank.edisi > 1 && <EarlierVersions bank={bank} />}
      {isAsking && (
        <ConfirmDialog
          title="Buat versi baru?"
          text="Soal disalin ke versi baru yang dapat diubah. Peserta yang belum mulai memakai versi baru; yang sudah mulai, hasil dan analisisnya tetap pada versi ini."
          yes="Buat versi baru"
          no="Batal"
          busy={act.isPending}
          onYes={beginVersion}
          onNo={() => setAsking(false)}
        />
      )}
    </Stack>
  );
}

/** On a phone the act stands below its sentence. */
const wrapped = {
  flexWrap: { xs: 'wrap', sm: 'nowrap' },
  '& .MuiAlert-message': { flex: '1 1 200px' },
} as const;

function EarlierVersions({ bank }: { bank: MasterSoal }) {
  const zona = useSchoolZone();
  const versions = useAnswer(placed(edisiBank, { id: bank.id }));
  return (
    <Typography variant="body2">
      Versi {bank.edisi}. Versi sebelumnya:{' '}
      {versions.data?.map(({ id, edisi, jumlah, dibekukan_ms }, at) => (
        <span key={id}>
          {at > 0 && ', '}
          <TextLink component={Link} to={`/backend/ujian-master-soal-detail/${id}`}>
            versi {edisi} ({jumlah} soal, sampai {whenText(dibekukan_ms, zona)})
          </TextLink>
        </span>
      ))}
    </Typography>
  );
}
