import { Autocomplete, FormControlLabel, MenuItem, Switch, TextField } from '@mui/material';
import { acuanCombo, type PilihanAcuan } from '@spmb/shared/pendaftaran/acuan-combo.ts';
import type { Acuan, Field, Syarat, Terisi } from '@spmb/shared/pendaftaran/formulir/field.ts';
import { MissingChoices } from '../../../../kit/form/form-fields.tsx';
import { useOptions } from '../../../../kit/list/use-list.ts';

interface IsianKoreksiProps<Of extends Field = Field> {
  field: Of;
  terisi: Terisi;
  syarat: Syarat;
  salah: string | undefined;
  onUbah: (changed: Record<string, unknown>) => void;
}

const textOf = (value: unknown) =>
  typeof value === 'string' || typeof value === 'number' ? String(value) : '';

/** One field of the form as staff correct it, by its kind. */
export function IsianKoreksi(props: IsianKoreksiProps) {
  const { field, terisi, syarat, salah, onUbah } = props;
  const { name, label, hint, jenis } = field;
  const value = terisi[name];
  if (jenis === 'acuan') return <AcuanKoreksi {...props} field={field} />;
  if (jenis === 'saklar')
    return (
      <FormControlLabel
        control={<Switch checked={value === true} onChange={(_, isOn) => onUbah({ [name]: isOn })} />}
        label={label}
      />
    );
  const isTanggal = jenis === 'tanggal';
  return (
    <TextField
      select={jenis === 'pilih'}
      label={jenis === 'angka' && field.satuan ? `${label} (${field.satuan})` : label}
      type={isTanggal ? 'date' : 'text'}
      value={textOf(value)}
      error={salah !== undefined}
      helperText={salah ?? hint}
      onChange={({ target }) => onUbah({ [name]: target.value })}
      slotProps={{
        ...(isTanggal && { inputLabel: { shrink: true } }),
        ...(jenis === 'angka' && { htmlInput: { inputMode: 'decimal' } }),
      }}
    >
      {jenis === 'pilih' &&
        field.pilihan(syarat).map((one) => (
          <MenuItem key={one.value} value={one.value}>
            {one.label}
          </MenuItem>
        ))}
    </TextField>
  );
}

/** A record of a list; what lies in another one waits for it, and a school brings its NPSN. */
function AcuanKoreksi({ field, terisi, salah, onUbah }: IsianKoreksiProps<Acuan>) {
  const { name, label, dari, induk } = field;
  const within = induk === undefined ? undefined : { [induk]: terisi[induk] };
  const isReady = induk === undefined || textOf(terisi[induk]) !== '';
  const pilihan = useOptions<Terisi | undefined>(acuanCombo[dari], within, isReady);
  const options: readonly PilihanAcuan[] = pilihan.data ?? [];
  return (
    <>
      <Autocomplete
        options={options}
        disabled={!isReady}
        loading={pilihan.isFetching}
        value={options.find(({ value }) => value === terisi[name]) ?? null}
        getOptionKey={({ value }) => value}
        getOptionLabel={(one) => one.label}
        noOptionsText="Tidak ada pilihan dengan nama ini"
        loadingText="Memuat pilihan…"
        onChange={(_, chosen) =>
          onUbah({
            [name]: chosen?.value ?? null,
            ...(chosen?.npsn && /^\d{8}$/.test(chosen.npsn) && { npsn: chosen.npsn }),
          })
        }
        renderInput={(params) => (
          <TextField {...params} label={label} error={salah !== undefined} helperText={salah} />
        )}
      />
      {pilihan.isError && <MissingChoices label={label} retry={pilihan.refetch} />}
    </>
  );
}
