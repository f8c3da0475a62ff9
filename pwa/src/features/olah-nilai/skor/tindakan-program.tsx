import DownloadOutlined from '@mui/icons-material/DownloadOutlined';
import { Button } from '@mui/material';
import { nilaiExport } from '@spmb/shared/olah-nilai/calls.ts';
import { nilaiExportContract } from '@spmb/shared/olah-nilai/nilai.schema.ts';
import { pesanProgram } from '@spmb/shared/publikasi/calls.ts';
import { useState } from 'react';
import { Link as RouterLink } from 'react-router-dom';
import { useFile } from '../../../kit/call/use-file.ts';
import { useMayNilai } from '../program/use-may-nilai.ts';
import { KirimHasilDialog } from '../publikasi/kirim-hasil-dialog.tsx';

interface TindakanProgramProps {
  jurusanId: string;
  name: string;
  /** Only those who lack this are in the file. */
  kurang: string | undefined;
}

/** What is done with all scores of a programme. */
export function TindakanProgram({ jurusanId, name, kurang }: TindakanProgramProps) {
  const download = useFile(nilaiExport);
  const may = useMayNilai();
  const [isTelling, setTelling] = useState(false);
  const input = nilaiExportContract.safeParse({ id: jurusanId, kurang }).data ?? { id: jurusanId };
  return (
    <>
      <Button
        startIcon={<DownloadOutlined />}
        disabled={download.isPending}
        onClick={() => download.mutate({ input, fileName: `Nilai ${name}.xlsx` })}
      >
        {download.isPending ? 'Proses Download Data' : 'Ekspor Excel'}
      </Button>
      {may.seleksi && <Button onClick={() => setTelling(true)}>Pesan pengumuman</Button>}
      <Button variant="contained" component={RouterLink} to={`/backend/olahnilai-wawancara/${jurusanId}`}>
        Isi wawancara
      </Button>
      <Button component={RouterLink} to="/backend/olahnilai-jurusan">
        Tutup
      </Button>
      {isTelling && (
        <KirimHasilDialog
          call={pesanProgram}
          id={jurusanId}
          name={`pemilih pertama ${name}`}
          close={() => setTelling(false)}
        />
      )}
    </>
  );
}
