import { Box, FormHelperText } from '@mui/material';
import type { Field, Syarat } from '@spmb/shared/pendaftaran/formulir/field.ts';
import { isWajib } from '@spmb/shared/pendaftaran/periksa.ts';
import { memo } from 'react';
import { useController, useFormContext, useWatch } from 'react-hook-form';
import { UploadField } from '../../../kit/upload/upload-field.tsx';
import { bawahannya } from '../form/koreksi/bawahannya.ts';
import { IsianKoreksi } from '../form/koreksi/isian-koreksi.tsx';
import { LihatUnggahan } from './lihat-unggahan.tsx';

interface IsianMejaProps {
  field: Field;
  syarat: Syarat;
}

/** Extensions by what a field takes. */
const gambar = ['.jpg', '.jpeg', '.png'];
const terima = { foto: gambar, dokumen: [...gambar, '.pdf'] };

/** One field of the form at the desk. It draws itself anew only where its own value changes: a form has ninety. */
export const IsianMeja = memo(function IsianMeja({ field, syarat }: IsianMejaProps) {
  const { name, label, hint, jenis } = field;
  const isMust = isWajib(field, syarat) || jenis === 'saklar';
  const said = [hint, !isMust && 'Boleh dikosongkan'].filter(Boolean).join('. ');
  return (
    <Box id={name}>
      {jenis === 'berkas' ? (
        <UploadField
          name={name}
          label={label}
          doctype="peserta"
          accept={terima[field.terima]}
          photo={field.terima === 'foto'}
          {...(said && { hint: said })}
          show={(stored) => <LihatUnggahan nama={stored} label={label} />}
        />
      ) : (
        <IsianTulis field={isMust ? field : { ...field, label: `${label} (boleh kosong)` }} syarat={syarat} />
      )}
    </Box>
  );
});

function IsianTulis({ field, syarat }: IsianMejaProps) {
  const { name, jenis } = field;
  const induk = jenis === 'acuan' ? field.induk : undefined;
  const { field: own, fieldState } = useController({ name });
  const value: unknown = own.value;
  const above: unknown = useWatch({ name: induk ?? name });
  const { setValue, formState } = useFormContext();
  const salah = fieldState.error?.message;
  return (
    <Box
      ref={(box: HTMLElement | null) =>
        own.ref(box?.querySelector('[role=combobox], input, textarea') ?? null)
      }
      onBlur={own.onBlur}
      sx={{ '& .MuiTextField-root': { width: '100%' } }}
    >
      <IsianKoreksi
        field={field}
        terisi={{ [name]: value, ...(induk !== undefined && { [induk]: above }) }}
        syarat={syarat}
        salah={salah}
        onUbah={(changed) => {
          const all = { ...bawahannya(Object.keys(changed)), ...changed };
          const how = { shouldDirty: true, shouldValidate: formState.isSubmitted };
          for (const [one, value] of Object.entries(all)) setValue(one, value, how);
        }}
      />
      {jenis === 'saklar' && salah !== undefined && <FormHelperText error>{salah}</FormHelperText>}
    </Box>
  );
}
