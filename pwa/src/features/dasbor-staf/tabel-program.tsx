import { dasborPerHari, dasborPilihan, dasborVerifikasi } from '@spmb/shared/dasbor-staf/calls.ts';
import { pernah } from '@spmb/shared/dasbor-staf/dasbor-staf.ts';
import { daftarAntrean, daftarDiputus, daftarTerkirim } from '@spmb/shared/dasbor-staf/tautan.ts';
import { formatDate } from '../../shell/format-date.ts';
import { Angka } from './angka.tsx';
import { Panel } from './panel.tsx';
import { Tabel } from './tabel.tsx';
import { useStatistik } from './use-statistik.ts';

const kosong = 'Belum ada program keahlian. Tambahkan di Master Program Keahlian.';

/** Verification statistics by programme (1 §2). */
export function TabelVerifikasi() {
  return (
    <Panel
      title="Verifikasi tiap program keahlian"
      note="Menurut pilihan I. Sudah terverifikasi: berkas diterima, ditolak, atau dicabut."
      query={useStatistik(dasborVerifikasi)}
      empty={({ data }) => (data.length === 0 ? kosong : undefined)}
    >
      {({ data }) => (
        <Tabel
          label="Verifikasi tiap program keahlian"
          baris={data}
          kunci={({ id }) => id}
          kolom={[
            { label: '#', align: 'right', isi: ({ num }) => num },
            { label: 'PROGRAM KEAHLIAN', isi: ({ nama }) => nama },
            ...(['laki_laki', 'perempuan'] as const).map((which) => ({
              label: which === 'laki_laki' ? 'LAKI-LAKI' : 'PEREMPUAN',
              align: 'right' as const,
              isi: ({ id, nama, [which]: jumlah }: (typeof data)[number]) => {
                const jenis_kelamin = which === 'laki_laki' ? 'L' : 'P';
                const to = daftarTerkirim({ jurusan_id_1: id, jenis_kelamin });
                return <Angka jumlah={jumlah} label={`${nama}, ${which.replace('_', '-')}`} to={to} />;
              },
            })),
            {
              label: 'BELUM TERVERIFIKASI',
              align: 'right',
              isi: ({ id, nama, belum }) => (
                <Angka
                  jumlah={belum}
                  label={`${nama}, belum terverifikasi`}
                  to={daftarAntrean({ jurusan_id_1: id })}
                />
              ),
            },
            {
              label: 'SUDAH TERVERIFIKASI',
              align: 'right',
              isi: ({ id, nama, sudah }) => (
                <Angka
                  jumlah={sudah}
                  label={`${nama}, sudah terverifikasi`}
                  to={daftarDiputus({ jurusan_id_1: id })}
                />
              ),
            },
          ]}
        />
      )}
    </Panel>
  );
}

/** Applicants by programme and choice (1 §2). */
export function TabelPilihan() {
  return (
    <Panel
      title="Program keahlian tiap pilihan"
      query={useStatistik(dasborPilihan)}
      empty={({ datas }) => (datas.length === 0 ? kosong : undefined)}
    >
      {({ datas }) => (
        <Tabel
          label="Program keahlian tiap pilihan"
          baris={datas}
          kunci={({ id }) => id}
          kolom={[
            { label: '#', align: 'right', isi: ({ num }) => num },
            { label: 'PROGRAM KEAHLIAN', isi: ({ nama }) => nama },
            {
              label: 'PILIHAN I',
              align: 'right',
              isi: ({ id, nama, pilihan_1 }) => (
                <Angka
                  jumlah={pilihan_1}
                  label={`${nama}, pilihan I`}
                  to={daftarTerkirim({ jurusan_id_1: id })}
                />
              ),
            },
            {
              label: 'PILIHAN II',
              align: 'right',
              isi: ({ id, nama, pilihan_2 }) => (
                <Angka
                  jumlah={pilihan_2}
                  label={`${nama}, pilihan II`}
                  to={daftarTerkirim({ jurusan_id_2: id })}
                />
              ),
            },
          ]}
        />
      )}
    </Panel>
  );
}

type BarisHari = Record<string, string | number>;

/** A cell of a day leads to those who sent their form on it, the sum to those who sent it on any. */
function isiHari(row: BarisHari, kolom: string) {
  const isi = row[kolom];
  if (typeof isi !== 'number' || kolom === 'num') return isi;
  const [mengirim, kata] = kolom === 'jumlah' ? [pernah, 'semua hari'] : [kolom, formatDate(kolom)];
  const to = daftarTerkirim({ jurusan_id_1: String(row['id'] ?? ''), mengirim });
  return <Angka jumlah={isi} label={`${row['nama']}, ${kata}`} to={to} />;
}

/** Forms sent by programme and day; its columns come from the server (1 §2). */
export function TabelPerHari() {
  return (
    <Panel
      title="Formulir dikirim tiap hari"
      note="Menurut pilihan I, pada hari formulir pertama kali dikirim."
      query={useStatistik(dasborPerHari)}
      empty={({ records }) => (records.length === 0 ? kosong : undefined)}
    >
      {({ headers, records }) => (
        <Tabel
          label="Formulir dikirim tiap hari"
          baris={records}
          kunci={({ id = '' }) => String(id)}
          kolom={headers.map(({ value, label }) => ({
            label,
            ...(value === 'nama' ? {} : { align: 'right' as const }),
            isi: (row: BarisHari) => isiHari(row, value),
          }))}
        />
      )}
    </Panel>
  );
}
