import { Typography } from '@mui/material';

/** What stands in the place of an empty list. */
export function Quiet({ text }: { text: string }) {
  return <Typography sx={{ color: 'text.secondary', mb: 2 }}>{text}</Typography>;
}
