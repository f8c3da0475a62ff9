import { Suspense, useState, type ComponentType } from 'react';
import { lazyScreen } from '../../../shell/lazy-screen.ts';
import { useAppInfo } from '../../../shell/services.tsx';
import { useTitle } from '../../../shell/use-title.ts';
import { WifiSteps } from '../../../shell/display/wifi-steps.tsx';
import { untilLoaded } from '../../../ports/until-loaded.ts';
import type { PreparableExam } from '../../../sync/ports/exam-session.ts';
import { Button } from '../../../ui/button.tsx';
import { Card } from '../../../ui/card.tsx';
import { MessageBox } from '../../../ui/message-box.tsx';
import { Skeleton } from '../../../ui/skeleton.tsx';
import { BagianPendaftaran } from './bagian-pendaftaran.tsx';
import { ExamCard } from './exam-card.tsx';
import { clockText, localDate } from '@spmb/shared/kernel/zone.ts';
import { IdentityCard, type FotoCard } from './identity-card.tsx';
import { UnsentBox } from './unsent-box.tsx';
import { useDashboard, type Dashboard } from './use-dashboard.ts';
import './dashboard.css';

/** Letters come from the server, so that this part can be had where there are some. */
const Inbox = lazyScreen(() => untilLoaded(() => import('./inbox.tsx')), 'Inbox');

/** What an applicant sees on his start page beside his exams. */
export interface BagianPendaftar {
  Pendaftaran: ComponentType;
  Foto: FotoCard;
}

/** The participant's start page: who he is, how his application stands where he has one, and which exams are his. */
export function DashboardPesertaScreen({ Pendaftaran, Foto }: BagianPendaftar) {
  const dashboard = useDashboard();
  const info = useAppInfo();
  const { data } = dashboard;
  const today = data && localDate(data.diambil_ms, info.zona);
  // On the day of an exam a whole room opens this page at once, and its network is for the sheets.
  const isQuietDay = data?.jadwal.every(({ tanggal, selesai }) => selesai || tanggal !== today);
  const isFetched = useFetched(data?.jadwal, dashboard.prepared);
  const isApplicant = typeof data?.peserta.status === 'number';
  const bagianPendaftaran = (
    <BagianPendaftaran Pendaftaran={Pendaftaran} disconnected={dashboard.disconnected} />
  );
  useTitle('Dashboard peserta');
  return (
    <>
      <h1 className="visually-hidden">Dashboard peserta</h1>
      <UnsentBox held={dashboard.held} jadwal={data?.jadwal ?? []} />
      {dashboard.disconnected && (
        <MessageBox tone="amber" role="status" title="Terputus dari server sekolah">
          {data && <p>Data di bawah ini diambil pukul {clockText(data.diambil_ms, info.zona)}.</p>}
          <WifiSteps info={info} />
        </MessageBox>
      )}
      {dashboard.problem && (
        <MessageBox tone="red" role="alert">
          {dashboard.problem}
        </MessageBox>
      )}
      <Card>
        {data ? (
          <IdentityCard peserta={data.peserta} Foto={isQuietDay ? Foto : undefined} />
        ) : (
          <IdentityWaiting loading={dashboard.loading} />
        )}
      </Card>
      <Suspense fallback={<Skeleton words="Memuat pesan…" />}>
        {data?.pesans?.length ? <Inbox pesans={data.pesans} changed={dashboard.refresh} /> : null}
      </Suspense>
      {isApplicant && isQuietDay && bagianPendaftaran}
      <JadwalUjian dashboard={dashboard} />
      {isApplicant && isQuietDay === false && (isFetched ? bagianPendaftaran : <PendaftaranNanti />)}
    </>
  );
}

/** Own exams. Of whom nothing is known yet, it is not said that exams are all that he has here. */
function JadwalUjian({ dashboard }: { dashboard: Dashboard }) {
  const { data, loading } = dashboard;
  if (!data && loading) return <Skeleton lines={4} words="Memuat pendaftaran dan jadwal ujian…" />;
  return (
    <section className="exam-list" aria-labelledby="judul-jadwal">
      <div className="exam-list-head">
        <h2 id="judul-jadwal">Jadwal ujian</h2>
        <Button disabled={loading} onClick={dashboard.refresh}>
          Muat ulang
        </Button>
      </div>
      {data?.jadwal.length === 0 && (
        <p className="muted">
          Belum ada jadwal ujian untuk Anda. Bila seharusnya ada, tunjukkan nomor peserta Anda kepada panitia.
        </p>
      )}
      {data &&
        openFirst(data.jadwal).map((exam) => (
          <ExamCard
            key={exam.jadwal_ujian_id}
            exam={exam}
            prepared={dashboard.prepared[exam.jadwal_ujian_id]}
            held={dashboard.held.find(({ jadwal_ujian_id }) => jadwal_ujian_id === exam.jadwal_ujian_id)}
            fromMemory={loading || dashboard.disconnected}
            retry={dashboard.refresh}
          />
        ))}
    </section>
  );
}

const PendaftaranNanti = () => (
  <p className="muted">Pendaftaran Anda tampil di sini sesudah soal ujian siap di perangkat ini.</p>
);

/** Whether what these exams need was fetched, or cannot be had now; once true it stays so. */
function useFetched(jadwal: readonly PreparableExam[] | undefined, prepared: Dashboard['prepared']): boolean {
  const [isFetched, setIsFetched] = useState(false);
  const isWaiting = ({ jadwal_ujian_id, paket, selesai }: PreparableExam): boolean =>
    paket !== null && !selesai && !/siap|gagal/.test(prepared[jadwal_ujian_id] ?? '');
  if (!isFetched && jadwal && !jadwal.some(isWaiting)) setIsFetched(true);
  return isFetched;
}

/** What is finished stands last: a phone shows one card below the identity. */
const openFirst = (jadwal: readonly PreparableExam[]): PreparableExam[] =>
  [...jadwal].sort((a, b) => Number(a.selesai) - Number(b.selesai));

function IdentityWaiting({ loading }: { loading: boolean }) {
  if (loading) return <Skeleton words="Memuat data peserta…" />;
  return <p>Data peserta belum ada di perangkat ini. Sambungkan ke server sekolah, lalu muat ulang.</p>;
}
