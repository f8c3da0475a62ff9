import MoreVertOutlined from '@mui/icons-material/MoreVertOutlined';
import { IconButton, Stack } from '@mui/material';
import { useId, useState, type ReactNode } from 'react';
import { useIsBeside } from '../frame/list-with-form.tsx';
import { useIsPhone } from '../port/use-is-phone.ts';

/** Acts of a list beside its main one; on a phone, and beside a form, they stand folded below it, and Lainnya opens them. */
export function FoldedActs({ children }: { children: ReactNode }) {
  const [open, setOpen] = useState(false);
  const isPhone = useIsPhone();
  const isBeside = useIsBeside();
  const id = useId();
  const isFolded = isPhone || isBeside;
  return (
    <>
      {isFolded && (
        <IconButton
          aria-label="Lainnya"
          aria-expanded={open}
          aria-controls={id}
          onClick={() => setOpen(!open)}
        >
          <MoreVertOutlined />
        </IconButton>
      )}
      {/* Always there: a dialog that one of the acts has opened stays when the screen is turned. */}
      <Stack
        id={id}
        direction={isPhone ? 'column' : 'row'}
        sx={{ ...below, display: isFolded ? (open ? 'flex' : 'none') : 'contents' }}
      >
        {children}
      </Stack>
    </>
  );
}

/** In a row of its own, after the main act. */
const below = {
  order: 1,
  flexBasis: '100%',
  flexWrap: 'wrap',
  justifyContent: 'flex-end',
  alignItems: 'flex-end',
} as const;
