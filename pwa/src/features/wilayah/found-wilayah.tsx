import { List, ListItem, ListItemButton, ListItemText, Typography } from '@mui/material';
import { cariWilayah } from '@spmb/shared/wilayah/calls.ts';
import type { JalurWilayah } from '@spmb/shared/wilayah/wilayah.schema.ts';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { Link } from 'react-router-dom';
import { useStaffPort } from '../../kit/port/staff-port.ts';
import { ErrorState, ListSkeleton } from '../../kit/display/states.tsx';
import { stepsOf } from './levels.ts';

const typingPauseMs = 300;
const foundMax = 50;
const wordMin = 3;

/** Districts and villages of that name, each leading to its row in its list. */
export function FoundWilayah({ text }: { text: string }) {
  const port = useStaffPort();
  const [q, setQ] = useState('');
  useEffect(() => {
    const timer = setTimeout(() => setQ(text.trim()), typingPauseMs);
    return () => clearTimeout(timer);
  }, [text]);
  const found = useQuery({
    queryKey: ['list', cariWilayah.path, q],
    queryFn: () => port.call(cariWilayah, { q }),
    enabled: q.split(/\s+/).some((word) => word.length >= wordMin),
    placeholderData: keepPreviousData,
  });
  if (!found.isEnabled) return null;
  if (found.isError) return <ErrorState error={found.error} retry={found.refetch} />;
  if (!found.data) return <ListSkeleton rows={3} />;
  const { length } = found.data;
  return (
    <>
      <Typography role="status" variant="body2" sx={{ color: 'text.secondary', mt: 2 }}>
        {length === 0 && `Tidak ada yang cocok dengan "${q}". Periksa ejaannya.`}
        {length > 0 && length < foundMax && `${length} ditemukan`}
        {length >= foundMax && `${foundMax} yang paling cocok; tambahkan nama kabupaten untuk mempersempit`}
      </Typography>
      <List disablePadding aria-label="Hasil pencarian" sx={{ mx: -1 }}>
        {found.data.map((jalur) => (
          <FoundRow key={jalur.desa?.id ?? jalur.kecamatan?.id} jalur={jalur} />
        ))}
      </List>
    </>
  );
}

function FoundRow({ jalur }: { jalur: JalurWilayah }) {
  const steps = stepsOf(jalur).reverse();
  const [own, ...above] = steps;
  if (!own) return null;
  return (
    <ListItem disablePadding>
      <ListItemButton component={Link} to={`${own.list}?q=${own.id}`} sx={{ px: 1 }}>
        <ListItemText
          primary={jalur.desa ? own.name : `Kecamatan ${own.name}`}
          secondary={above
            .map(({ name }, index) => (jalur.desa && index === 0 ? `Kecamatan ${name}` : name))
            .join(', ')}
        />
      </ListItemButton>
    </ListItem>
  );
}
