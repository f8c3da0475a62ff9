import { clockText, dateInWords, localDate } from '@spmb/shared/kernel/zone.ts';
import { draf } from '@spmb/shared/pendaftaran/peralihan.ts';
import { useState } from 'react';
import { TawaranPush } from '../../../shell/push/tawaran-push.tsx';
import { useAppInfo } from '../../../shell/services.tsx';
import { Button } from '../../../ui/button.tsx';
import { MessageBox } from '../../../ui/message-box.tsx';
import { Skeleton } from '../../../ui/skeleton.tsx';
import { DaftarDokumen } from './daftar-dokumen.tsx';
import { DaftarPeraturan } from './daftar-peraturan.tsx';
import { GarisWaktu } from './garis-waktu.tsx';
import { KartuDaftarUlang } from './kartu-daftar-ulang.tsx';
import { KartuPersetujuan } from './kartu-persetujuan.tsx';
import { KartuStatus } from './kartu-status.tsx';
import { PrintMenu } from './print-menu.tsx';
import { PesanPanitia } from '../pesan/pesan-panitia.tsx';
import { SanggahanPendaftar } from './sanggahan-pendaftar.tsx';
import { LinkPermohonan } from './link-permohonan.tsx';
import { KartuHasil } from '../hasil/kartu-hasil.tsx';
import { useHasil } from '../hasil/use-hasil.ts';
import { useDasbor } from './use-dasbor.ts';
import styles from './dasbor.css?url';

/** An applicant's application on his dashboard: where it stands, what comes, and what he may do. */
export function PanelPendaftar() {
  const { data, loading, disconnected, problem, refresh } = useDasbor();
  const hasil = useHasil();
  const { zona, apps_permohonan } = useAppInfo();
  // A result goes on top: what stands below it is not shown before it is known whether there is one, and then stays.
  const [isShown, setShown] = useState(false);
  if (!isShown && data && (hasil.data || !hasil.loading)) setShown(true);
  const isWaiting = !isShown && (loading || hasil.loading);
  return (
    <section className={isWaiting ? 'dasbor dasbor-waiting' : 'dasbor'} aria-labelledby="judul-pendaftaran">
      <link rel="stylesheet" href={styles} precedence="default" />
      <div className="dasbor-head">
        <h2 id="judul-pendaftaran">Pendaftaran</h2>
        <Button
          disabled={loading}
          onClick={() => {
            refresh();
            hasil.refresh();
          }}
        >
          Muat ulang
        </Button>
      </div>
      {/* The page above says what is wrong with the network, and what to do. */}
      {disconnected && (
        <MessageBox tone="amber" role="status">
          <p>
            {data
              ? `Server sekolah tidak terjangkau. Data pendaftaran di bawah ini diambil ${dateInWords(localDate(data.diambil_ms, zona))} pukul ${clockText(data.diambil_ms, zona)}.`
              : 'Data pendaftaran belum ada di perangkat ini. Sambungkan ke server sekolah, lalu muat ulang.'}
          </p>
        </MessageBox>
      )}
      {problem && (
        <MessageBox tone="red" role="alert">
          {problem}
        </MessageBox>
      )}
      {isWaiting && <Skeleton lines={4} words="Memuat data pendaftaran…" />}
      {data && isShown && (
        <>
          {data.dasbor.persetujuan && <KartuPersetujuan naskah={data.dasbor.persetujuan} changed={refresh} />}
          {/* A selection says nothing to who has only begun his form. */}
          {hasil.data && (hasil.data.hasil || data.dasbor.status !== draf) && (
            <KartuHasil hasil={hasil.data} />
          )}
          <KartuStatus dasbor={data.dasbor} diambilMs={data.diambil_ms} />
          {data.dasbor.nomor_register !== '' && <TawaranPush />}
          <KartuDaftarUlang />
          <GarisWaktu informasis={data.dasbor.informasis} />
          <PrintMenu
            nomorRegister={data.dasbor.nomor_register}
            diterima={hasil.data?.hasil?.status === 'L' && !hasil.data.hasil.lepas}
          />
          {apps_permohonan && <LinkPermohonan />}
          <DaftarDokumen dokumen={data.dokumen} changed={refresh} />
          <DaftarPeraturan peraturan={data.peraturan} />
          <PesanPanitia pesans={data.dasbor.pesans} changed={refresh} />
          <SanggahanPendaftar sanggahan={data.dasbor.sanggahan} changed={refresh} />
        </>
      )}
    </section>
  );
}
