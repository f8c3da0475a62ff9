import { callsOf } from '@spmb/shared/resource-calls.ts';
import { ruangResource } from '@spmb/shared/ruang/ruang.schema.ts';
import { jadwalUjianResource } from '@spmb/shared/jadwal-ujian/jadwal-ujian.schema.ts';
import { sesiResource } from '@spmb/shared/jadwal-ujian/sesi.schema.ts';
import CloseOutlined from '@mui/icons-material/CloseOutlined';
import { Button, IconButton, Stack, Typography } from '@mui/material';
import type { HasilGenerate } from '@spmb/shared/jadwal-ujian/jadwal-peserta.schema.ts';
import type { IsianRencana } from '@spmb/shared/jadwal-ujian/rencana.schema.ts';
import { useState } from 'react';
import { Link as RouterLink } from 'react-router-dom';
import { formatDay } from '../../shell/format-date.ts';
import { EmptyState, ErrorState, ListSkeleton } from '../../kit/display/states.tsx';
import { FormFrame } from '../../kit/frame/form-frame.tsx';
import { useAll } from '../../kit/list/use-list.ts';
import { PilihRencana, type PilihanRencana } from './pilih-rencana.tsx';
import { TampilRencana } from './tampil-rencana.tsx';

interface BuatJadwalProps {
  tanggal: string;
  /** Session that is chosen already; '' for none. */
  sesi: string;
  onDone: (result: HasilGenerate) => void;
  onClose: () => void;
}

/** Spreads the participants of a date over sessions and rooms: choose, look at the plan, carry it out. */
export function BuatJadwal({ tanggal, sesi, onDone, onClose }: BuatJadwalProps) {
  const jadwals = useAll(callsOf(jadwalUjianResource).list);
  const sesis = useAll(callsOf(sesiResource).list);
  const ruangs = useAll(callsOf(ruangResource).list);
  const failed = [jadwals, sesis, ruangs].find(({ isError, data }) => isError && !data);
  return (
    <FormFrame look="side" title="Generate jadwal peserta" onClose={onClose}>
      <Stack direction="row" sx={{ alignItems: 'center', p: 2, borderBottom: 1, borderColor: 'divider' }}>
        <Stack sx={{ flex: 1 }}>
          <Typography variant="h2">Generate jadwal peserta</Typography>
          <Typography variant="body2" sx={{ color: 'text.secondary' }}>
            {formatDay(tanggal)}
          </Typography>
        </Stack>
        <IconButton aria-label="Tutup" onClick={onClose}>
          <CloseOutlined />
        </IconButton>
      </Stack>
      {failed ? (
        <ErrorState error={failed.error} retry={failed.refetch} />
      ) : jadwals.data && sesis.data && ruangs.data ? (
        <Steps
          tanggal={tanggal}
          sesi={sesi}
          jadwals={jadwals.data.filter((one) => one.tanggal === tanggal)}
          sesis={sesis.data}
          ruangs={ruangs.data}
          onDone={onDone}
        />
      ) : (
        <ListSkeleton />
      )}
    </FormFrame>
  );
}

type StepsProps = PilihanRencana & Pick<BuatJadwalProps, 'tanggal' | 'sesi' | 'onDone'>;

function Steps({ tanggal, sesi, onDone, ...pilihan }: StepsProps) {
  const { jadwals, sesis, ruangs } = pilihan;
  const [isian, setIsian] = useState<IsianRencana>({
    tanggal,
    jadwal_ujian_ids: jadwals.map(({ id }) => id),
    sesi_ids: sesis.filter(({ id }) => sesi === '' || id === sesi).map(({ id }) => id),
    ruang_ids: ruangs.map(({ id }) => id),
  });
  const [isShown, setIsShown] = useState(false);
  if (jadwals.length === 0 || sesis.length === 0) {
    const [what, route] =
      sesis.length === 0 ? ['Sesi Ujian', 'jadwal-ujian-sesi'] : ['Jadwal Ujian', 'jadwal-ujian'];
    return (
      <EmptyState
        text={sesis.length === 0 ? 'Belum ada sesi ujian.' : 'Belum ada jadwal ujian pada tanggal ini.'}
        action={
          <Button component={RouterLink} to={`/backend/${route}`} variant="contained">
            Buka {what}
          </Button>
        }
      />
    );
  }
  if (isShown) return <TampilRencana isian={isian} onBack={() => setIsShown(false)} onDone={onDone} />;
  return (
    <PilihRencana
      {...pilihan}
      initial={isian}
      onChosen={(chosen) => {
        setIsian(chosen);
        setIsShown(true);
      }}
    />
  );
}
