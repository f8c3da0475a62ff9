import { callsOf } from '@spmb/shared/resource-calls.ts';
import { withDot } from '@spmb/shared/kernel/zone.ts';
import { warnSesi } from '@spmb/shared/jadwal-ujian/plan/bentrok.ts';
import { checkSesi, sesiResource, type IsianSesi, type Sesi } from '@spmb/shared/jadwal-ujian/sesi.schema.ts';
import { useAppInfo } from '../../shell/services.tsx';
import { useTitle } from '../../shell/use-title.ts';
import type { Column } from '../../kit/table/column.ts';
import { CrudScreen } from '../../kit/crud/crud-screen.tsx';
import { useAll } from '../../kit/list/use-list.ts';
import { useListAddress } from '../../kit/list/use-list-address.ts';
import { InputField } from '../../kit/form/form-fields.tsx';
import { useBentrok } from './use-bentrok.tsx';

const { labels } = sesiResource;

const columns: Column<Sesi>[] = [
  { field: 'name', label: labels.name, flex: 1, width: 160 },
  { field: 'jam_mulai', label: labels.jam_mulai, width: 120, align: 'right' },
  { field: 'jam_selesai', label: labels.jam_selesai, width: 120, align: 'right' },
];

/** Exam sessions of a day. */
export function SesiScreen() {
  useTitle('Sesi Ujian');
  const { zona } = useAppInfo();
  const { form } = useListAddress();
  const sesis = useAll(callsOf(sesiResource).list);
  const lain = (sesis.data ?? []).filter(({ id }) => id !== form);
  const stored = sesis.data?.find(({ id }) => id === form);
  const bentrok = useBentrok<IsianSesi>(sesiResource.fields, (sesi) => warnSesi(sesi, lain, stored));
  const source = {
    ...sesiResource,
    check: (sesi: IsianSesi) => ({ ...bentrok.check(sesi), ...checkSesi(sesi) }),
  };
  return (
    <CrudScreen
      title="Sesi Ujian"
      source={source}
      columns={columns}
      card={({ name, jam_mulai, jam_selesai }) => ({
        main: name,
        lines: [`${withDot(jam_mulai)}–${withDot(jam_selesai)} ${zona}`],
      })}
      nameOf={({ name }) => name}
      empty="Belum ada sesi. Tambahkan sesi dengan jam mulai dan jam selesai, lalu buat jadwal ujian."
      initial={{ name: '', jam_mulai: '', jam_selesai: '' }}
    >
      <InputField name="name" label={labels.name} hint="Misalnya Sesi 1" autoFocus />
      <InputField name="jam_mulai" label={labels.jam_mulai} type="time" hint={`Waktu ${zona}`} />
      <InputField
        name="jam_selesai"
        label={labels.jam_selesai}
        type="time"
        hint="Bila tidak sesudah jam mulai, sesi selesai pada hari berikutnya"
      />
      {bentrok.field}
    </CrudScreen>
  );
}
