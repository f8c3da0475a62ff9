import { Alert, FormControl, FormControlLabel, FormLabel, Radio, RadioGroup, Stack } from '@mui/material';
import type { HasilImportSoal } from '@spmb/shared/soal/import/hasil-import-soal.schema.ts';
import type { AskedImport } from './use-soal-import.ts';

interface SoalKelompokProps {
  report: HasilImportSoal;
  asked: Pick<AskedImport, 'pembagian' | 'kelompok'>;
  disabled: boolean;
  onChoose: (choice: Pick<AskedImport, 'pembagian' | 'kelompok'>) => void;
}

/** What becomes of a file with questions for several religions or specialisations: a bank for each, one of them, or all. */
export function SoalKelompok({
  report: { kelompok: groups, bank },
  asked,
  disabled,
  onChoose,
}: SoalKelompokProps) {
  const names = groups.map(({ nama, jumlah }) => `${nama} (${jumlah} soal)`).join(', ');
  return (
    <Stack sx={{ gap: 1 }}>
      <Alert severity="warning">
        Berkas ini berisi soal untuk kelompok yang berbeda: {names}. Peserta hanya boleh mendapat soal
        kelompoknya.
      </Alert>
      <FormControl disabled={disabled}>
        <FormLabel id="pembagian">Soal tiap kelompok</FormLabel>
        <RadioGroup
          aria-labelledby="pembagian"
          value={asked.pembagian === 'satu' ? `satu ${asked.kelompok}` : asked.pembagian}
          onChange={(_, value) => {
            if (value === 'pecah' || value === 'gabung') onChoose({ pembagian: value, kelompok: '' });
            else onChoose({ pembagian: 'satu', kelompok: value.slice('satu '.length) });
          }}
        >
          <FormControlLabel
            value="pecah"
            control={<Radio />}
            label="Buat satu bank soal untuk tiap kelompok"
          />
          {groups.map(({ nama }) => (
            <FormControlLabel
              key={nama}
              value={`satu ${nama}`}
              control={<Radio />}
              label={`Hanya soal ${nama}, ke bank ini`}
            />
          ))}
          <FormControlLabel value="gabung" control={<Radio />} label="Semua dicampur di bank ini" />
        </RadioGroup>
      </FormControl>
      {bank.length > 0 && (
        <Alert severity="info">
          Bank soal yang diisi:{' '}
          {bank.map(({ mapel, baru, tetap }) => `${mapel} (${baru} baru, ${tetap} sudah ada)`).join('; ')}.
        </Alert>
      )}
    </Stack>
  );
}
