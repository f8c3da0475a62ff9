import VisibilityOutlined from '@mui/icons-material/VisibilityOutlined';
import GavelOutlined from '@mui/icons-material/GavelOutlined';
import { Button, Stack } from '@mui/material';
import { rekonsiliasi } from '@spmb/shared/hasil-ujian/calls.ts';
import type { UjianRekonsiliasi } from '@spmb/shared/hasil-ujian/rekonsiliasi.schema.ts';
import { at } from '@spmb/shared/kernel/call.ts';
import { useMemo, useState } from 'react';
import { StatusChip } from '../../kit/display/status-chip.tsx';
import { Choice, ChoiceLine } from '../../kit/choice/choice.tsx';
import type { Column, RowAction } from '../../kit/table/column.ts';
import { nothingFound, useFilters } from '../../kit/list/list-filters.tsx';
import { ListHeader } from '../../kit/list/list-header.tsx';
import { ListView } from '../../kit/list/list-view.tsx';
import { useChosen } from '../../kit/choice/use-chosen.ts';
import { useListAddress } from '../../kit/list/use-list-address.ts';
import { useList } from '../../kit/list/use-list.ts';
import { PutusanTertahan } from './putusan-tertahan.tsx';
import { RincianUjianDialog } from './rincian-ujian.tsx';

const filters = [
  { name: 'perlu', label: 'Tampilkan', options: [{ value: 'putusan', label: 'Menunggu keputusan' }] },
];

function Keadaan({ row }: { row: UjianRekonsiliasi }) {
  if (row.diarsipkan) return <StatusChip tone="grey" label="Diarsipkan (reset)" />;
  if (row.tertahan > 0) return <StatusChip tone="violet" label={`${row.tertahan} menunggu keputusan`} />;
  if (row.belum_terkirim > 0)
    return <StatusChip tone="amber" label={`${row.belum_terkirim} belum terkirim`} />;
  if (row.beda_layar)
    return <StatusChip tone="red" label="Perlu dicek" title="Layar peserta berbeda dari server" />;
  return <StatusChip tone="green" label="Lengkap" />;
}
const keadaan = (row: UjianRekonsiliasi) => <Keadaan row={row} />;

const dataColumns: Column<UjianRekonsiliasi>[] = [
  { field: 'nis', label: 'NIS', width: 120 },
  { field: 'nama', label: 'Nama', flex: 1, width: 175 },
  { field: 'ruang', label: 'Ruang', width: 90, minor: true },
  { field: 'percobaan', label: 'Percobaan', width: 96, align: 'right', minor: true },
  { field: 'dibuat', label: 'Dibuat', width: 80, align: 'right', sortable: false },
  { field: 'diterima', label: 'Diterima', width: 86, align: 'right', sortable: false },
  { field: 'tertahan', label: 'Keadaan', width: 188, render: keadaan },
];

/** The attempts of a schedule with what was made and received, and the held answers to decide about. */
export function Rekonsiliasi({ id, mayDecide }: { id: string; mayDecide: boolean }) {
  const address = useListAddress();
  const { narrowed, fields } = useFilters(filters);
  const list = useList(at(rekonsiliasi, { jadwal_ujian_id: id }), address.query, narrowed);
  const { chosen, toggle, clear } = useChosen();
  const [opened, setOpened] = useState<UjianRekonsiliasi>();
  const [deciding, setDeciding] = useState(false);
  const columns = useMemo<Column<UjianRekonsiliasi>[]>(() => {
    const choose: Column<UjianRekonsiliasi> = {
      field: 'id',
      label: 'Pilih',
      width: 56,
      sortable: false,
      render: (row) => row.tertahan > 0 && <Choice row={rowOf(row)} chosen={chosen} toggle={toggle} />,
    };
    return mayDecide ? [choose, ...dataColumns] : dataColumns;
  }, [mayDecide, chosen, toggle]);
  const actions = useMemo<RowAction<UjianRekonsiliasi>[]>(
    () => [{ label: 'Rincian', icon: <VisibilityOutlined fontSize="small" />, run: setOpened }],
    [],
  );
  return (
    <>
      <ListHeader
        title="Rekonsiliasi"
        level={2}
        total={list.data?.total}
        address={address}
        refresh={list.refetch}
        filters={fields}
      />
      {chosen.size > 0 && (
        <Stack direction="row" sx={{ gap: 1, mb: 2, flexWrap: 'wrap' }}>
          <Button variant="outlined" startIcon={<GavelOutlined />} onClick={() => setDeciding(true)}>
            Putuskan {chosen.size} terpilih
          </Button>
          <Button onClick={clear}>Batal pilih</Button>
        </Stack>
      )}
      <ListView
        label="Rekonsiliasi"
        list={list}
        address={address}
        columns={columns}
        card={(row) => ({
          main:
            mayDecide && row.tertahan > 0 ? (
              <ChoiceLine row={rowOf(row)} chosen={chosen} toggle={toggle} />
            ) : (
              row.nama
            ),
          lines: [
            [row.nis, row.ruang, `percobaan ${row.percobaan}`].filter(Boolean).join(' · '),
            `${row.dibuat} dibuat · ${row.diterima} diterima`,
          ],
          status: keadaan(row),
        })}
        actions={actions}
        empty={
          Object.keys(narrowed).length === 0 ? { text: 'Belum ada ujian yang dikerjakan.' } : nothingFound
        }
      />
      {opened && (
        <RincianUjianDialog ujian={opened} mayDecide={mayDecide} onClose={() => setOpened(undefined)} />
      )}
      {deciding && (
        <PutusanTertahan
          ids={[...chosen]}
          onClose={() => setDeciding(false)}
          onDone={() => {
            setDeciding(false);
            clear();
          }}
        />
      )}
    </>
  );
}

/** What is decided about is the participant's row. */
const rowOf = ({ baris_id, nama }: UjianRekonsiliasi) => ({ id: baris_id, nama });
