import DownloadOutlined from '@mui/icons-material/DownloadOutlined';
import { Button } from '@mui/material';
import { daftarVerified, downloadVerified } from '@spmb/shared/verifikasi/calls.ts';
import { useMutation } from '@tanstack/react-query';
import { useFile } from '../../../kit/call/use-file.ts';
import { noticeOf } from '../../../kit/display/error-detail.tsx';
import type { ListQuery } from '../../../kit/list/page-of-rows.ts';
import { readAllIds, type Narrowed } from '../../../kit/list/use-list.ts';
import { useStaffPort } from '../../../kit/port/staff-port.ts';
import { useNotify } from '../../../ui/notices.tsx';

interface DownloadVerifiedProps {
  query: ListQuery;
  narrowed: Narrowed;
  /** Rows that the list finds. */
  total: number;
}

/** The forms of all files that the list finds as a workbook, in its order. */
export function DownloadVerified({ query, narrowed, total }: DownloadVerifiedProps) {
  const port = useStaffPort();
  const notify = useNotify();
  const download = useFile(downloadVerified);
  const find = useMutation({
    mutationFn: () => readAllIds(port, daftarVerified, query, narrowed),
    onSuccess: (ids) => download.mutate({ input: { ids }, fileName: 'Berkas terverifikasi.xlsx' }),
    onError: (error) => notify('error', noticeOf(error)),
  });
  const isBusy = find.isPending || download.isPending;
  return (
    // No id would mean everybody's.
    <Button startIcon={<DownloadOutlined />} disabled={isBusy || total === 0} onClick={() => find.mutate()}>
      {isBusy ? 'Menyiapkan…' : 'Unduh Excel'}
    </Button>
  );
}
