import type { DasborIrisan } from '@spmb/shared/dasbor-staf/dasbor-staf.ts';
import { iris } from '@spmb/shared/dasbor-staf/irisan.ts';
import type { PlacedCall } from '@spmb/shared/kernel/call.ts';
import { Angka, formatPersen } from './angka.tsx';
import { Bagan, Kue } from './bagan.tsx';
import { Keterangan, Nomor } from './keterangan.tsx';
import type { IrisanBerwarna } from './kue.tsx';
import { Tabel } from './tabel.tsx';
import { useStatistik } from './use-statistik.ts';
import { warnaIrisan, type Warna } from './warna.ts';

interface IrisanPanelProps {
  title: string;
  /** Heading of the labels in the table. */
  kolom: string;
  call: PlacedCall<undefined, DasborIrisan>;
  /** The list behind a slice. */
  daftar: (kunci: string) => string;
  /** Colours with a meaning, by key. */
  warna?: Readonly<Record<string, Warna>>;
}

const jumlahSemua = ({ datas }: DasborIrisan): number => datas.reduce((sum, one) => sum + one, 0);

/** Those who have sent a form, cut by one of their traits. */
export function IrisanPanel({ title, kolom, call, daftar, warna }: IrisanPanelProps) {
  const query = useStatistik(call);
  const coloured = (answer: DasborIrisan): IrisanBerwarna[] =>
    iris(answer).map((one, at) => ({
      ...one,
      warna: warna?.[one.kunci ?? ''] ?? warnaIrisan[at] ?? { isi: '#bbbbbb', tulisan: '#000000' },
    }));
  return (
    <Bagan
      title={title}
      query={query}
      empty={(answer) =>
        jumlahSemua(answer) === 0 ? 'Belum ada formulir yang dikirim. Grafik muncul sesudah ada.' : undefined
      }
      gambar={(answer) => <Kue irisan={coloured(answer)} />}
      keterangan={(answer) => (
        <Keterangan
          butir={coloured(answer).map(({ label, jumlah, kunci, warna: { isi, tulisan } }, at) => ({
            label,
            tanda: <Nomor nomor={at + 1} isi={isi} tulisan={tulisan} />,
            isi: (
              <>
                <Angka jumlah={jumlah} label={label} to={kunci === undefined ? undefined : daftar(kunci)} /> (
                {formatPersen(jumlah, jumlahSemua(answer))})
              </>
            ),
          }))}
        />
      )}
      tabel={(answer) => (
        <Tabel
          label={`Tabel ${title}`}
          baris={answer.labels.map((label, at) => ({
            label,
            jumlah: answer.datas[at] ?? 0,
            kunci: answer.kunci[at] ?? '',
          }))}
          kunci={({ label }) => label}
          kolom={[
            { label: kolom, isi: ({ label }) => label },
            {
              label: 'Jumlah',
              align: 'right',
              isi: ({ label, jumlah, kunci }) => <Angka jumlah={jumlah} label={label} to={daftar(kunci)} />,
            },
            {
              label: 'Bagian',
              align: 'right',
              isi: ({ jumlah }) => formatPersen(jumlah, jumlahSemua(answer)),
            },
          ]}
        />
      )}
    />
  );
}
