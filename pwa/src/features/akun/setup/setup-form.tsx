import { petunjukKataSandi } from '@spmb/shared/akun/kata-sandi.ts';
import { Button } from '../../../ui/button.tsx';
import { PasswordField } from '../../../ui/field/password-field.tsx';
import { SelectField } from '../../../ui/field/select-field.tsx';
import { TextField } from '../../../ui/field/text-field.tsx';
import { AlamatServerField } from './alamat-server-field.tsx';
import { FailureBox } from '../login/failure-box.tsx';
import type { Setup, SetupValues } from './use-setup.ts';

const zoneOptions = [
  { value: 'WIB', label: 'WIB (Indonesia Barat)' },
  { value: 'WITA', label: 'WITA (Indonesia Tengah)' },
  { value: 'WIT', label: 'WIT (Indonesia Timur)' },
];

/** Fields of the set-up. */
export function SetupForm({ setup }: { setup: Setup }) {
  const bind = (field: Exclude<keyof SetupValues, 'alamat_tetap'>) => ({
    name: field,
    value: setup.values[field],
    error: setup.errors[field],
    onChange: (event: { target: { value: string } }) => {
      setup.change(field, event.target.value);
    },
  });
  return (
    <form
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        void setup.send();
      }}
    >
      <fieldset>
        <legend>Sekolah</legend>
        <TextField label="Nama sekolah" autoFocus {...bind('nama_sekolah')} />
        <SelectField label="Zona waktu" options={zoneOptions} {...bind('zona')} />
        <TextField
          label="Nama Wi-Fi ujian (boleh dikosongkan)"
          hint="Ditunjukkan kepada peserta ketika perangkatnya terputus."
          {...bind('wifi_nama')}
        />
        <AlamatServerField setup={setup} />
      </fieldset>
      <fieldset>
        <legend>Administrator pertama</legend>
        <TextField label="Nama" autoComplete="name" {...bind('username')} />
        <TextField
          label="Nama masuk"
          hint="Alamat email atau satu kata tanpa spasi."
          autoComplete="username"
          autoCapitalize="none"
          {...bind('email')}
        />
        <PasswordField
          label="Kata sandi"
          hint={petunjukKataSandi('administrator')}
          autoComplete="new-password"
          {...bind('userpass')}
        />
        <PasswordField label="Ulangi kata sandi" autoComplete="new-password" {...bind('repass')} />
      </fieldset>
      <FailureBox failure={setup.failure} />
      <Button type="submit" look="main" disabled={setup.sending}>
        Simpan dan mulai
      </Button>
    </form>
  );
}
