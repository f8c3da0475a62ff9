import { Box, Tab, Tabs, Typography } from '@mui/material';
import { kepalaHasil } from '@spmb/shared/hasil-ujian/calls.ts';
import type { KepalaHasil } from '@spmb/shared/hasil-ujian/daftar-nilai.schema.ts';
import { at } from '@spmb/shared/kernel/call.ts';
import type { ReactNode } from 'react';
import { Link, useParams, useSearchParams } from 'react-router-dom';
import { formatDay } from '../../shell/format-date.ts';
import { useTitle } from '../../shell/use-title.ts';
import { ErrorState, ListSkeleton } from '../../kit/display/states.tsx';
import { useAnswer } from '../../kit/call/use-answer.ts';
import { AnalisisButir } from './analisis-butir.tsx';
import { DaftarNilai } from './daftar-nilai.tsx';
import { Rekonsiliasi } from './rekonsiliasi.tsx';
import { RekapNilai } from './rekap-nilai.tsx';
import { useMay } from './use-may.ts';

interface Bagian {
  name: string;
  label: string;
  show: (kepala: KepalaHasil) => ReactNode;
}

/** The results of one schedule: scores, summaries, item analysis. Which part is open stands in the address. */
export function HasilJadwalScreen() {
  const { jadwal_ujian_id = '' } = useParams();
  const kepala = useAnswer(at(kepalaHasil, { jadwal_ujian_id }));
  useTitle(kepala.data?.name ?? 'Hasil Ujian');
  const may = useMay();
  const [params] = useSearchParams();
  const bagian: Bagian[] = [
    {
      name: 'nilai',
      label: 'Daftar nilai',
      show: (data) => <DaftarNilai kepala={data} mayPlan={may.jadwal} />,
    },
    { name: 'rekap', label: 'Rekap', show: (data) => <RekapNilai id={data.id} /> },
    ...(may.soal
      ? [
          {
            name: 'butir',
            label: 'Analisis butir',
            show: (data: KepalaHasil) => <AnalisisButir id={data.id} />,
          },
        ]
      : []),
    {
      name: 'rekonsiliasi',
      label: 'Rekonsiliasi',
      show: ({ id }) => <Rekonsiliasi id={id} mayDecide={may.awasi} />,
    },
  ];
  const open = bagian.find(({ name }) => name === params.get('bagian')) ?? bagian[0];
  if (!open || kepala.isPending) return <ListSkeleton />;
  if (!kepala.data) return <ErrorState error={kepala.error} retry={kepala.refetch} />;
  const { name, mapel, tanggal, selesai, peserta, kktp } = kepala.data;
  return (
    <>
      <Typography variant="h1">{name}</Typography>
      <Typography sx={{ color: 'text.secondary', mb: 1 }}>
        {mapel} · {formatDay(tanggal)} · {selesai} selesai dari {peserta} peserta · KKTP {kktp}
      </Typography>
      <Tabs
        value={open.name}
        variant="scrollable"
        allowScrollButtonsMobile
        aria-label="Bagian hasil"
        sx={{ borderBottom: 1, borderColor: 'divider', mb: 2 }}
      >
        {bagian.map((one) => (
          <Tab
            key={one.name}
            id={`bagian-${one.name}`}
            value={one.name}
            label={one.label}
            component={Link}
            to={`?bagian=${one.name}`}
            replace
          />
        ))}
      </Tabs>
      <Box key={open.name} role="tabpanel" aria-labelledby={`bagian-${open.name}`}>
        {open.show(kepala.data)}
      </Box>
    </>
  );
}
