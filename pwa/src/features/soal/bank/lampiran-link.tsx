import { bacaMedia } from '@spmb/shared/media/calls.ts';
import { at } from '@spmb/shared/kernel/call.ts';
import DownloadOutlined from '@mui/icons-material/DownloadOutlined';
import { Button } from '@mui/material';
import { useFile } from '../../../kit/call/use-file.ts';

/** The stored attachment of a bank; only who keeps questions may read it, so that it is fetched with the login. */
export function LampiranLink({ name, mapel }: { name: string; mapel: string }) {
  const download = useFile(at(bacaMedia, { name }));
  return (
    <Button
      startIcon={<DownloadOutlined />}
      disabled={download.isPending}
      onClick={() => download.mutate({ fileName: `Lampiran ${mapel}.pdf` })}
    >
      Unduh lampiran
    </Button>
  );
}
