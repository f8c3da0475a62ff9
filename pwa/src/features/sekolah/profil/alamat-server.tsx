import { alamatServer } from '@spmb/shared/sekolah/calls.ts';
import { profilSekolahResource } from '@spmb/shared/sekolah/profil-sekolah.schema.ts';
import { Box } from '@mui/material';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useFormContext, useWatch } from 'react-hook-form';
import { AddressChoices } from '../../../shell/display/address-choices.tsx';
import { InputField, SwitchField } from '../../../kit/form/form-fields.tsx';
import { FullWidth } from '../../../kit/form/form-section.tsx';
import { useStaffPort } from '../../../kit/port/staff-port.ts';

const { labels } = profilSekolahResource;

/** The address of the server for phones: offered, typed, tried at once; and whether it stays. */
export function AlamatServer() {
  const port = useStaffPort();
  const { setValue } = useFormContext();
  const value = String(useWatch({ name: 'alamat_server' }) ?? '');
  const [asked, setAsked] = useState(value);
  const known = useQuery({
    queryKey: ['alamat-server', asked],
    queryFn: () => port.call(alamatServer, { alamat: asked }),
    placeholderData: keepPreviousData,
  });
  const choose = (alamat: string) =>
    setValue('alamat_server', alamat, { shouldDirty: true, shouldValidate: true });
  return (
    <>
      <Box onBlur={() => setAsked(value)}>
        <InputField
          name="alamat_server"
          label={labels.alamat_server}
          hint="Yang dibuka HP peserta, misalnya http://192.168.1.10:8080 atau http://ujian.local"
        />
      </Box>
      <FullWidth>
        <AddressChoices known={known.data} value={value} choose={choose} />
      </FullWidth>
      <FullWidth>
        <SwitchField
          name="alamat_tetap"
          label={labels.alamat_tetap}
          hint="Nyalakan bila alamat itu sama setiap hari. Hanya saat menyala kartu peserta memuat alamat dan kode QR; kertas satu sesi selalu memuatnya."
        />
      </FullWidth>
    </>
  );
}
