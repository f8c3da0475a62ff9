import DownloadOutlined from '@mui/icons-material/DownloadOutlined';
import { Button } from '@mui/material';
import { useDownload } from '../../../kit/call/use-download.ts';
import { fileAddress } from '../../../kit/upload/file-address.ts';

/** The stored attachment of a bank; only who keeps questions may read it, so that it is fetched with the login. */
export function LampiranLink({ name, mapel }: { name: string; mapel: string }) {
  const download = useDownload();
  return (
    <Button
      startIcon={<DownloadOutlined />}
      disabled={download.isPending}
      onClick={() => download.mutate({ path: fileAddress(name), fileName: `Lampiran ${mapel}.pdf` })}
    >
      Unduh lampiran
    </Button>
  );
}
