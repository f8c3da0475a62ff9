import { Suspense, useEffect, useState, type ComponentType } from 'react';
import { Button } from '../../../ui/button.tsx';
import { MessageBox } from '../../../ui/message-box.tsx';
import { Skeleton } from '../../../ui/skeleton.tsx';

/** From here on something is wrong: a slow phone has it in half the time. */
const lateMs = 10_000;

interface BagianPendaftaranProps {
  Pendaftaran: ComponentType;
  /** The server did not answer when it was asked last. */
  disconnected: boolean;
}

/** How an application stands, with its place kept until that part of the page has come. */
export const BagianPendaftaran = ({ Pendaftaran, disconnected }: BagianPendaftaranProps) => (
  <Suspense fallback={<Waiting disconnected={disconnected} />}>
    <Pendaftaran />
  </Suspense>
);

/** As tall as the screen, so that nothing that is read moves when the part comes. */
function Waiting({ disconnected }: { disconnected: boolean }) {
  const [isLate, setLate] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => {
      setLate(true);
    }, lateMs);
    return () => {
      clearTimeout(timer);
    };
  }, []);
  return (
    <section className={isLate ? 'exam-list' : 'exam-list part-waiting'} aria-labelledby="judul-pendaftaran">
      <div className="exam-list-head">
        <h2 id="judul-pendaftaran">Pendaftaran</h2>
        {!isLate && <Button disabled>Muat ulang</Button>}
      </div>
      {isLate ? (
        <Late disconnected={disconnected} />
      ) : (
        <Skeleton lines={4} words="Memuat pendaftaran Anda…" />
      )}
    </section>
  );
}

/** It goes on being tried. A page that cannot be had again is not offered to be loaded again. */
function Late({ disconnected }: { disconnected: boolean }) {
  if (disconnected)
    return (
      <MessageBox tone="amber" role="status" title="Pendaftaran Anda belum dapat dimuat">
        <p>Sambungkan perangkat ini ke server sekolah. Bagian ini muncul sendiri begitu server terjangkau.</p>
      </MessageBox>
    );
  return (
    <MessageBox tone="amber" role="status" title="Pendaftaran Anda belum termuat">
      <p>
        Jaringan mungkin sedang lambat, dan bagian ini terus dicoba. Bila tetap kosong, muat ulang halaman
        ini.
      </p>
      <Button
        onClick={() => {
          location.reload();
        }}
      >
        Muat ulang halaman
      </Button>
    </MessageBox>
  );
}
