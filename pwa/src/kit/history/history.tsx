import HistoryOutlined from '@mui/icons-material/HistoryOutlined';
import {
  Box,
  Button,
  Dialog,
  DialogActions,
  DialogContent,
  DialogTitle,
  Stack,
  Typography,
} from '@mui/material';
import { inWords, tindakanWords } from '@spmb/shared/audit/tindakan-words.ts';
import type { PlacedCall } from '@spmb/shared/kernel/call.ts';
import { MAKS_RIWAYAT, type Audit } from '@spmb/shared/kernel/audit.schema.ts';
import { useState } from 'react';
import { whenText } from './audit-words.ts';
import { ChangeList } from './change-list.tsx';
import { useIsPhone } from '../port/use-is-phone.ts';
import { EmptyState, ErrorState, ListSkeleton } from '../display/states.tsx';
import { useAnswer } from '../call/use-answer.ts';
import { useSchoolZone } from '../port/school-zone.ts';

interface HistoryProps {
  /** What was done to the record. */
  call: PlacedCall<undefined, Audit[]>;
  labels: Readonly<Partial<Record<string, string>>>;
}

/** Opens what was done to a record: who, when, what, why. */
export function HistoryButton(props: HistoryProps) {
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button size="small" startIcon={<HistoryOutlined />} onClick={() => setOpen(true)}>
        Riwayat
      </Button>
      {open && <HistoryDialog {...props} onClose={() => setOpen(false)} />}
    </>
  );
}

function HistoryDialog({ call, labels, onClose }: HistoryProps & { onClose: () => void }) {
  const phone = useIsPhone();
  const history = useAnswer(call);
  return (
    <Dialog open onClose={onClose} fullWidth maxWidth="sm" fullScreen={phone} aria-labelledby="history-title">
      <DialogTitle id="history-title">Riwayat perubahan</DialogTitle>
      <DialogContent>
        {history.isError && <ErrorState error={history.error} retry={history.refetch} />}
        {history.isPending && <ListSkeleton rows={3} />}
        {history.data?.length === 0 && <EmptyState text="Belum ada perubahan yang tercatat pada data ini." />}
        <Box component="ol" sx={{ m: 0, p: 0, listStyle: 'none' }}>
          {history.data?.map((entry) => (
            <Entry key={entry.id} entry={entry} labels={labels} />
          ))}
        </Box>
        {history.data?.length === MAKS_RIWAYAT && (
          <Typography variant="caption" sx={{ color: 'text.secondary' }}>
            Hanya {MAKS_RIWAYAT} catatan terbaru yang ditampilkan.
          </Typography>
        )}
      </DialogContent>
      <DialogActions>
        <Button onClick={onClose}>Tutup</Button>
      </DialogActions>
    </Dialog>
  );
}

function Entry({ entry, labels }: { entry: Audit; labels: HistoryProps['labels'] }) {
  const zona = useSchoolZone();
  return (
    <Stack component="li" sx={{ gap: 0.75, py: 1.5, borderBottom: 1, borderColor: 'divider' }}>
      <Typography variant="body2">
        <strong>{inWords(entry.tindakan, tindakanWords)}</strong> oleh {entry.nama} ·{' '}
        {whenText(entry.waktu_ms, zona)}
      </Typography>
      <ChangeList entry={entry} labels={labels} onlyLabelled />
      {entry.alasan && <Typography variant="body2">Alasan: {entry.alasan}</Typography>}
    </Stack>
  );
}
