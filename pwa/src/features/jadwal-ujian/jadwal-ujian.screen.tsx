import { checkJadwalUjian } from '@spmb/shared/jadwal-ujian/check-jadwal-ujian.ts';
import {
  jadwalUjianResource,
  withJedaMaks,
  type IsianJadwalUjian,
  type JadwalUjian,
} from '@spmb/shared/jadwal-ujian/jadwal-ujian.ts';
import { ujian } from '@spmb/shared/pengaturan/ujian.ts';
import { formatDate } from '../../app/format-date.ts';
import { useTitle } from '../../app/use-title.ts';
import type { Column } from '../../crud/list/column.ts';
import { CrudScreen } from '../../crud/crud-screen.tsx';
import { ErrorState, ListSkeleton } from '../../crud/display/states.tsx';
import { useRecord } from '../../crud/list/use-list.ts';
import { JadwalUjianFields } from './jadwal-ujian-fields.tsx';

const { labels } = jadwalUjianResource;
const source = {
  ...jadwalUjianResource,
  check: (values: IsianJadwalUjian) => checkJadwalUjian(withJedaMaks(values)),
};

const columns: Column<JadwalUjian>[] = [
  { field: 'tanggal', label: labels.tanggal, width: 130, render: ({ tanggal }) => formatDate(tanggal) },
  { field: 'name', label: labels.name, flex: 1, width: 180 },
  { field: 'jumlah_soal', label: labels.jumlah_soal, width: 110, align: 'right' },
  { field: 'waktu', label: labels.waktu, width: 130, align: 'right' },
  { field: 'bobot', label: labels.bobot, width: 80, align: 'right', minor: true },
  {
    field: 'isRandom',
    label: 'Acak',
    width: 80,
    minor: true,
    render: ({ isRandom }) => (isRandom ? 'Ya' : 'Tidak'),
  },
];

const initial = {
  name: '',
  program_keahlian_id: '',
  master_soal_id_1: '',
  jumlah_soal_1: '',
  master_soal_id_2: '',
  jumlah_soal_2: 0,
  tanggal: '',
  jumlah_soal: '',
  bobot: 1,
  waktu: '',
  isRandom: true,
  toleransi_kirim: '',
  tutup_panggilan_langsung: false,
};

/** Exam schedules; a new one begins with what the settings say. */
export function JadwalUjianScreen() {
  useTitle('Jadwal Ujian');
  const settings = useRecord('/api/jadwal-ujian-awal', ujian.fields);
  if (settings.isPending) return <ListSkeleton />;
  if (settings.isError) return <ErrorState error={settings.error} retry={settings.refetch} />;
  return (
    <CrudScreen
      title="Jadwal Ujian"
      source={source}
      columns={columns}
      card={({ name, tanggal, jumlah_soal, waktu }) => ({
        main: name,
        lines: [formatDate(tanggal), `${jumlah_soal} soal · ${waktu} menit`],
      })}
      nameOf={({ name, tanggal }) => `${name}, ${formatDate(tanggal)}`}
      empty="Belum ada jadwal ujian. Siapkan bank soal dan sesi, lalu tambahkan jadwal."
      initial={{ ...initial, ...settings.data }}
    >
      <JadwalUjianFields />
    </CrudScreen>
  );
}
