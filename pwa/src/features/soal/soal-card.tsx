import CheckCircleOutlined from '@mui/icons-material/CheckCircleOutlined';
import PauseCircleOutlined from '@mui/icons-material/PauseCircleOutlined';
import { Box, Button, Chip, Paper, Stack, Typography } from '@mui/material';
import { isBlankHtml } from '@spmb/shared/soal/text-of-html.ts';
import type { Soal } from '@spmb/shared/soal/soal.ts';
import { letters } from '@spmb/shared/sync/operation.ts';
import { optionOf } from './option-of.ts';
import { SoalHtml } from './soal-html.tsx';
import { SoalImage } from './soal-image.tsx';

interface SoalCardProps {
  soal: Soal;
  onEdit: () => void;
  onDelete: () => void;
}

/** A question of a bank: number, text, its options with the key marked, status. */
export function SoalCard({ soal, onEdit, onDelete }: SoalCardProps) {
  const used = letters.filter((letter) => {
    const { html, gambar } = optionOf(soal, letter);
    return gambar !== null || !isBlankHtml(html);
  });
  return (
    <Paper
      component="li"
      variant="outlined"
      sx={{ p: 2, display: 'grid', gridTemplateColumns: { xs: '24px 1fr', sm: '40px 1fr' }, gap: 1 }}
    >
      <Typography className="figures" sx={{ fontWeight: 700 }}>
        {soal.nomor}
      </Typography>
      <Box sx={{ minWidth: 0 }}>
        <SoalHtml html={soal.soal} />
        {soal.soal_gambar !== null && <SoalImage name={soal.soal_gambar} alt={`Gambar soal ${soal.nomor}`} />}
        <Stack direction="row" sx={{ flexWrap: 'wrap', gap: 0.5, alignItems: 'center', mt: 1.5 }}>
          {used.map((letter) => (
            <Chip
              key={letter}
              size="small"
              label={letter === soal.jawaban ? `${letter} ✓ jawaban` : letter}
              color={letter === soal.jawaban ? 'success' : 'default'}
              variant={letter === soal.jawaban ? 'filled' : 'outlined'}
            />
          ))}
          <Stack direction="row" sx={{ gap: 0.5, alignItems: 'center', color: 'text.secondary', ml: 1 }}>
            {soal.status === 'siap' ? (
              <CheckCircleOutlined fontSize="small" />
            ) : (
              <PauseCircleOutlined fontSize="small" />
            )}
            <Typography variant="body2">{soal.status === 'siap' ? 'Siap' : 'Nonaktif'}</Typography>
          </Stack>
          <Box sx={{ flex: 1 }} />
          <Button onClick={onEdit} aria-label={`Ubah soal ${soal.nomor}`}>
            Ubah
          </Button>
          <Button color="error" onClick={onDelete} aria-label={`Hapus soal ${soal.nomor}`}>
            Hapus
          </Button>
        </Stack>
      </Box>
    </Paper>
  );
}
