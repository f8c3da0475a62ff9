import { dasborWaktu } from '@spmb/shared/dasbor-staf/calls.ts';
import type { DasborWaktu } from '@spmb/shared/dasbor-staf/dasbor-staf.ts';
import { daftarMendaftar, daftarMengirim, daftarMengirimJam } from '@spmb/shared/dasbor-staf/tautan.ts';
import { formatDate } from '../../shell/format-date.ts';
import { Angka } from './angka.tsx';
import { Bagan, Batang } from './bagan.tsx';
import { Keterangan, Petak } from './keterangan.tsx';
import { Tabel } from './tabel.tsx';
import { useStatistik } from './use-statistik.ts';

const kosong = (text: string) => (answer: DasborWaktu) =>
  answer.hari.every(({ daftar, kirim }) => daftar + kirim === 0) ? text : undefined;
const shortDay = (tanggal: string) => `${tanggal.slice(8)}/${tanggal.slice(5, 7)}`;

/** Sign-ups and forms sent on each of the last days. */
export function HariPanel() {
  return (
    <Bagan
      title="Tiap hari, 30 hari terakhir"
      query={useStatistik(dasborWaktu)}
      empty={kosong('Belum ada yang mendaftar dalam 30 hari terakhir.')}
      gambar={({ hari }) => (
        <Batang
          label={hari.map(({ tanggal }) => shortDay(tanggal))}
          deret={[
            { nama: 'Formulir dikirim', jumlah: hari.map(({ kirim }) => kirim) },
            { nama: 'Mendaftar', jumlah: hari.map(({ daftar }) => daftar) },
          ]}
        />
      )}
      keterangan={() => (
        <Keterangan
          butir={[
            { label: 'Formulir dikirim', tanda: <Petak isHatched={false} /> },
            { label: 'Mendaftar', tanda: <Petak isHatched /> },
          ]}
        />
      )}
      tabel={({ hari }) => (
        <Tabel
          label="Tabel tiap hari"
          baris={[...hari].reverse()}
          kunci={({ tanggal }) => tanggal}
          kolom={[
            { label: 'Hari', isi: ({ tanggal }) => formatDate(tanggal) },
            {
              label: 'Formulir dikirim',
              align: 'right',
              isi: ({ kirim, tanggal }) => (
                <Angka
                  jumlah={kirim}
                  label={`Formulir dikirim ${formatDate(tanggal)}`}
                  to={daftarMengirim(tanggal)}
                />
              ),
            },
            {
              label: 'Mendaftar',
              align: 'right',
              isi: ({ daftar, tanggal }) => (
                <Angka
                  jumlah={daftar}
                  label={`Mendaftar ${formatDate(tanggal)}`}
                  to={daftarMendaftar(tanggal)}
                />
              ),
            },
          ]}
        />
      )}
    />
  );
}

const jamText = (jam: number) => `${String(jam).padStart(2, '0')}.00`;

/** Forms sent in each hour of the day: when help is asked for. */
export function JamPanel() {
  return (
    <Bagan
      title="Tiap jam, 30 hari terakhir"
      query={useStatistik(dasborWaktu)}
      empty={({ jam }) =>
        jam.every((jumlah) => jumlah === 0)
          ? 'Belum ada formulir yang dikirim dalam 30 hari terakhir.'
          : undefined
      }
      gambar={({ jam }) => (
        <Batang
          label={jam.map((_, at) => String(at).padStart(2, '0'))}
          deret={[{ nama: 'Formulir dikirim', jumlah: jam }]}
        />
      )}
      keterangan={() => (
        <Keterangan butir={[{ label: 'Formulir dikirim', tanda: <Petak isHatched={false} /> }]} />
      )}
      tabel={({ jam }) => (
        <Tabel
          label="Tabel tiap jam"
          baris={jam.map((jumlah, at) => ({ jumlah, at }))}
          kunci={({ at }) => String(at)}
          kolom={[
            { label: 'Jam', isi: ({ at }) => `${jamText(at)}–${jamText(at + 1)}` },
            {
              label: 'Formulir dikirim',
              align: 'right',
              isi: ({ jumlah, at }) => (
                <Angka
                  jumlah={jumlah}
                  label={`Formulir dikirim pukul ${jamText(at)}`}
                  to={daftarMengirimJam(at)}
                />
              ),
            },
          ]}
        />
      )}
    />
  );
}
