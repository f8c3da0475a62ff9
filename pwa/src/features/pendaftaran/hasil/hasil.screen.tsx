import { printBuktiPengumuman, printKeteranganHasil } from '@spmb/shared/hasil-pendaftar/calls.ts';
import type { HasilPendaftar } from '@spmb/shared/hasil-pendaftar/hasil-pendaftar.ts';
import { kataHasil, teksNilai } from '@spmb/shared/hasil-pendaftar/kata-hasil.ts';
import { clockText, dateInWords, localDate } from '@spmb/shared/kernel/zone.ts';
import { Link } from 'react-router-dom';
import { useAppInfo } from '../../../shell/services.tsx';
import { useTitle } from '../../../shell/use-title.ts';
import { Button } from '../../../ui/button.tsx';
import { Card } from '../../../ui/card.tsx';
import { MessageBox } from '../../../ui/message-box.tsx';
import { Skeleton } from '../../../ui/skeleton.tsx';
import { ChipHasil } from './chip-hasil.tsx';
import { KartuHasil } from './kartu-hasil.tsx';
import { KartuSamaran } from './kartu-samaran.tsx';
import { usePrint } from '../../../shell/isian/use-print.ts';
import { useHasil } from './use-hasil.ts';
import styles from './hasil.css?url';

/** The own result with all that explains it (/peserta/hasil). */
export function HasilScreen() {
  const { data, loading, disconnected, problem } = useHasil();
  useTitle('Hasil seleksi');
  return (
    <section className="hasil">
      <link rel="stylesheet" href={styles} precedence="default" />
      <p>
        <Link className="button button-plain" to="/peserta/dashboard">
          Kembali ke dasbor
        </Link>
      </p>
      <h1>Hasil seleksi</h1>
      {(disconnected || problem) && (
        <MessageBox tone={problem ? 'red' : 'amber'} role="status">
          {problem || 'Terputus dari server sekolah. Yang tampil adalah data terakhir di perangkat ini.'}
        </MessageBox>
      )}
      {!data && loading && <Skeleton lines={4} words="Memuat hasil seleksi…" />}
      {data && !data.diumumkan && (
        <Card>
          <p>
            Hasil seleksi belum diumumkan. Waktunya tampil di dasbor; sebelum itu tidak ada peringkat atau
            hasil sementara yang dapat dilihat siapa pun.
          </p>
        </Card>
      )}
      {data?.diumumkan && !data.hasil && <KartuHasil hasil={data} />}
      {data?.hasil && <Hasil hasil={data.hasil} />}
      {data?.hasil && <KartuSamaran />}
    </section>
  );
}

function Hasil({ hasil }: { hasil: HasilPendaftar }) {
  const { zona } = useAppInfo();
  const { title, body, pilihan } = kataHasil(hasil);
  const { terbit_ms, nilai } = hasil;
  return (
    <>
      <Card>
        <div className="hasil-head">
          <h2>{title}</h2>
          <ChipHasil hasil={hasil} />
        </div>
        {body.map((sentence) => (
          <p key={sentence}>{sentence}</p>
        ))}
        <p className="muted">
          Diumumkan {dateInWords(localDate(terbit_ms, zona))} pukul {clockText(terbit_ms, zona)} {zona}.
        </p>
        <Cetak isAccepted={hasil.status === 'L' && !hasil.lepas} />
      </Card>
      {nilai && <KartuNilai nilai={nilai} />}
      {pilihan.map((one) => (
        <Card key={one.title}>
          <h2>{one.title}</h2>
          {one.body.map((sentence) => (
            <p key={sentence}>{sentence}</p>
          ))}
        </Card>
      ))}
    </>
  );
}

function Cetak({ isAccepted }: { isAccepted: boolean }) {
  const { printing, print } = usePrint();
  return (
    <div className="hasil-acts">
      {isAccepted && (
        <Button
          disabled={printing !== undefined}
          onClick={() => void print(printBuktiPengumuman, 'bukti-penerimaan.pdf')}
        >
          Bukti penerimaan
        </Button>
      )}
      <Button
        disabled={printing !== undefined}
        onClick={() => void print(printKeteranganHasil, 'keterangan-hasil-seleksi.pdf')}
      >
        Keterangan hasil seleksi
      </Button>
    </div>
  );
}

function KartuNilai({ nilai }: { nilai: NonNullable<HasilPendaftar['nilai']> }) {
  const rows = [
    ['Prestasi (N.P)', nilai.prestasi],
    ['Rapor (N.R)', nilai.rapor],
    ['Tes teori (N.T)', nilai.teori],
    ['Wawancara (N.W)', nilai.wawancara],
  ] as const;
  return (
    <Card>
      <h2>Nilai</h2>
      <p className="muted">Setiap komponen sudah dikalikan bobotnya; nilai akhir adalah jumlahnya.</p>
      <table className="hasil-nilai">
        <tbody>
          {rows.map(([label, points]) => (
            <tr key={label}>
              <th scope="row">{label}</th>
              <td>{teksNilai(points)}</td>
            </tr>
          ))}
        </tbody>
        <tfoot>
          <tr>
            <th scope="row">Nilai akhir (N.A)</th>
            <td>{teksNilai(nilai.akhir)}</td>
          </tr>
        </tfoot>
      </table>
    </Card>
  );
}
