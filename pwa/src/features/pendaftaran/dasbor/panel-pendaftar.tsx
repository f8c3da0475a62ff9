import { clockText, dateInWords, localDate } from '@spmb/shared/kernel/zone.ts';
import { useAppInfo } from '../../../shell/services.tsx';
import { Button } from '../../../ui/button.tsx';
import { MessageBox } from '../../../ui/message-box.tsx';
import { Skeleton } from '../../../ui/skeleton.tsx';
import { DaftarDokumen } from './daftar-dokumen.tsx';
import { DaftarPeraturan } from './daftar-peraturan.tsx';
import { GarisWaktu } from './garis-waktu.tsx';
import { KartuDaftarUlang } from './kartu-daftar-ulang.tsx';
import { KartuStatus } from './kartu-status.tsx';
import { PrintMenu } from './print-menu.tsx';
import { PesanPanitia } from './pesan-panitia.tsx';
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
  return (
    <section className="dasbor" aria-labelledby="judul-pendaftaran">
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
      {disconnected && (
        <MessageBox tone="amber" role="status" title="Terputus dari server sekolah">
          <p>
            {data
              ? `Data di bawah ini diambil ${dateInWords(localDate(data.diambil_ms, zona))} pukul ${clockText(data.diambil_ms, zona)}.`
              : 'Data pendaftaran belum ada di perangkat ini. Sambungkan ke server sekolah, lalu muat ulang.'}
          </p>
        </MessageBox>
      )}
      {problem && (
        <MessageBox tone="red" role="alert">
          {problem}
        </MessageBox>
      )}
      {!data && loading && <Skeleton lines={4} words="Memuat data pendaftaran…" />}
      {data && (
        <>
          {hasil.data && <KartuHasil hasil={hasil.data} />}
          <KartuStatus dasbor={data.dasbor} diambilMs={data.diambil_ms} />
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
