import { Box, Typography } from '@mui/material';
import { inWords } from '@spmb/shared/audit/tindakan-words.ts';
import { listPerubahan, type Audit } from '@spmb/shared/kernel/audit.schema.ts';
import { valueText } from './audit-words.ts';

interface ChangeListProps {
  entry: Pick<Audit, 'sebelum' | 'sesudah'>;
  /** Labels of fields; others are named as they are spelled. */
  labels: Readonly<Partial<Record<string, string>>>;
  /** Fields without a label are left out. */
  onlyLabelled?: boolean;
}

/** What an act changed: field by field, before and after. */
export function ChangeList({ entry, labels, onlyLabelled }: ChangeListProps) {
  const changes = listPerubahan(entry).filter(({ kolom }) => !onlyLabelled || labels[kolom] !== undefined);
  const isChange = entry.sebelum !== null && entry.sesudah !== null;
  // An act without fields, such as a password that was looked at, says all by its name.
  if (changes.length === 0)
    return isChange ? (
      <Typography variant="body2" sx={{ color: 'text.secondary' }}>
        Tidak ada isian yang berubah.
      </Typography>
    ) : null;
  return (
    <Box component="dl" sx={{ m: 0, display: 'grid', gap: 0.75 }}>
      {changes.map(({ kolom, sebelum, sesudah }) => (
        <Box
          key={kolom}
          sx={{ display: 'grid', gridTemplateColumns: { xs: '1fr', sm: '180px 1fr' }, columnGap: 2 }}
        >
          <Typography
            component="dt"
            variant="body2"
            sx={{ color: 'text.secondary', overflowWrap: 'anywhere' }}
          >
            {inWords(kolom, labels)}
          </Typography>
          <Typography component="dd" variant="body2" sx={{ m: 0, overflowWrap: 'anywhere' }}>
            {isChange ? (
              <>
                <s>{valueText(sebelum)}</s> → <strong>{valueText(sesudah)}</strong>
              </>
            ) : (
              valueText(sesudah ?? sebelum)
            )}
          </Typography>
        </Box>
      ))}
    </Box>
  );
}
