import {
  Button,
  Dialog,
  DialogActions,
  DialogContent,
  DialogTitle,
  Stack,
  Typography,
  useMediaQuery,
} from '@mui/material';
import { subjectOfEntry } from '@spmb/shared/audit/subject-of-entry.ts';
import { labelsOfTabel, tabelWords } from '@spmb/shared/audit/tabel-words.ts';
import { inWords, tindakanWords } from '@spmb/shared/audit/tindakan-words.ts';
import type { Audit } from '@spmb/shared/kernel/audit.schema.ts';
import { whenText } from '../../kit/history/audit-words.ts';
import { ChangeList } from '../../kit/history/change-list.tsx';
import { useSchoolZone } from '../../kit/port/school-zone.ts';
import type { AuditFilter } from './use-audit-filter.ts';

interface AuditEntryProps {
  entry: Audit;
  filter: AuditFilter;
  onClose: () => void;
}

/** One entry of the trail: what stood there before and after, and the ways to what belongs to it. */
export function AuditEntry({ entry, filter, onClose }: AuditEntryProps) {
  const phone = useMediaQuery('(max-width:599px)', { noSsr: true });
  const zona = useSchoolZone();
  const { tabel, baris_id, akun_id, nama, alasan } = entry;
  const subject = subjectOfEntry(entry);
  return (
    <Dialog open onClose={onClose} fullWidth maxWidth="sm" fullScreen={phone} aria-labelledby="audit-entry">
      <DialogTitle id="audit-entry">
        {inWords(tabel, tabelWords)}: {inWords(entry.tindakan, tindakanWords)}
      </DialogTitle>
      <DialogContent>
        <Stack sx={{ gap: 2 }}>
          <Typography>
            {subject !== undefined && (
              <>
                {subject}
                <br />
              </>
            )}
            {whenText(entry.waktu_ms, zona)} oleh <strong>{nama}</strong>
            <br />
            Alasan: {alasan ?? 'tanpa alasan'}
          </Typography>
          <ChangeList entry={entry} labels={labelsOfTabel(tabel)} />
          <Stack direction="row" sx={{ gap: 1, flexWrap: 'wrap' }}>
            {baris_id && (
              <Button size="small" onClick={() => filter.set({ tabel, baris_id })}>
                Semua riwayat data ini
              </Button>
            )}
            {akun_id && (
              <Button size="small" onClick={() => filter.set({ akun_id })}>
                Semua oleh {nama}
              </Button>
            )}
          </Stack>
        </Stack>
      </DialogContent>
      <DialogActions>
        <Button onClick={onClose}>Tutup</Button>
      </DialogActions>
    </Dialog>
  );
}
