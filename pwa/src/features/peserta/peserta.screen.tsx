import PersonSearchOutlined from '@mui/icons-material/PersonSearchOutlined';
import UploadFileOutlined from '@mui/icons-material/UploadFileOutlined';
import { Button } from '@mui/material';
import { dataPeserta } from '@spmb/shared/peserta/calls.ts';
import type { Peserta } from '@spmb/shared/peserta/peserta.schema.ts';
import { useMemo, useState } from 'react';
import { useTitle } from '../../shell/use-title.ts';
import { ChosenBar } from '../../kit/choice/chosen-bar.tsx';
import { Choice, ChoiceLine } from '../../kit/choice/choice.tsx';
import type { Column } from '../../kit/table/column.ts';
import { ListHeader } from '../../kit/list/list-header.tsx';
import { ListView } from '../../kit/list/list-view.tsx';
import { useChosen } from '../../kit/choice/use-chosen.ts';
import { useListAddress } from '../../kit/list/use-list-address.ts';
import { useList } from '../../kit/list/use-list.ts';
import { PrintPeserta } from './print-peserta.tsx';
import { ImportPeserta } from './import-peserta.tsx';
import { PesertaActs } from './peserta-acts.tsx';
import { pesertaCard, pesertaColumns } from './peserta-columns.tsx';
import { RincianDialog } from './rincian-peserta.tsx';
import { useSaringanPeserta } from './use-saringan-peserta.tsx';

/** Participants: list, import, accounts, the desk, cards and lists on paper. */
export function PesertaScreen() {
  useTitle('Data Peserta');
  const address = useListAddress();
  const { narrowed, fields, empty } = useSaringanPeserta();
  const list = useList(dataPeserta, address.query, narrowed);
  const [importing, setImporting] = useState(false);
  const [opened, setOpened] = useState<string>();
  const choice = useChosen();
  const { chosen, toggle } = choice;
  const columns = useMemo(
    (): Column<Peserta>[] => [
      {
        field: 'id',
        label: 'Pilih',
        width: 48,
        sortable: false,
        render: (row) => <Choice row={row} chosen={chosen} toggle={toggle} />,
      },
      ...pesertaColumns,
    ],
    [chosen, toggle],
  );
  const importButton = (
    <Button variant="contained" startIcon={<UploadFileOutlined />} onClick={() => setImporting(true)}>
      Impor
    </Button>
  );
  return (
    <>
      <ListHeader
        title="Data Peserta"
        total={list.data?.total}
        address={address}
        refresh={list.refetch}
        filters={fields}
        actions={
          <>
            <PesertaActs query={address.query} narrowed={narrowed} hasChosen={chosen.size > 0} />
            {importButton}
          </>
        }
      />
      <ChosenBar
        chosen={choice}
        list={dataPeserta}
        narrowed={narrowed}
        query={address.query}
        total={list.data?.total}
      >
        <PrintPeserta chosen={[...chosen]} />
      </ChosenBar>
      <ListView
        label="Data peserta"
        list={list}
        address={address}
        columns={columns}
        actions={[{ label: 'Rincian', icon: <PersonSearchOutlined />, run: ({ id }) => setOpened(id) }]}
        card={(row) => ({
          ...pesertaCard(row),
          main: <ChoiceLine row={row} chosen={chosen} toggle={toggle} />,
        })}
        empty={
          empty ?? {
            text: 'Belum ada peserta. Impor dari Excel: templat kami atau berkas dari aplikasi ujian lain.',
            action: importButton,
          }
        }
      />
      {opened !== undefined && <RincianDialog id={opened} canPrint onClose={() => setOpened(undefined)} />}
      {importing && <ImportPeserta onClose={() => setImporting(false)} />}
    </>
  );
}
