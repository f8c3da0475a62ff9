import { Alert, Box, TextField, ToggleButton, ToggleButtonGroup, Typography } from '@mui/material';
import { kataPutusan, type Putusan } from '@spmb/shared/verifikasi/putusan.ts';
import type { DokumenRekam } from '@spmb/shared/verifikasi/rekam.ts';
import type { Isian } from '../rekam/use-isian.ts';

interface NilaiDokumenProps {
  dokumen: DokumenRekam;
  isian: Isian;
  isReadOnly: boolean;
}

/** What is said of a document: only a fault has to be tapped. */
export function NilaiDokumen({ dokumen, isian: { isi, nilai }, isReadOnly }: NilaiDokumenProps) {
  const { kolom, label, putusan_lalu, baru } = dokumen;
  const said = isi.dokumen[kolom];
  return (
    <Box sx={{ display: 'grid', gap: 1, pt: 1, containerType: 'inline-size' }}>
      {putusan_lalu !== null && putusan_lalu !== 'baik' && (
        <Alert severity={baru ? 'info' : 'warning'}>
          Terkirim sebelumnya dinilai {kataPutusan[putusan_lalu].toLowerCase()};{' '}
          {baru ? 'berkasnya sudah diganti.' : 'berkasnya masih sama.'}
        </Alert>
      )}
      <ToggleButtonGroup
        exclusive
        size="small"
        disabled={isReadOnly}
        value={said?.putusan ?? null}
        aria-label={`Putusan ${label}`}
        sx={pilihan}
        onChange={(_, chosen: Putusan | null) =>
          nilai(kolom, chosen && { putusan: chosen, catatan: said?.catatan ?? '' })
        }
      >
        {Object.entries(kataPutusan).map(([value, kata]) => (
          <ToggleButton key={value} value={value}>
            {kata}
          </ToggleButton>
        ))}
      </ToggleButtonGroup>
      {said && said.putusan !== 'baik' && (
        <TextField
          size="small"
          label={`Catatan ${label}`}
          value={said.catatan}
          disabled={isReadOnly}
          helperText={said.putusan === 'lainnya' ? 'Wajib ditulis' : 'Boleh dikosongkan'}
          onChange={({ target }) => nilai(kolom, { ...said, catatan: target.value })}
          slotProps={{ htmlInput: { maxLength: 255 } }}
        />
      )}
      {!dokumen.wajib && (
        <Typography variant="body2" sx={{ color: 'text.secondary' }}>
          Dokumen ini tidak wajib.
        </Typography>
      )}
    </Box>
  );
}

/** Even rows at every width: seven verdicts, of which the usual one takes two places of eight. */
const pilihan = {
  display: 'grid',
  gap: 0.5,
  gridTemplateColumns: 'repeat(2, 1fr)',
  '@container (min-width: 380px)': { gridTemplateColumns: 'repeat(4, 1fr)' },
  '& .MuiToggleButton-root': {
    minHeight: 36,
    m: 0,
    p: 0.5,
    border: 1,
    borderColor: 'divider',
    borderRadius: 1,
    lineHeight: 1.2,
    textTransform: 'none',
    color: 'text.primary',
  },
  '& .MuiToggleButton-root:first-of-type': { gridColumn: 'span 2' },
} as const;
