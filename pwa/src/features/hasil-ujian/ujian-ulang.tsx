import { Alert, Box, Stack, Typography } from '@mui/material';
import { rencanaUlang, ujianUlang } from '@spmb/shared/hasil-ujian/calls.ts';
import {
  isianRencanaUlang,
  isianUjianUlang,
  type HasilUlang,
  type IsianUjianUlang,
  type JenisUlang,
} from '@spmb/shared/jadwal-ujian/ujian-ulang.schema.ts';
import { skipToken, useQuery } from '@tanstack/react-query';
import { useWatch, type FieldValues } from 'react-hook-form';
import { ErrorState, ListSkeleton } from '../../kit/display/states.tsx';
import { InputField } from '../../kit/form/form-fields.tsx';
import { FormPanel } from '../../kit/form/form-panel.tsx';
import { useStaffPort } from '../../kit/port/staff-port.ts';
import { useAction } from '../../kit/call/use-action.ts';

const words = {
  susulan: {
    title: 'Jadwalkan susulan',
    hint: 'Untuk peserta yang belum hadir. Baris lamanya tetap tercatat.',
  },
  remedial: {
    title: 'Jadwalkan remedial',
    hint: 'Untuk peserta yang belum tuntas. Nilai aslinya tetap tersimpan.',
  },
} as const;

interface UjianUlangProps {
  jenis: JenisUlang;
  /** Participants' rows. */
  ids: readonly string[];
  onClose: () => void;
  onDone: () => void;
}

const nothing = () => undefined;
const initial = { tanggal_susulan: '', jam_mulai: '', jam_selesai: '', alasan: '' };

/** Gives chosen participants another sitting, after saying who gets one and who does not. */
export function UjianUlang({ jenis, ids, onClose, onDone }: UjianUlangProps) {
  const act = useAction(ujianUlang, 'form');
  return (
    <FormPanel<IsianUjianUlang>
      title={`${words[jenis].title} (${ids.length} dipilih)`}
      look="dialog"
      schema={isianUjianUlang}
      initial={{ ...initial, jenis, ids }}
      submitLabel="JADWALKAN"
      submit={async (values) => {
        await act.mutateAsync(values);
        onDone();
      }}
      address={{ hasLeft: false, onClose, onStay: nothing, onDirty: nothing }}
    >
      <Typography sx={{ color: 'text.secondary' }}>{words[jenis].hint}</Typography>
      <InputField name="tanggal_susulan" label="Tanggal" type="date" />
      <Box sx={{ display: 'grid', gridTemplateColumns: '1fr 1fr', gap: 2 }}>
        <InputField name="jam_mulai" label="Jam mulai" type="time" />
        <InputField name="jam_selesai" label="Jam selesai" type="time" />
      </Box>
      <Rencana />
      <InputField name="alasan" label="Alasan" hint="Dicatat di Riwayat Perubahan" />
    </FormPanel>
  );
}

/** What the act would do, as soon as its time is known. */
function Rencana() {
  const port = useStaffPort();
  const { data: asked } = isianRencanaUlang.safeParse(useWatch<FieldValues>());
  const plan = useQuery({
    queryKey: ['list', rencanaUlang.path, asked],
    queryFn: asked ? () => port.call(rencanaUlang, asked) : skipToken,
    retry: false,
  });
  if (!asked) return null;
  if (plan.isError) return <ErrorState error={plan.error} retry={plan.refetch} />;
  return plan.data ? <Akibat hasil={plan.data} /> : <ListSkeleton rows={2} />;
}

function Akibat({ hasil: { dibuat, dilewati } }: { hasil: HasilUlang }) {
  return (
    <Stack role="status" sx={{ gap: 1 }}>
      <Alert severity={dibuat > 0 ? 'success' : 'warning'}>
        {dibuat > 0 ? `${dibuat} peserta akan dijadwalkan.` : 'Tidak ada peserta yang dapat dijadwalkan.'}
      </Alert>
      {dilewati.length > 0 && (
        <Alert severity="info">
          {dilewati.length} dilewati:
          <Box component="ul" sx={{ m: 0, pl: 2.5, maxHeight: 160, overflow: 'auto' }} tabIndex={0}>
            {dilewati.map(({ id, nama, alasan }) => (
              <li key={id}>
                {nama}: {alasan}
              </li>
            ))}
          </Box>
        </Alert>
      )}
    </Stack>
  );
}
