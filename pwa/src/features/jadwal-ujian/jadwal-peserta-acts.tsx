import DownloadOutlined from '@mui/icons-material/DownloadOutlined';
import MailOutlined from '@mui/icons-material/MailOutlined';
import PrintOutlined from '@mui/icons-material/PrintOutlined';
import VisibilityOutlined from '@mui/icons-material/VisibilityOutlined';
import { Button } from '@mui/material';
import { downloadJadwalPeserta } from '@spmb/shared/jadwal-ujian/calls.ts';
import type { TanggalSesi } from '@spmb/shared/jadwal-ujian/jadwal-peserta.schema.ts';
import { Link } from 'react-router-dom';
import { FoldedActs } from '../../kit/list/folded-acts.tsx';
import { useFile } from '../../kit/call/use-file.ts';
import type { JadwalPesertaAct } from './jadwal-peserta-dialogs.tsx';

interface JadwalPesertaActsProps {
  at: TanggalSesi;
  /** There is nobody to do anything to. */
  isEmpty: boolean;
  onAct: (act: JadwalPesertaAct) => void;
}

/** What can be done with all rows of a session. */
export function JadwalPesertaActs({ at, isEmpty, onAct }: JadwalPesertaActsProps) {
  const download = useFile(downloadJadwalPeserta);
  const { tanggal, jadwal_ujian_sesi_id: sesi } = at;
  return (
    <FoldedActs>
      <Button
        startIcon={<DownloadOutlined />}
        disabled={isEmpty || download.isPending}
        onClick={() => download.mutate({ input: at, fileName: `Jadwal peserta ${tanggal}.xlsx` })}
      >
        Download
      </Button>
      <Button
        startIcon={<PrintOutlined />}
        component={Link}
        to={`/backend/kertas-ujian?tanggal=${tanggal}&sesi=${sesi}`}
      >
        Cetak per ruang
      </Button>
      <Button startIcon={<VisibilityOutlined />} onClick={() => onAct('pengawas')}>
        Pengawas
      </Button>
      <Button startIcon={<MailOutlined />} disabled={isEmpty} onClick={() => onAct('pesan')}>
        Kirim pesan
      </Button>
      <Button color="error" disabled={isEmpty} onClick={() => onAct('reset')}>
        Reset
      </Button>
    </FoldedActs>
  );
}
