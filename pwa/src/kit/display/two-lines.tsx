import { Box } from '@mui/material';

/** A long text in a narrow cell: two lines of it, and the whole under the pointer. */
export const TwoLines = ({ text, small = false }: { text: string; small?: boolean }) => (
  <Box component="span" title={text} sx={{ ...twoLines, fontSize: small ? '0.75rem' : 'inherit' }}>
    {text}
  </Box>
);

const twoLines = {
  display: '-webkit-inline-box',
  WebkitBoxOrient: 'vertical',
  WebkitLineClamp: 2,
  verticalAlign: 'middle',
  overflow: 'hidden',
  whiteSpace: 'normal',
  lineHeight: 1.25,
} as const;
