import { Box, Stack, Typography } from '@mui/material';
import { isBlankHtml } from '@spmb/shared/soal/text-of-html.ts';
import type { Soal } from '@spmb/shared/soal/soal.ts';
import { letters } from '@spmb/shared/sync/operation.ts';
import { optionOf } from './option-of.ts';
import { SoalHtml } from './soal-html.tsx';
import { SoalImage } from './soal-image.tsx';

/** One question at reading size; the right option says so. */
export function PreviewSoal({ soal }: { soal: Soal }) {
  const options = letters
    .map((letter) => ({ letter, ...optionOf(soal, letter) }))
    .filter(({ html, gambar }) => gambar !== null || !isBlankHtml(html));
  return (
    <Box sx={{ fontSize: '1.125rem', maxWidth: '68ch' }}>
      <Typography className="figures" sx={{ fontWeight: 700, mb: 1 }}>
        Soal {soal.nomor}
      </Typography>
      <SoalHtml html={soal.soal} />
      {soal.soal_gambar !== null && <SoalImage name={soal.soal_gambar} alt="Gambar soal" height={320} />}
      <Stack component="ol" sx={{ gap: 1, p: 0, mt: 2, mb: 0, listStyle: 'none' }}>
        {options.map(({ letter, html, gambar }) => (
          <Stack
            key={letter}
            component="li"
            direction="row"
            sx={{
              gap: 1.5,
              p: 1.5,
              border: 1,
              borderRadius: 1,
              borderColor: letter === soal.jawaban ? 'success.main' : 'divider',
              ...(letter === soal.jawaban && { bgcolor: 'var(--green-soft)', color: 'var(--on-green-soft)' }),
            }}
          >
            <strong>{letter}</strong>
            <Box sx={{ flex: 1, minWidth: 0 }}>
              <SoalHtml html={html} />
              {gambar !== null && <SoalImage name={gambar} alt={`Gambar pilihan ${letter}`} />}
            </Box>
            {letter === soal.jawaban && <Typography variant="body2">jawaban benar</Typography>}
          </Stack>
        ))}
      </Stack>
    </Box>
  );
}
