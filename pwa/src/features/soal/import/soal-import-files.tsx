import { FormControlLabel, Radio, RadioGroup } from '@mui/material';
import { EKSTENSI_BERKAS_SOAL, MAKS_GAMBAR_SOAL } from '@spmb/shared/soal/import/import-soal.schema.ts';
import { MAKS_UNGGAHAN_SOAL } from '@spmb/shared/soal/import/unggahan-soal.ts';
import { FileChooser } from '../../../kit/upload/file-chooser.tsx';
import type { SoalImport } from './use-soal-import.ts';

const oldFormats = {
  '.doc': 'berkas Word lama. Buka di Word, lalu simpan sebagai .docx.',
  '.pdf': 'berkas PDF, yang tidak dapat dibaca sebagai soal. Pakai berkas Word atau Excel aslinya.',
  '.rtf': 'berkas RTF. Buka di Word, lalu simpan sebagai .docx.',
  '.odt': 'berkas LibreOffice. Buka, lalu simpan sebagai .docx.',
  '.ods': 'berkas LibreOffice. Buka, lalu simpan sebagai .xlsx.',
};

/** The file of questions, the pictures that it names, and whether it adds to the bank or replaces it. */
export function SoalImportFiles({ send, asked, check }: Pick<SoalImport, 'send' | 'asked' | 'check'>) {
  const { file, images, cara } = asked;
  const disabled = send.isPending;
  return (
    <>
      <FileChooser
        label="1. Pilih berkas soal"
        accept={EKSTENSI_BERKAS_SOAL}
        maxBytes={MAKS_UNGGAHAN_SOAL}
        files={file ? [file] : []}
        hint={`${EKSTENSI_BERKAS_SOAL.join(', ')}: templat kami, tabel atau paragraf Word, GarudaCBT, Candy, Beesmart, ZYA, Exo, Moodle XML, QTI, GIFT, Aiken, dan tabel lain yang kolomnya dipilih sendiri`}
        disabled={disabled}
        instead={oldFormats}
        onChoose={([chosen]) =>
          chosen && check({ file: chosen, pembagian: '', kelompok: '', peta: undefined })
        }
      />
      <FileChooser
        label="2. Gambar yang disebut berkas (bila ada)"
        accept={['.jpg', '.jpeg', '.png']}
        maxBytes={MAKS_GAMBAR_SOAL}
        files={images}
        multiple
        hint="Gambar Max: 2Mb"
        disabled={disabled}
        onChoose={(chosen) => check({ images: chosen })}
      />
      <RadioGroup
        row
        value={cara}
        onChange={(_, value) => check({ cara: value === 'ganti' ? 'ganti' : 'tambah' })}
        aria-label="Cara impor"
      >
        <FormControlLabel
          value="tambah"
          control={<Radio />}
          label="Tambahkan di belakang soal yang ada"
          disabled={disabled}
        />
        <FormControlLabel
          value="ganti"
          control={<Radio />}
          label="Ganti seluruh isi bank soal"
          disabled={disabled}
        />
      </RadioGroup>
    </>
  );
}
