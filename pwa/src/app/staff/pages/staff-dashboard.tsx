import { Stack, Typography } from '@mui/material';
import type { Tugas } from '@spmb/shared/kerangka/beranda.schema.ts';
import { beranda } from '@spmb/shared/kerangka/calls.ts';
import { localDate } from '@spmb/shared/kernel/zone.ts';
import { useQuery } from '@tanstack/react-query';
import { Suspense } from 'react';
import { useStaffPort } from '../../../kit/port/staff-port.ts';
import { EmptyState, ErrorState, ListSkeleton } from '../../../kit/display/states.tsx';
import { DaftarPengumuman } from '../../../features/pengumuman/daftar-pengumuman.tsx';
import { JamServer } from '../../../features/sekolah/jam-server.tsx';
import { RuangDisk } from '../../../features/sekolah/ruang-disk.tsx';
import { formatDay } from '../../../shell/format-date.ts';
import { useAppInfo, useSignIn } from '../../../shell/services.tsx';
import { frequentPlaces } from '../place/frequent-places.ts';
import { Section, Tile, Tiles } from './start-tiles.tsx';
import { findPlace, MenuIcon, useMenu, type Menu } from '../../../shell/staff/staff-menu.tsx';
import { useTitle } from '../../../shell/use-title.ts';
import { lazyPart } from '../../../shell/lazy-part.ts';

/** Comes behind what waits for this account: nobody waits for charts to begin to work, and nobody loses his list for them. */
const Statistik = lazyPart(
  async () => (await import('../../../features/dasbor-staf/statistik.tsx')).Statistik,
  () => <EmptyState text="Statistik belum dapat dimuat. Periksa Wi-Fi, lalu muat ulang halaman ini." />,
);

/** More screens than these are for the menu. */
const shortcutsMax = 8;
const monitor = '/backend/jadwal-ujian-absen';
/** Tokens change and numbers move while the page stands open. */
const lookEveryMs = 60_000;

/** Start page of staff: today's exams, what waits for this account, and where its work is. */
export function StaffDashboard() {
  useTitle('Beranda');
  const { zona } = useAppInfo();
  const port = useStaffPort();
  const user = useSignIn()?.user;
  const menu = useMenu();
  const tasks = useQuery({
    queryKey: ['list', beranda.path],
    queryFn: () => port.call(beranda),
    refetchInterval: lookEveryMs,
  });
  const places = menu.data?.filter(({ route }) => route && route !== '/backend/dashboard') ?? [];
  const mayWatch = places.some(({ route }) => route === monitor);
  // What leads to a screen that this account's menu does not hold would lead nowhere.
  const open = (tasks.data ?? []).filter(({ route }) => findPlace(places, route));
  const exams = open.filter(({ sifat }) => sifat === 'hari_ini');
  const work = open.filter(({ sifat }) => sifat !== 'hari_ini');
  const isKnown = tasks.data !== undefined && menu.data !== undefined;
  return (
    <Stack sx={{ gap: 4 }}>
      <div>
        <Typography variant="h1">Selamat bekerja, {user?.username}</Typography>
        <Typography sx={{ color: 'text.secondary' }}>{formatDay(localDate(port.nowMs(), zona))}</Typography>
      </div>
      <DaftarPengumuman />
      <RuangDisk />
      {mayWatch && <JamServer mayTakeOver={user?.authent === 'administrator'} />}
      {tasks.isError && <ErrorState error={tasks.error} retry={tasks.refetch} />}
      {menu.isError && <ErrorState error={menu.error} retry={menu.refetch} />}
      {mayWatch && isKnown && (
        <Section title="Awasi ujian hari ini">
          <TaskTiles tasks={exams} places={places} unit="peserta" />
          {exams.length === 0 && <Quiet text="Tidak ada peserta yang dijadwalkan ujian hari ini." />}
        </Section>
      )}
      <Section title="Perlu dikerjakan">
        {!isKnown && !tasks.isError && !menu.isError && <ListSkeleton rows={3} />}
        <TaskTiles tasks={work} places={places} />
        {isKnown && work.length === 0 && <Quiet text="Tidak ada yang menunggu Anda sekarang." />}
      </Section>
      {places.length > 0 && (
        <Section title={places.length > shortcutsMax ? 'Sering dibuka' : 'Halaman Anda'}>
          <Tiles>
            {frequentPlaces(places, user?.email ?? '', shortcutsMax).map(({ title, route, icon }) => (
              <Tile key={route} to={route} icon={<MenuIcon name={icon} />} title={title} />
            ))}
          </Tiles>
        </Section>
      )}
      {isKnown && (
        <Suspense fallback={<ListSkeleton rows={6} />}>
          <Statistik />
        </Suspense>
      )}
    </Stack>
  );
}

interface TaskTilesProps {
  tasks: readonly Tugas[];
  places: readonly Menu[];
  unit?: string;
}

function TaskTiles({ tasks, places, unit }: TaskTilesProps) {
  if (tasks.length === 0) return null;
  return (
    <Tiles>
      {tasks.map(({ title, detail, jumlah, route, sifat }) => (
        <Tile
          key={route}
          to={route}
          icon={<MenuIcon name={findPlace(places, route)?.icon} />}
          title={title}
          detail={detail}
          count={jumlah}
          isUrgent={sifat === 'perlu'}
          {...(unit && { unit })}
        />
      ))}
    </Tiles>
  );
}

const Quiet = ({ text }: { text: string }) => (
  <Typography sx={{ color: 'text.secondary' }}>{text}</Typography>
);
