import { callsOf } from '@spmb/shared/resource-calls.ts';
import { sesiResource } from '@spmb/shared/jadwal-ujian/sesi.schema.ts';
import { checkJadwalUjian } from '@spmb/shared/jadwal-ujian/check-jadwal-ujian.ts';
import GroupsOutlined from '@mui/icons-material/GroupsOutlined';
import { warnJadwal } from '@spmb/shared/jadwal-ujian/plan/bentrok.ts';
import { jadwalUjianAwal } from '@spmb/shared/pengaturan/calls.ts';
import {
  jadwalUjianResource,
  withJedaMaks,
  type IsianJadwalUjian,
  type JadwalUjian,
} from '@spmb/shared/jadwal-ujian/jadwal-ujian.schema.ts';
import { useMemo } from 'react';
import { useNavigate } from 'react-router-dom';
import { formatDate } from '../../shell/format-date.ts';
import { useTitle } from '../../shell/use-title.ts';
import type { Column, RowAction } from '../../kit/table/column.ts';
import { CrudScreen } from '../../kit/crud/crud-screen.tsx';
import { ErrorState, ListSkeleton } from '../../kit/display/states.tsx';
import { useListAddress } from '../../kit/list/use-list-address.ts';
import { useAll } from '../../kit/list/use-list.ts';
import { useFreshAnswer } from '../../kit/call/use-fresh-answer.ts';
import { JadwalUjianFields } from './jadwal-ujian-fields.tsx';
import { useBentrok } from './use-bentrok.tsx';

const { labels } = jadwalUjianResource;
const columns: Column<JadwalUjian>[] = [
  { field: 'tanggal', label: labels.tanggal, width: 120, render: ({ tanggal }) => formatDate(tanggal) },
  { field: 'name', label: labels.name, flex: 1, width: 160 },
  { field: 'jumlah_soal', label: labels.jumlah_soal, width: 110, align: 'right', minor: true },
  { field: 'waktu', label: labels.waktu, width: 120, align: 'right' },
  { field: 'peserta', label: 'Peserta', width: 90, align: 'right', sortable: false, minor: true },
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
  acak_opsi: false,
  toleransi_kirim: '',
  kktp: '',
  tutup_panggilan_langsung: false,
};

/** Exam schedules; a new one begins with what the settings say. */
export function JadwalUjianScreen() {
  useTitle('Jadwal Ujian');
  const settings = useFreshAnswer(jadwalUjianAwal);
  const navigate = useNavigate();
  const rowActions = useMemo(
    (): RowAction<JadwalUjian>[] => [
      {
        label: 'Jadwal peserta',
        icon: <GroupsOutlined fontSize="small" />,
        run: ({ tanggal }) => void navigate(`/backend/jadwal-ujian-peserta?tanggal=${tanggal}`),
      },
    ],
    [navigate],
  );
  const { form } = useListAddress();
  const jadwals = useAll(callsOf(jadwalUjianResource).list);
  const sesis = useAll(callsOf(sesiResource).list);
  const lain = (jadwals.data ?? []).filter(({ id }) => id !== form);
  const bentrok = useBentrok<IsianJadwalUjian>(jadwalUjianResource.fields, (jadwal) =>
    warnJadwal(jadwal, lain, sesis.data ?? []),
  );
  const source = {
    ...jadwalUjianResource,
    check: (jadwal: IsianJadwalUjian) => ({
      ...bentrok.check(jadwal),
      ...checkJadwalUjian(withJedaMaks(jadwal)),
    }),
  };
  if (settings.isPending) return <ListSkeleton />;
  if (settings.isError) return <ErrorState error={settings.error} retry={settings.refetch} />;
  return (
    <CrudScreen
      title="Jadwal Ujian"
      source={source}
      columns={columns}
      card={({ name, tanggal, jumlah_soal, waktu, peserta }) => ({
        main: name,
        lines: [formatDate(tanggal), `${jumlah_soal} soal · ${waktu} menit · ${peserta} peserta`],
      })}
      rowActions={rowActions}
      nameOf={({ name, tanggal }) => `${name}, ${formatDate(tanggal)}`}
      empty="Belum ada jadwal ujian. Siapkan bank soal dan sesi, lalu tambahkan jadwal."
      initial={{ ...initial, ...settings.data }}
    >
      <JadwalUjianFields />
      {bentrok.field}
    </CrudScreen>
  );
}
