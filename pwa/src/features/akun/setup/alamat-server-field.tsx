import { useRef } from 'react';
import { AddressChoices } from '../../../shell/display/address-choices.tsx';
import { Checkbox } from '../../../ui/field/checkbox.tsx';
import { TextField } from '../../../ui/field/text-field.tsx';
import type { Setup } from './use-setup.ts';
import { usePilihanAlamat } from './use-pilihan-alamat.ts';

/** The address of the server for phones: offered, typed, tried at once. */
export function AlamatServerField({ setup: { values, errors, change } }: { setup: Setup }) {
  const { alamat_server: value, alamat_tetap } = values;
  const isTouched = useRef(false);
  const { known, ask } = usePilihanAlamat((alamat) => {
    if (!isTouched.current) change('alamat_server', alamat);
  });
  const typed = async () => {
    // As it is stored: with its scheme, without what stands behind it.
    const alamat = (await ask(value))?.ditanya?.alamat;
    if (alamat !== undefined) change('alamat_server', alamat);
  };
  return (
    <>
      <TextField
        label="Alamat server"
        hint="Yang dibuka HP peserta; tercetak di poster dan daftar pintu. Boleh dikosongkan dahulu."
        name="alamat_server"
        value={value}
        error={errors.alamat_server}
        inputMode="url"
        autoCapitalize="none"
        onChange={(event) => {
          isTouched.current = true;
          change('alamat_server', event.target.value);
        }}
        onBlur={() => void typed()}
      />
      <AddressChoices known={known} value={value} choose={(alamat) => change('alamat_server', alamat)} />
      {value.trim() !== '' && (
        <Checkbox checked={alamat_tetap} onChange={(event) => change('alamat_tetap', event.target.checked)}>
          Alamat ini sama setiap hari, jadi boleh dicetak di kartu peserta
        </Checkbox>
      )}
    </>
  );
}
