import { Box, FormControl, FormControlLabel, FormLabel, Radio, RadioGroup, Typography } from '@mui/material';
import { profilSekolahResource, themes, type Theme } from '@spmb/shared/sekolah/profil-sekolah.schema.ts';
import { themeColours } from '@spmb/shared/sekolah/tema.ts';
import { useController, type FieldValues } from 'react-hook-form';
import { InputField, SelectField } from '../../../kit/form/form-fields.tsx';
import { UploadField } from '../../../kit/upload/upload-field.tsx';
import { FormSection, FullWidth } from '../../../kit/form/form-section.tsx';

const { labels } = profilSekolahResource;
const picture = { doctype: 'logo', accept: ['.jpg', '.jpeg', '.png'] } as const;

const modes = [
  { value: 'light', label: 'Terang' },
  { value: 'dark', label: 'Gelap' },
];

const words: Record<Theme, string> = {
  red: 'Merah',
  pink: 'Merah muda',
  purple: 'Ungu',
  'deep purple': 'Ungu tua',
  indigo: 'Nila',
  'light blue': 'Biru muda',
  cyan: 'Sian',
  teal: 'Hijau laut',
  green: 'Hijau',
  'light green': 'Hijau muda',
  lemon: 'Lemon',
  yellow: 'Kuning',
  amber: 'Kuning tua',
  orange: 'Jingga',
  'deep orange': 'Jingga tua',
  brown: 'Cokelat',
  'blue grey': 'Abu-abu biru',
  grey: 'Abu-abu',
};

/** Both modes' main colour beside each other. */
function Swatch({ theme }: { theme: Theme }) {
  return (
    <Box component="span" sx={{ display: 'inline-flex', verticalAlign: 'middle', mr: 1 }}>
      {(['light', 'dark'] as const).map((mode) => (
        <Box
          key={mode}
          component="span"
          sx={{ width: 18, height: 18, bgcolor: themeColours(theme, mode)['primary'] }}
        />
      ))}
    </Box>
  );
}

function ThemeField() {
  const { field } = useController<FieldValues>({ name: 'theme' });
  const { ref, ...group } = field;
  const value: unknown = field.value;
  return (
    <FormControl component="fieldset" fullWidth>
      <FormLabel component="legend">{labels.theme}</FormLabel>
      <RadioGroup
        {...group}
        value={value ?? ''}
        sx={{ display: 'grid', gridTemplateColumns: 'repeat(auto-fill, minmax(170px, 1fr))' }}
      >
        {themes.map((theme) => (
          <FormControlLabel
            key={theme}
            value={theme}
            control={<Radio {...(theme === value && { slotProps: { input: { ref } } })} />}
            label={
              <>
                <Swatch theme={theme} />
                {words[theme]}
              </>
            }
          />
        ))}
      </RadioGroup>
    </FormControl>
  );
}

function Picture({ name, width }: { name: string; width: number }) {
  return (
    <Box
      component="img"
      src={`/api/media/${name}`}
      alt=""
      sx={{ display: 'block', width, maxWidth: '100%', height: 96, objectFit: 'contain' }}
    />
  );
}

/** Names, pictures and colours of the application. */
export function Tampilan() {
  return (
    <>
      <FormSection title="Nama aplikasi">
        <InputField name="apps_name" label={labels.apps_name} hint="Kosong: Tes Minat dan Bakat" />
        <InputField name="apps_ver" label={labels.apps_ver} />
        <FullWidth>
          <InputField name="apps_desc" label={labels.apps_desc} rows={2} />
        </FullWidth>
      </FormSection>
      <FormSection title="Gambar dan warna" hint="Gambar JPG atau PNG, paling besar 2 MB.">
        <UploadField
          {...picture}
          name="logo"
          label={labels.logo}
          hint="Di halaman masuk, di kartu, dan di tab peramban"
          show={(name) => <Picture name={name} width={96} />}
        />
        <UploadField
          {...picture}
          name="bg"
          label={labels.bg}
          hint="Di belakang halaman masuk"
          show={(name) => <Picture name={name} width={200} />}
        />
        <UploadField
          {...picture}
          name="bg_nav"
          label={labels.bg_nav}
          hint="Di atas menu panitia"
          show={(name) => <Picture name={name} width={200} />}
        />
        <SelectField
          name="color"
          label={labels.color}
          options={modes}
          hint="Untuk perangkat yang belum memilih sendiri. Dengan Terang, perangkat yang disetel gelap tetap gelap"
        />
        <FullWidth>
          <ThemeField />
          <Typography variant="caption" component="p" sx={{ color: 'text.secondary' }}>
            Kiri untuk mode terang, kanan untuk mode gelap. Warna status tidak berubah.
          </Typography>
        </FullWidth>
      </FormSection>
    </>
  );
}
