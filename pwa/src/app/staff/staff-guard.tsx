import { Button, LinearProgress, Stack, Typography } from '@mui/material';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { ErrorState } from '../../kit/display/states.tsx';
import { useAppInfo } from '../../shell/services.tsx';
import { useMenu } from '../../shell/staff/staff-menu.tsx';
import { useTitle } from '../../shell/use-title.ts';
import { accountScreens } from './place/account-screens.ts';
import { placesBehind } from './place/places-behind.ts';
import { usePlace } from './place/use-place.ts';

const forEverybody: readonly string[] = ['/backend/dashboard', ...accountScreens.map(({ route }) => route)];

/** Shows a screen to those whose menu holds it (S1-GEN-08). Until the menu is known nothing of it is drawn or asked for. */
export function StaffGuard({ children }: { children: ReactNode }) {
  const place = usePlace();
  const menu = useMenu();
  const { apps_permohonan } = useAppInfo();
  if (place === undefined) return <Missing />;
  if (forEverybody.includes(place)) return children;
  if (!menu.data)
    return menu.isError ? (
      <ErrorState error={menu.error} retry={menu.refetch} />
    ) : (
      <LinearProgress aria-label="Membuka halaman" />
    );
  if (menu.data.some(({ route }) => route === place)) return children;
  if (!apps_permohonan && placesBehind.includes(place)) return <Missing />;
  return (
    <Sorry
      title="Unauthorized or Forbiden"
      text="Akun Anda tidak berhak membuka halaman ini. Bila memerlukannya, mintalah hak itu kepada administrator."
    />
  );
}

const Missing = () => (
  <Sorry title="halaman tidak ditemukan" text="Alamat ini tidak ada, atau sudah dipindahkan." />
);

/** Why there is nothing to see at this address, and the way back. */
function Sorry({ title, text }: { title: string; text: string }) {
  useTitle(title);
  return (
    <Stack sx={{ gap: 2, py: { xs: 4, md: 8 }, alignItems: 'center', textAlign: 'center' }}>
      <Typography variant="h1">{title}</Typography>
      <Typography sx={{ color: 'text.secondary', maxWidth: '48ch' }}>{text}</Typography>
      <Button component={Link} to="/backend/dashboard" variant="contained">
        Ke beranda
      </Button>
    </Stack>
  );
}
