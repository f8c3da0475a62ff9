import { Button, ListItemText, Menu, MenuItem } from '@mui/material';
import { useState } from 'react';
import { Link } from 'react-router-dom';

/** An act on the session or room, with what it is for in plain words. */
export interface MenuAct {
  title: string;
  hint: string;
  /** Where it leads, or what it does; neither: it is said only. */
  to?: string;
  onAct?: () => void;
}

/** Acts on the session that are seldom needed: what each is for stands beside it. */
export function ActsMenu({ acts }: { acts: readonly MenuAct[] }) {
  const [anchor, setAnchor] = useState<HTMLElement>();
  const close = () => setAnchor(undefined);
  return (
    <>
      <Button
        aria-haspopup="menu"
        aria-expanded={anchor !== undefined}
        onClick={(event) => setAnchor(event.currentTarget)}
        sx={{ whiteSpace: 'nowrap' }}
      >
        Lainnya ▾
      </Button>
      <Menu open={anchor !== undefined} anchorEl={anchor ?? null} onClose={close}>
        {acts.map(({ title, hint, to, onAct }) => (
          <MenuItem
            key={title}
            aria-label={title}
            aria-description={hint}
            disabled={to === undefined && onAct === undefined}
            {...(to !== undefined && { component: Link, to })}
            onClick={() => {
              close();
              onAct?.();
            }}
            sx={{ maxWidth: 420 }}
          >
            <ListItemText primary={title} secondary={hint} />
          </MenuItem>
        ))}
      </Menu>
    </>
  );
}
