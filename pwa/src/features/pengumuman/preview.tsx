import { Card, CardContent, Stack, Typography } from '@mui/material';
import { useWatch, type FieldValues } from 'react-hook-form';
import { LinkedText } from '../../shell/display/linked-text.tsx';

/** The announcement that is being typed, as it is read. */
export function Preview() {
  const { title, body } = useWatch<FieldValues>();
  if (!title && !body) return null;
  return (
    <Stack role="group" aria-label="Pratinjau" sx={{ gap: 0.5 }}>
      <Typography variant="body2" sx={{ color: 'text.secondary' }}>
        Pratinjau
      </Typography>
      <Card variant="outlined">
        <CardContent>
          <Typography variant="h3">{String(title ?? '')}</Typography>
          <LinkedText text={String(body ?? '')} />
        </CardContent>
      </Card>
    </Stack>
  );
}
