import RefreshOutlined from '@mui/icons-material/RefreshOutlined';
import SearchOutlined from '@mui/icons-material/SearchOutlined';
import { Chip, IconButton, InputAdornment, Stack, TextField, Tooltip, Typography } from '@mui/material';
import { useEffect, useRef, useState, type ReactNode } from 'react';
import type { ListAddress } from './use-list-address.ts';

const typingPauseMs = 300;

interface ListHeaderProps {
  title: string;
  /** Of the heading: 2 where the page has its own title. */
  level?: 1 | 2;
  total: number | undefined;
  address: ListAddress;
  refresh: () => unknown;
  /** Main act, at the right. */
  actions?: ReactNode;
  /** Fields by which the list is narrowed. */
  filters?: ReactNode;
}

/** Title with the count, search, refresh and main act of a list. */
export function ListHeader({ title, level = 1, total, address, refresh, actions, filters }: ListHeaderProps) {
  return (
    <Stack sx={{ gap: 2, mb: 2 }}>
      <Stack direction="row" sx={{ gap: 1, alignItems: 'center', flexWrap: 'wrap' }}>
        <Typography variant={level === 1 ? 'h1' : 'h2'}>{title}</Typography>
        {total !== undefined && (
          <Chip label={total.toLocaleString('id-ID')} size="small" aria-label={`${total} data`} />
        )}
        <Stack
          direction="row"
          sx={{ gap: 1, alignItems: 'center', flexWrap: 'wrap', justifyContent: 'flex-end', ml: 'auto' }}
        >
          {actions}
        </Stack>
      </Stack>
      <Stack direction="row" sx={{ columnGap: 1, rowGap: 1.5, alignItems: 'center', flexWrap: 'wrap' }}>
        {filters}
        <Stack
          direction="row"
          sx={{ flex: { xs: '1 1 100%', sm: '0 1 360px' }, gap: 1, alignItems: 'center', minWidth: 0 }}
        >
          <SearchField address={address} />
          <Tooltip title="Muat ulang">
            <IconButton aria-label="Muat ulang" onClick={() => void refresh()}>
              <RefreshOutlined />
            </IconButton>
          </Tooltip>
        </Stack>
      </Stack>
    </Stack>
  );
}

function SearchField({ address }: { address: ListAddress }) {
  const { query, search } = address;
  const [text, setText] = useState(query.q);
  const pause = useRef<ReturnType<typeof setTimeout>>(undefined);
  const stop = () => {
    clearTimeout(pause.current);
    pause.current = undefined;
  };
  useEffect(() => stop, []);
  useEffect(() => {
    if (pause.current === undefined) setText(query.q);
  }, [query.q]);
  const searchNow = (typed: string) => {
    stop();
    if (typed !== query.q) search(typed);
  };
  const type = (typed: string) => {
    stop();
    setText(typed);
    const place = location.pathname;
    pause.current = setTimeout(() => {
      // Another page is on its way: a search would lead back to this list.
      if (location.pathname === place) searchNow(typed);
      else stop();
    }, typingPauseMs);
  };
  return (
    <TextField
      type="search"
      size="small"
      label="Cari"
      value={text}
      onChange={(event) => type(event.target.value)}
      // Not under the finger that takes the focus away: a row that moved then would miss its tap.
      onBlur={() => pause.current !== undefined && type(text)}
      sx={{ flex: 1, minWidth: 0 }}
      slotProps={{
        input: {
          startAdornment: (
            <InputAdornment position="start">
              <SearchOutlined fontSize="small" />
            </InputAdornment>
          ),
        },
      }}
    />
  );
}
