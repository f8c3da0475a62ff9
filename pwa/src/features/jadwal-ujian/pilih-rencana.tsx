import { Alert, Button, Link, Stack } from '@mui/material';
import type { JadwalUjian } from '@spmb/shared/jadwal-ujian/jadwal-ujian.schema.ts';
import type { Sesi } from '@spmb/shared/jadwal-ujian/sesi.schema.ts';
import { isianRencana, type IsianRencana } from '@spmb/shared/jadwal-ujian/rencana.schema.ts';
import type { Ruang } from '@spmb/shared/ruang/ruang.schema.ts';
import { withDot } from '@spmb/shared/kernel/zone.ts';
import { Link as RouterLink } from 'react-router-dom';
import { FormProvider, useForm, type FieldValues } from 'react-hook-form';
import { CheckListField } from '../../kit/form/check-list-field.tsx';
import { schemaResolver } from '../../kit/form/schema-resolver.ts';
import { Footer } from './footer.tsx';

export interface PilihanRencana {
  jadwals: readonly JadwalUjian[];
  sesis: readonly Sesi[];
  ruangs: readonly Ruang[];
}

interface PilihRencanaProps extends PilihanRencana {
  initial: IsianRencana;
  onChosen: (chosen: IsianRencana) => void;
}

const check = ({ jadwal_ujian_ids }: IsianRencana): Record<string, string> =>
  jadwal_ujian_ids.length === 0 ? { jadwal_ujian_ids: 'Pilih paling sedikit satu jadwal.' } : {};

/** Which schedules, in which sessions and rooms. */
export function PilihRencana({ jadwals, sesis, ruangs, initial, onChosen }: PilihRencanaProps) {
  const form = useForm<FieldValues, unknown, IsianRencana>({
    defaultValues: initial,
    resolver: schemaResolver(isianRencana, check),
  });
  return (
    <FormProvider {...form}>
      <Stack
        component="form"
        noValidate
        onSubmit={(event) => void form.handleSubmit(onChosen)(event)}
        sx={{ flex: 1 }}
      >
        <Stack sx={{ p: 2, gap: 3, flex: 1 }}>
          <CheckListField
            name="jadwal_ujian_ids"
            label="Jadwal"
            hint="Semua jadwal seorang peserta ditaruh di sesi dan kursi yang sama"
            options={jadwals.map(({ id, name, waktu }) => ({ value: id, label: `${name} (${waktu} menit)` }))}
          />
          <CheckListField
            name="sesi_ids"
            label="Sesi"
            hint="Diisi berurutan menurut jam mulai"
            options={sesis.map(({ id, name, jam_mulai, jam_selesai }) => ({
              value: id,
              label: `${name} (${withDot(jam_mulai)}–${withDot(jam_selesai)})`,
            }))}
          />
          {ruangs.length === 0 ? (
            <TanpaRuang />
          ) : (
            <CheckListField
              name="ruang_ids"
              label="Ruang"
              hint="Diisi berurutan menurut nama; peserta yang sudah punya ruang di daftarnya tetap di sana. Tanpa centang: tidak memakai ruang"
              options={ruangs.map(({ id, name, kapasitas }) => ({
                value: id,
                label: `${name} (${kapasitas} kursi)`,
              }))}
            />
          )}
        </Stack>
        <Footer>
          <Button type="submit" variant="contained">
            Lihat rencana
          </Button>
        </Footer>
      </Stack>
    </FormProvider>
  );
}

/** Where no rooms are kept: what then happens, and where they are added. */
function TanpaRuang() {
  return (
    <Alert severity="info">
      Belum ada ruang, jadi peserta tanpa ruang di daftarnya dijadwalkan tanpa ruang.{' '}
      <Link component={RouterLink} to="/backend/master-ruang">
        Tambah ruang
      </Link>
    </Alert>
  );
}
