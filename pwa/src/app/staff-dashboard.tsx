import { Box, Paper, Stack, Typography } from '@mui/material';
import { localDate } from '@spmb/shared/kernel/zone.ts';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { z } from 'zod';
import { useStaffPort } from '../crud/staff-port.ts';
import { ErrorState, ListSkeleton } from '../crud/states.tsx';
import { useList, useOptions } from '../crud/use-list.ts';
import { JamServer } from '../features/sekolah/jam-server.tsx';
import { formatDay } from './format-date.ts';
import { useAppInfo, useSignIn } from './services.tsx';
import { MenuIcon, useMenu } from './staff-menu.tsx';
import { useTitle } from './use-title.ts';

/** Lists whose size is worth knowing, by the screen that shows them. */
const counted: Partial<Record<string, string>> = {
  '/backend/master-program-keahlian': '/api/program-keahlian',
  '/backend/data-peserta': '/api/data-peserta',
  '/backend/ujian-master-soal': '/api/master-soal',
  '/backend/jadwal-ujian-sesi': '/api/jadwal-ujian-sesi',
  '/backend/jadwal-ujian': '/api/jadwal-ujian',
};

/** Start page of staff: today's sessions, and where the own work is. */
export function StaffDashboard() {
  useTitle('Beranda');
  const { zona } = useAppInfo();
  const today = localDate(useStaffPort().nowMs(), zona);
  const user = useSignIn()?.user;
  const menu = useMenu();
  const places = menu.data?.filter(({ route }) => route && route !== '/backend/dashboard') ?? [];
  const mayWatch = places.some(({ route }) => route === '/backend/jadwal-ujian-absen');
  return (
    <Stack sx={{ gap: 4 }}>
      <div>
        <Typography variant="h1">Selamat bekerja, {user?.username}</Typography>
        <Typography sx={{ color: 'text.secondary' }}>{formatDay(today)}</Typography>
      </div>
      {mayWatch && <JamServer mayTakeOver={user?.authent === 'administrator'} />}
      {mayWatch && <TodaySessions tanggal={today} />}
      <Section title="Pekerjaan Anda">
        {menu.isError && <ErrorState error={menu.error} retry={menu.refetch} />}
        {menu.isPending && <ListSkeleton />}
        <Box sx={grid}>
          {places.map(({ title, route, icon }) => (
            <Tile key={title} to={route ?? ''} icon={<MenuIcon name={icon} />} title={title}>
              {counted[route ?? ''] && <Total path={counted[route ?? ''] ?? ''} />}
            </Tile>
          ))}
        </Box>
      </Section>
    </Stack>
  );
}

/** Sessions lead to the proctor's screen of today. */
function TodaySessions({ tanggal }: { tanggal: string }) {
  const sessions = useOptions('/api/jadwal-ujian-sesi-combo');
  return (
    <Section title="Awasi ujian hari ini">
      {sessions.isError && <ErrorState error={sessions.error} retry={sessions.refetch} />}
      {sessions.isPending && <ListSkeleton rows={2} />}
      {sessions.data?.length === 0 && (
        <Typography sx={{ color: 'text.secondary' }}>Belum ada sesi. Buat dahulu di Sesi Ujian.</Typography>
      )}
      <Box sx={grid}>
        {sessions.data?.map(({ value, label }) => (
          <Tile
            key={value}
            to={`/backend/jadwal-ujian-absen?tanggal=${tanggal}&sesi=${value}`}
            icon={<MenuIcon name="monitor" />}
            title={label}
          />
        ))}
      </Box>
    </Section>
  );
}

/** How many records a list holds. A number that cannot be had is left out: the screen itself says why. */
function Total({ path }: { path: string }) {
  const list = useList(path, z.looseObject({}), { q: '', page: 1, sort: '' });
  if (!list.data) return null;
  return (
    <Typography className="figures" sx={{ fontSize: '1.25rem', fontWeight: 700, lineHeight: 1.2 }}>
      {list.data.total.toLocaleString('id-ID')}
    </Typography>
  );
}

function Section({ title, children }: { title: string; children: ReactNode }) {
  return (
    <Stack component="section" sx={{ gap: 1.5 }}>
      <Typography variant="h2">{title}</Typography>
      {children}
    </Stack>
  );
}

function Tile({
  to,
  icon,
  title,
  children,
}: {
  to: string;
  icon: ReactNode;
  title: string;
  children?: ReactNode;
}) {
  return (
    <Paper component={Link} to={to} variant="outlined" sx={tile}>
      {icon}
      <Typography sx={{ fontWeight: 600, flex: 1 }}>{title}</Typography>
      {children}
    </Paper>
  );
}

const grid = { display: 'grid', gridTemplateColumns: 'repeat(auto-fill, minmax(240px, 1fr))', gap: 1.5 };
const tile = {
  display: 'flex',
  alignItems: 'center',
  gap: 1.5,
  p: 2,
  minHeight: 56,
  textDecoration: 'none',
  color: 'text.primary',
  '&:hover': { borderColor: 'primary.main' },
};
