import MoreVertOutlined from '@mui/icons-material/MoreVertOutlined';
import { IconButton, Stack } from '@mui/material';
import { useId, useState, type ReactNode } from 'react';

/** Acts of a list beside its main one; on a phone they stand folded below it, and are opened by Lainnya. */
export function FoldedActs({ children }: { children: ReactNode }) {
  const [open, setOpen] = useState(false);
  const id = useId();
  return (
    <>
      <IconButton
        aria-label="Lainnya"
        aria-expanded={open}
        aria-controls={id}
        onClick={() => setOpen(!open)}
        sx={{ display: { sm: 'none' } }}
      >
        <MoreVertOutlined />
      </IconButton>
      <Stack id={id} sx={{ ...below, display: { xs: open ? 'flex' : 'none', sm: 'contents' } }}>
        {children}
      </Stack>
    </>
  );
}

/** In a row of its own, after the main act. */
const below = { order: 1, flexBasis: '100%', alignItems: 'flex-end' };
