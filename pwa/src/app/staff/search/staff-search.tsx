import SearchOutlined from '@mui/icons-material/SearchOutlined';
import { Box, Button } from '@mui/material';
import { lazy, Suspense, useCallback, useEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { useNavigate } from 'react-router-dom';

const loadDialog = () => import('./search-dialog.tsx');
const SearchDialog = lazy(async () => ({ default: (await loadDialog()).SearchDialog }));

/** The way to everything: a button in the top bar, and Ctrl K from wherever the focus is. */
export function StaffSearch() {
  const navigate = useNavigate();
  const [isOpen, setOpen] = useState(false);
  const before = useRef<Element>(null);
  const open = useCallback(() => {
    before.current = document.activeElement;
    setOpen(true);
  }, []);
  useShortcut(open);
  /** Closes, then moves the focus: as long as the dialog is open it holds it. */
  const closeTo = (next: Element | null) => {
    flushSync(() => setOpen(false));
    if (next instanceof HTMLElement) next.focus();
  };
  return (
    <>
      <Button
        variant="outlined"
        color="inherit"
        aria-keyshortcuts="Control+K"
        aria-haspopup="dialog"
        onClick={open}
        sx={{ minWidth: 44, px: { xs: 1, sm: 1.5 }, gap: 1, borderColor: 'divider', color: 'text.secondary' }}
      >
        <SearchOutlined fontSize="small" />
        <Box component="span" sx={wordless}>
          Cari…
        </Box>
        <Box component="kbd" sx={{ display: { xs: 'none', md: 'inline' }, ...kbd }}>
          Ctrl K
        </Box>
      </Button>
      {isOpen && (
        <Suspense>
          <SearchDialog
            onClose={() => closeTo(before.current)}
            onChoose={(route) => {
              // Reading goes on in the page that was asked for, not where the search was opened.
              closeTo(document.getElementById('isi'));
              void navigate(route);
            }}
          />
        </Suspense>
      )}
    </>
  );
}

function useShortcut(open: () => void): void {
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      if (!(event.ctrlKey || event.metaKey) || event.altKey || event.shiftKey) return;
      if (event.key.toLowerCase() !== 'k') return;
      // Else the browser searches the web.
      event.preventDefault();
      // Over an open form or dialog it would lead away from what is typed there.
      if (!document.querySelector('.MuiModal-root')) open();
    };
    addEventListener('keydown', onKeyDown);
    return () => removeEventListener('keydown', onKeyDown);
  }, [open]);
}

/** On phones the icon stands alone; the word stays for those who hear the page. */
const wordless = {
  '@media (max-width: 599.95px)': {
    position: 'absolute',
    width: '1px',
    height: '1px',
    overflow: 'hidden',
    clipPath: 'inset(50%)',
  },
} as const;

const kbd = {
  px: 0.75,
  border: 1,
  borderColor: 'divider',
  borderRadius: 0.5,
  fontFamily: 'inherit',
  fontSize: '0.75rem',
} as const;
