import CloseOutlined from '@mui/icons-material/CloseOutlined';
import SearchOutlined from '@mui/icons-material/SearchOutlined';
import { Dialog, IconButton, InputBase, LinearProgress, Stack } from '@mui/material';
import { minCariLength } from '@spmb/shared/kerangka/cari.schema.ts';
import { useId, useState, type KeyboardEvent } from 'react';
import { EmptyState, ErrorState } from '../../../kit/display/states.tsx';
import { useIsPhone } from '../../../kit/port/use-is-phone.ts';
import { SearchHits } from './search-hits.tsx';
import { useSearch } from './use-search.ts';

interface SearchDialogProps {
  onClose: () => void;
  /** Called with the address that was chosen. */
  onChoose: (route: string) => void;
}

/** Finds screens and records from everywhere: arrows move, Enter opens, Escape closes. On phones a sheet over the page. */
export function SearchDialog({ onClose, onChoose }: SearchDialogProps) {
  const narrow = useIsPhone();
  const listId = useId();
  const [text, setText] = useState('');
  const [marked, setMarked] = useState(0);
  const { groups, isLooking, error, retry } = useSearch(text);
  const routes = groups.flatMap(({ hits }) => hits.map(({ route }) => route));
  // Hits that come later stand below those that were there; fewer of them pull the mark up.
  const active = Math.min(marked, routes.length - 1);
  const onKeyDown = (event: KeyboardEvent) => {
    const step = event.key === 'ArrowDown' ? 1 : event.key === 'ArrowUp' ? -1 : 0;
    const route = routes[active];
    if (step !== 0 && routes.length > 0) setMarked((active + step + routes.length) % routes.length);
    else if (event.key === 'Enter' && route !== undefined) onChoose(route);
    else return;
    event.preventDefault();
  };
  const isEmpty = routes.length === 0 && !isLooking && !error;
  return (
    <Dialog
      open
      fullScreen={narrow}
      fullWidth
      disableRestoreFocus
      onClose={onClose}
      aria-label="Cari"
      sx={{ '& .MuiDialog-container': { alignItems: 'flex-start' } }}
      slotProps={{ paper: { sx: { maxWidth: 600, ...(narrow ? {} : { mt: '10vh', maxHeight: '70vh' }) } } }}
    >
      <Stack direction="row" sx={{ alignItems: 'center', gap: 1, px: 2, py: 1 }}>
        <SearchOutlined sx={{ color: 'text.secondary' }} />
        <InputBase
          autoFocus
          fullWidth
          value={text}
          onChange={(event) => {
            setText(event.target.value);
            setMarked(0);
          }}
          onKeyDown={onKeyDown}
          placeholder="Nama, nomor, NISN, atau halaman"
          inputProps={{
            role: 'combobox',
            'aria-label': 'Cari halaman atau data',
            'aria-autocomplete': 'list',
            'aria-expanded': routes.length > 0,
            'aria-controls': listId,
            'aria-activedescendant': active >= 0 ? `${listId}-${active}` : undefined,
            autoComplete: 'off',
            spellCheck: false,
            maxLength: 100,
          }}
          sx={{ minHeight: 44 }}
        />
        <IconButton edge="end" aria-label="Tutup pencarian" onClick={onClose}>
          <CloseOutlined />
        </IconButton>
      </Stack>
      <LinearProgress aria-hidden sx={{ height: 2, visibility: isLooking ? 'visible' : 'hidden' }} />
      <SearchHits id={listId} groups={groups} active={active} onChoose={onChoose} onPoint={setMarked} />
      {error !== null && error !== undefined && (
        <Stack sx={{ p: 2 }}>
          <ErrorState error={error} retry={retry} />
        </Stack>
      )}
      {isEmpty && (
        <EmptyState
          text={`Tidak ada yang cocok dengan "${text.trim()}". Periksa ejaannya atau pakai sebagian kata.`}
        />
      )}
      <span className="visually-hidden" role="status">
        {isLooking ? 'Mencari…' : text.trim().length >= minCariLength ? `${routes.length} ditemukan` : ''}
      </span>
    </Dialog>
  );
}
