import { MenuItem, TextField } from '@mui/material';
import { useState } from 'react';
import { ImportDialog } from '../../kit/spreadsheet/import-dialog.tsx';
import { importPeserta } from '@spmb/shared/peserta/calls.ts';
import { KOLOM_IMPORT } from '@spmb/shared/peserta/import/import-peserta.schema.ts';
import { labelKolomImport } from '@spmb/shared/pendaftaran/label-peserta.ts';
import { kataStatusBerkas } from '@spmb/shared/peserta/status-berkas.ts';

const contoh = [
  ['nomor_peserta', 'Nomor'],
  ['nama', labelKolomImport.nama],
  ['nisn', labelKolomImport.nisn],
  ['jenis_kelamin', 'L/P'],
  ['kelas', labelKolomImport.kelas],
  ['ruang', labelKolomImport.ruang],
  ['pilihan_1', labelKolomImport.pilihan_1],
] as const;

const columns = KOLOM_IMPORT.map((name) => ({
  name,
  label: labelKolomImport[name],
  isNeeded: name === 'nama',
}));

interface ImportPesertaProps {
  /** Code of the file status that is chosen at first; '': takes part in exams only. */
  statusAwal?: string;
  onClose: () => void;
}

/** Import of participants, whose file status is chosen beside the file. */
export function ImportPeserta({ statusAwal = '', onClose }: ImportPesertaProps) {
  const [status, setStatus] = useState(statusAwal);
  return (
    <ImportDialog
      title="Impor data peserta"
      call={importPeserta}
      noun="peserta"
      hint="XLS atau XLSX, paling besar 2 MB: templat kami, GarudaCBT, Candy, Beesmart, ZYA, ExtraordinaryCBT"
      contoh={contoh}
      kunci="Nomor"
      columns={columns}
      fields={{ status_berkas: status }}
      onClose={onClose}
    >
      <TextField
        select
        label="Status berkas peserta baru"
        value={status}
        onChange={(event) => setStatus(event.target.value)}
        helperText="Peserta yang sudah ada tetap dengan statusnya"
        slotProps={{ inputLabel: { shrink: true }, select: { displayEmpty: true } }}
      >
        <MenuItem value="">Hanya peserta ujian</MenuItem>
        {kataStatusBerkas.map((label, code) => (
          <MenuItem key={label} value={String(code)}>
            {label}
          </MenuItem>
        ))}
      </TextField>
    </ImportDialog>
  );
}
