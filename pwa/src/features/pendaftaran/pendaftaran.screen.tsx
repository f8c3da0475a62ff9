import { bolehBeralih, dicabut } from '@spmb/shared/pendaftaran/peralihan.ts';
import { useEffect, useState } from 'react';
import { useLocation, useRoutes } from 'react-router-dom';
import { keepAddresses } from '../../service-worker/register.ts';
import type { DrafRow } from '../../local-db/pendaftaran/pendaftaran-db.ts';
import { useSignIn } from '../../shell/services.tsx';
import { Button } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { MessageBox } from '../../ui/message-box.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { BentrokBox, TertinggalBox } from './bentrok-box.tsx';
import { CabutDialog } from './cabut-dialog.tsx';
import { DaftarLangkahScreen } from './daftar-langkah.screen.tsx';
import { PendaftarContext, useDraf, usePendaftar } from './draf/use-draf.ts';
import { useOpenPendaftar } from './draf/use-open-pendaftar.ts';
import { LangkahScreen } from './langkah/langkah.screen.tsx';
import { SimpananChip } from './langkah/simpanan-chip.tsx';
import { PeriksaScreen } from './periksa.screen.tsx';
import styles from './pendaftaran.css?url';

/** The registration form of whoever is signed in: its list of steps, each step, and its sending. */
export function PendaftaranScreen() {
  const akun = useSignIn()?.user.email;
  return (
    <>
      {/* Apart from the style sheet of exams. */}
      <link rel="stylesheet" href={styles} precedence="default" />
      {akun !== undefined && <PendaftaranOf key={akun} akun={akun} />}
    </>
  );
}

function PendaftaranOf({ akun }: { akun: string }) {
  const pendaftar = useOpenPendaftar(akun);
  return (
    <PendaftarContext value={pendaftar}>
      <div className="pendaftaran">
        <Opened />
      </div>
    </PendaftarContext>
  );
}

function Opened() {
  const { row, masalah } = useDraf();
  const { pathname } = useLocation();
  useEffect(() => {
    // Without a service worker a step opens again after a reload only where its own address is kept.
    if (!('serviceWorker' in navigator)) void keepAddresses(pathname);
  }, [pathname]);
  if (!row) return <Waiting />;
  return (
    <>
      <div className="pendaftaran-head">
        <SimpananChip />
      </div>
      {masalah !== undefined && (
        <MessageBox tone="red" role="alert">
          {masalah}
        </MessageBox>
      )}
      <BentrokBox row={row} />
      <TertinggalBox row={row} />
      <Screens row={row} />
    </>
  );
}

function Screens({ row }: { row: DrafRow }) {
  return useRoutes([
    {
      index: true,
      element: (
        <>
          <DaftarLangkahScreen row={row} />
          <Cabut row={row} />
        </>
      ),
    },
    { path: 'periksa', element: <PeriksaScreen row={row} /> },
    { path: ':langkah', element: <LangkahScreen row={row} /> },
  ]);
}

function Waiting() {
  const { draf } = usePendaftar();
  const { masalah } = useDraf();
  const [isSlow, setSlow] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => {
      setSlow(true);
    }, 4_000);
    return () => {
      clearTimeout(timer);
    };
  }, []);
  if (masalah === undefined && !isSlow) return <Skeleton lines={10} words="Formulir sedang dimuat" />;
  return (
    <Card>
      <p>
        {masalah ??
          'Server belum terjangkau, dan formulir Anda belum pernah dibuka di perangkat ini. Periksa sambungan internet.'}
      </p>
      <Button onClick={() => void draf.refresh()}>Muat ulang</Button>
    </Card>
  );
}

/** The way out of the whole admission, at the foot of the list. */
function Cabut({ row: { rekaman } }: { row: DrafRow }) {
  const [isOpen, setOpen] = useState(false);
  if (!bolehBeralih(rekaman.status, dicabut, 'pendaftar')) return null;
  return (
    <>
      <Button
        look="quiet"
        onClick={() => {
          setOpen(true);
        }}
      >
        Cabut pendaftaran…
      </Button>
      {isOpen && (
        <CabutDialog
          nama={rekaman.nama}
          onClose={() => {
            setOpen(false);
          }}
        />
      )}
    </>
  );
}
