import { Button } from '@mui/material';
import * as calls from '@spmb/shared/wilayah/calls.ts';
import { useFormContext, useWatch, type FieldValues } from 'react-hook-form';
import { SelectField } from '../../../kit/form/form-fields.tsx';
import { messageOf } from '../../../kit/port/staff-port.ts';
import { useOptions } from '../../../kit/list/use-list.ts';

const regions = [
  { name: 'province_id', label: 'Provinsi', call: calls.provinsiCombo, above: '' },
  { name: 'regency_id', label: 'Kabupaten/Kota', call: calls.kabupatenCombo, above: 'provinsi' },
  {
    name: 'district_id',
    label: 'Kecamatan',
    call: calls.kecamatanCombo,
    above: 'kabupaten/kota',
  },
  { name: 'village_id', label: 'Desa/Kelurahan', call: calls.desaCombo, above: 'kecamatan' },
] as const;

/**
 * Province, regency, district and village: the form's fields `province_id`, `regency_id`, `district_id`, `village_id`.
 * A choice offers what lies in it, and empties the choices below.
 */
export function RegionFields() {
  return regions.map((region, level) => <RegionField key={region.name} level={level} />);
}

function RegionField({ level }: { level: number }) {
  const { setValue } = useFormContext();
  const region = regions[level] ?? regions[0];
  const parent = regions[level - 1]?.name;
  const chosen: unknown = useWatch<FieldValues>({ name: parent ?? region.name });
  const isOpen = parent === undefined || (typeof chosen === 'string' && chosen !== '');
  const options = useOptions(region.call, parent && { [parent]: chosen }, isOpen);
  return (
    <div>
      <SelectField
        name={region.name}
        label={region.label}
        options={options.data ?? []}
        loading={isOpen && options.isPending}
        disabled={!isOpen}
        none={isOpen ? 'Belum dipilih' : `Pilih ${region.above} dulu`}
        onPick={() => {
          for (const { name } of regions.slice(level + 1)) setValue(name, '', { shouldDirty: true });
        }}
      />
      {options.isError && (
        <Button color="error" size="small" onClick={() => void options.refetch()}>
          {messageOf(options.error)} Coba lagi
        </Button>
      )}
    </div>
  );
}
