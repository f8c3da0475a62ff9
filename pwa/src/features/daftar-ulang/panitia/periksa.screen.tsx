import DownloadOutlined from '@mui/icons-material/DownloadOutlined';
import FactCheckOutlined from '@mui/icons-material/FactCheckOutlined';
import { Button } from '@mui/material';
import { daftarDaftarUlang, exportDaftarUlang, programDaftarUlang } from '@spmb/shared/daftar-ulang/calls.ts';
import type { BarisDaftarUlang } from '@spmb/shared/daftar-ulang/daftar-ulang.ts';
import { at } from '@spmb/shared/kernel/call.ts';
import { useMemo, useState } from 'react';
import { Link as RouterLink, useParams } from 'react-router-dom';
import { useTitle } from '../../../shell/use-title.ts';
import { useFile } from '../../../kit/call/use-file.ts';
import { ListHeader } from '../../../kit/list/list-header.tsx';
import { ListView } from '../../../kit/list/list-view.tsx';
import { useListAddress } from '../../../kit/list/use-list-address.ts';
import { useAll, useList } from '../../../kit/list/use-list.ts';
import type { RowAction } from '../../../kit/table/column.ts';
import { Cadangan } from './cadangan.tsx';
import { kolomDaftarUlang } from './kolom-daftar-ulang.tsx';
import { LewatBatas } from './lewat-batas.tsx';
import { PeriksaDialog } from './periksa-dialog.tsx';
import { StatusDaftarUlangChip } from './status-daftar-ulang.tsx';

/** Everybody who is accepted in a programme: each is checked, late ones are committed, the reserve moves up. */
export function PeriksaScreen() {
  const { jurusan_id = '' } = useParams();
  const call = at(daftarDaftarUlang, { jurusan_id });
  const program = useAll(programDaftarUlang).data?.find(({ id }) => id === jurusan_id);
  const title = program?.name ?? 'Daftar Ulang';
  useTitle(title);
  const address = useListAddress();
  const list = useList(call, address.query);
  const all = useAll(call).data ?? [];
  const download = useFile(exportDaftarUlang);
  const [opened, setOpened] = useState<string>();
  const actions = useMemo<RowAction<BarisDaftarUlang>[]>(
    () => [
      { label: 'Periksa', icon: <FactCheckOutlined fontSize="small" />, run: ({ id }) => setOpened(id) },
    ],
    [],
  );
  return (
    <>
      <ListHeader
        title={title}
        total={list.data?.total}
        address={address}
        refresh={list.refetch}
        actions={
          <>
            <Button
              startIcon={<DownloadOutlined />}
              disabled={download.isPending}
              onClick={() =>
                download.mutate({ input: { id: jurusan_id }, fileName: `Daftar ulang ${title}.xlsx` })
              }
            >
              {download.isPending ? 'Proses Download Data' : 'Ekspor Excel'}
            </Button>
            <Button component={RouterLink} to="/backend/daftar-ulang-jurusan">
              Tutup
            </Button>
          </>
        }
      />
      <LewatBatas jurusanId={jurusan_id} rows={all.filter(({ lewat_batas }) => lewat_batas)} />
      <Cadangan jurusanId={jurusan_id} />
      <ListView
        label={title}
        list={list}
        address={address}
        columns={kolomDaftarUlang}
        numbered
        card={cardOf}
        actions={actions}
        empty={{
          text: 'Belum ada pendaftar yang diterima di program ini, atau hasilnya belum diumumkan.',
        }}
      />
      {opened !== undefined && (
        <PeriksaDialog
          jurusanId={jurusan_id}
          rows={all}
          id={opened}
          open={setOpened}
          close={() => setOpened(undefined)}
        />
      )}
    </>
  );
}

const cardOf = (row: BarisDaftarUlang) => ({
  main: row.nama,
  lines: [row.sekolah, row.telp],
  status: <StatusDaftarUlangChip {...row} />,
});
