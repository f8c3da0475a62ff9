import { Box, Stack, Typography } from '@mui/material';
import { useWatch, type FieldValues } from 'react-hook-form';
import { fileAddress } from '../../kit/upload/file-address.ts';
import { Slide } from '../../shell/display/slide.tsx';

/** Widths of the home page, and how much smaller the form shows them. */
const screens = [
  { name: 'HP', width: 360, zoom: 0.6 },
  { name: 'layar lebar', width: 1_040, zoom: 0.4 },
] as const;

/** The slide that is being filled in, as visitors will see it. */
export function Preview() {
  const { path, ...typed } = useWatch<FieldValues>();
  if (typeof path !== 'string' || path === '') return null;
  const text = (name: string) => String(typed[name] ?? '');
  return (
    <Stack sx={{ gap: 2 }}>
      {screens.map(({ name, width, zoom }) => (
        <Stack key={name} role="group" aria-label={`Pratinjau di ${name}`} sx={{ gap: 0.5 }}>
          <Typography variant="body2" sx={{ color: 'text.secondary' }}>
            Pratinjau di {name}
          </Typography>
          <Box sx={{ maxWidth: '100%', overflowX: 'auto' }} tabIndex={0}>
            <Box sx={{ width, zoom, border: '1px solid var(--line)' }}>
              <Slide
                picture={fileAddress(path)}
                title={text('title')}
                subtitle={text('subtitle')}
                body={text('body')}
                alt={text('alt')}
              />
            </Box>
          </Box>
        </Stack>
      ))}
    </Stack>
  );
}
