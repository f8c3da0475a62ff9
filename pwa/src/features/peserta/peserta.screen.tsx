import DownloadOutlined from '@mui/icons-material/DownloadOutlined';
import PersonSearchOutlined from '@mui/icons-material/PersonSearchOutlined';
import UploadFileOutlined from '@mui/icons-material/UploadFileOutlined';
import { Button, MenuItem, TextField } from '@mui/material';
import { dataPeserta, templatPeserta } from '@spmb/shared/peserta/calls.ts';
import type { Peserta } from '@spmb/shared/peserta/peserta.schema.ts';
import { useMemo, useState } from 'react';
import { useTitle } from '../../app/use-title.ts';
import { ChosenBar } from '../../crud/choice/chosen-bar.tsx';
import { Choice, ChoiceLine } from '../../crud/choice/choice.tsx';
import type { Column } from '../../crud/list/column.ts';
import { FoldedActs } from '../../crud/list/folded-acts.tsx';
import { ListHeader } from '../../crud/list/list-header.tsx';
import { ListView } from '../../crud/list/list-view.tsx';
import { TwoLines } from '../../crud/display/two-lines.tsx';
import { ExportButton } from '../../crud/spreadsheet/list-files.tsx';
import { useFile } from '../../crud/port/use-file.ts';
import { useChosen } from '../../crud/choice/use-chosen.ts';
import { useListAddress } from '../../crud/list/use-list-address.ts';
import { useList } from '../../crud/list/use-list.ts';
import { CetakPeserta } from './cetak-peserta.tsx';
import { GenerateAkun } from './generate-akun.tsx';
import { ImporPeserta } from './impor-peserta.tsx';
import { RincianDialog } from './rincian-peserta.tsx';
import { StatusBerkas } from './status-berkas.tsx';
import { belumTexts, useBelum } from './use-belum.ts';

const place = ({ ruang, kursi }: Peserta) => [ruang, kursi].filter(Boolean).join(' / ') || '–';

const dataColumns: Column<Peserta>[] = [
  { field: 'nomor_peserta', label: 'Nomor peserta', width: 132 },
  { field: 'nisn', label: 'NISN', width: 106, minor: true, render: ({ nisn }) => nisn ?? '–' },
  { field: 'nama', label: 'Nama', flex: 1, width: 122, render: ({ nama }) => <TwoLines text={nama} /> },
  { field: 'jenis_kelamin', label: 'L/P', width: 46, minor: true },
  {
    field: 'pil1',
    label: 'Pilihan 1',
    width: 114,
    minor: true,
    sortable: false,
    render: ({ pil1 }) => <TwoLines small text={pil1 ?? '–'} />,
  },
  { field: 'kelas', label: 'Kelas', width: 64, render: ({ kelas }) => kelas ?? '–' },
  { field: 'ruang', label: 'Ruang / kursi', width: 110, render: place },
  { field: 'status', label: 'Berkas', width: 160, render: ({ status }) => <StatusBerkas status={status} /> },
];

/** Participants: list, import, accounts, the desk, cards and lists on paper. */
export function PesertaScreen() {
  useTitle('Data Peserta');
  const address = useListAddress();
  const { belum, choose } = useBelum();
  const narrowed = belum ? { belum } : undefined;
  const list = useList(dataPeserta, address.query, narrowed);
  const download = useFile(templatPeserta);
  const [importing, setImporting] = useState(false);
  const [opened, setOpened] = useState<string>();
  const choice = useChosen();
  const { chosen, toggle } = choice;
  const columns = useMemo(
    (): Column<Peserta>[] => [
      {
        ...{ field: 'id', label: 'Pilih', width: 48, sortable: false },
        render: (row) => <Choice row={row} chosen={chosen} toggle={toggle} />,
      },
      ...dataColumns,
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
        filters={
          <TextField
            select
            size="small"
            label="Tampilkan"
            value={belum}
            onChange={(event) => choose(event.target.value)}
            sx={{ flex: { xs: '1 1 100%', sm: '0 0 220px' } }}
            slotProps={{ select: { displayEmpty: true }, inputLabel: { shrink: true } }}
          >
            <MenuItem value="">Semua peserta</MenuItem>
            {Object.entries(belumTexts).map(([value, { label }]) => (
              <MenuItem key={value} value={value}>
                {label}
              </MenuItem>
            ))}
          </TextField>
        }
        actions={
          <>
            <FoldedActs>
              <Button
                startIcon={<DownloadOutlined />}
                disabled={download.isPending}
                onClick={() => download.mutate({ fileName: 'templat-peserta.xlsx' })}
              >
                Unduh templat
              </Button>
              <ExportButton
                list={dataPeserta}
                label="Data peserta"
                query={address.query}
                narrowed={narrowed}
              />
              <GenerateAkun />
              {chosen.size === 0 && <CetakPeserta chosen={[]} />}
            </FoldedActs>
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
        <CetakPeserta chosen={[...chosen]} />
      </ChosenBar>
      <ListView
        label="Data peserta"
        list={list}
        address={address}
        columns={columns}
        actions={[{ label: 'Rincian', icon: <PersonSearchOutlined />, run: ({ id }) => setOpened(id) }]}
        card={(row) => ({
          main: <ChoiceLine row={row} chosen={chosen} toggle={toggle} />,
          lines: [
            [row.nomor_peserta, row.kelas].filter(Boolean).join(' · '),
            row.pil1 ?? 'Tanpa pilihan',
            place(row),
          ],
          status: <StatusBerkas status={row.status} />,
        })}
        empty={
          belum
            ? { text: belumTexts[belum].done }
            : {
                text: 'Belum ada peserta. Impor dari Excel: templat kami atau berkas dari aplikasi ujian lain.',
                action: importButton,
              }
        }
      />
      {opened !== undefined && <RincianDialog id={opened} canPrint onClose={() => setOpened(undefined)} />}
      {importing && <ImporPeserta onClose={() => setImporting(false)} />}
    </>
  );
}
