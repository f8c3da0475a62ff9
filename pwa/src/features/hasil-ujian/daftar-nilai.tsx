import { Button } from '@mui/material';
import type { JenisUlang } from '@spmb/shared/jadwal-ujian/ujian-ulang.schema.ts';
import { useMemo, useState } from 'react';
import { daftarNilai } from '@spmb/shared/hasil-ujian/calls.ts';
import type { BarisNilai, KepalaHasil } from '@spmb/shared/hasil-ujian/daftar-nilai.schema.ts';
import { ketuntasan, ketuntasanWords } from '@spmb/shared/hasil-ujian/nilai-berlaku.ts';
import { at } from '@spmb/shared/kernel/call.ts';
import { StatusChip } from '../../kit/display/status-chip.tsx';
import type { Column } from '../../kit/table/column.ts';
import { nothingFound, useFilters, type ListFilter } from '../../kit/list/list-filters.tsx';
import { ListHeader } from '../../kit/list/list-header.tsx';
import { ChosenBar } from '../../kit/choice/chosen-bar.tsx';
import { useChosen } from '../../kit/choice/use-chosen.ts';
import { Choice, ChoiceLine } from '../../kit/choice/choice.tsx';
import { ListView } from '../../kit/list/list-view.tsx';
import { useListAddress } from '../../kit/list/use-list-address.ts';
import { useList } from '../../kit/list/use-list.ts';
import { ExportButton } from '../../kit/spreadsheet/list-files.tsx';
import { formatNilai } from './format-nilai.ts';
import { UjianUlang } from './ujian-ulang.tsx';

const tones = { tuntas: 'green', remedial: 'amber', belum: 'grey' } as const;
const ket = ({ ket: value }: BarisNilai) => <StatusChip tone={tones[value]} label={ketuntasanWords[value]} />;
const noteOf = ({ sementara, remedial, asli, catatan }: BarisNilai): string =>
  [
    sementara && 'Sementara',
    remedial !== null && `asli ${formatNilai(asli)}, remedial ${formatNilai(remedial)}`,
    catatan,
  ]
    .filter(Boolean)
    .join(' · ');

const columns: Column<BarisNilai>[] = [
  { field: 'nis', label: 'NIS', width: 120 },
  { field: 'nama', label: 'Nama', flex: 2, width: 180 },
  { field: 'kelas', label: 'Kelas', width: 90, minor: true },
  { field: 'nilai', label: 'Nilai', width: 84, align: 'right', render: ({ nilai }) => formatNilai(nilai) },
  { field: 'kktp', label: 'KKTP', width: 76, align: 'right', minor: true, sortable: false },
  { field: 'ket', label: 'Keterangan', width: 130, render: ket },
  { field: 'catatan', label: 'Catatan', flex: 1, width: 130, minor: true, render: noteOf },
];

const optionsOf = (values: readonly string[]) => values.map((value) => ({ value, label: value }));

const filtersOf = ({ kelas, ruang }: KepalaHasil): ListFilter[] => [
  ...(kelas.length > 0 ? [{ name: 'kelas', label: 'Kelas', options: optionsOf(kelas) }] : []),
  ...(ruang.length > 0 ? [{ name: 'ruang', label: 'Ruang', options: optionsOf(ruang) }] : []),
  {
    name: 'ket',
    label: 'Keterangan',
    options: ketuntasan.map((value) => ({ value, label: ketuntasanWords[value] })),
  },
];

/** The scores of a schedule, to be read, filed and acted on. */
export function DaftarNilai({ kepala, mayPlan }: { kepala: KepalaHasil; mayPlan: boolean }) {
  const address = useListAddress();
  const { narrowed, fields } = useFilters(filtersOf(kepala));
  const call = at(daftarNilai, { jadwal_ujian_id: kepala.id });
  const list = useList(call, address.query, narrowed);
  const choice = useChosen();
  const { chosen, toggle, clear } = choice;
  const [jenis, setJenis] = useState<JenisUlang>();
  const allColumns = useMemo<Column<BarisNilai>[]>(() => {
    const choose: Column<BarisNilai> = {
      field: 'id',
      label: 'Pilih',
      width: 56,
      sortable: false,
      render: (row) => <Choice row={row} chosen={chosen} toggle={toggle} />,
    };
    return mayPlan ? [choose, ...columns] : columns;
  }, [mayPlan, chosen, toggle]);
  return (
    <>
      <ListHeader
        title="Daftar nilai"
        level={2}
        total={list.data?.total}
        address={address}
        refresh={list.refetch}
        filters={fields}
        actions={
          <ExportButton
            list={call}
            label={`Daftar nilai ${kepala.name}`}
            query={address.query}
            narrowed={narrowed}
          />
        }
      />
      <ChosenBar
        chosen={choice}
        list={call}
        narrowed={narrowed}
        query={address.query}
        total={list.data?.total}
      >
        <Button onClick={() => setJenis('susulan')}>Susulan {chosen.size} terpilih</Button>
        <Button onClick={() => setJenis('remedial')}>Remedial {chosen.size} terpilih</Button>
      </ChosenBar>
      <ListView
        label="Daftar nilai"
        list={list}
        address={address}
        columns={allColumns}
        numbered
        card={(row) => ({
          main: mayPlan ? <ChoiceLine row={row} chosen={chosen} toggle={toggle} /> : row.nama,
          lines: [
            [row.nis, row.kelas, row.ruang].filter(Boolean).join(' · '),
            `Nilai ${formatNilai(row.nilai)} · KKTP ${row.kktp}`,
            noteOf(row),
          ].filter(Boolean),
          status: ket(row),
        })}
        empty={nothingFound}
      />
      {jenis && (
        <UjianUlang
          jenis={jenis}
          ids={[...chosen]}
          onClose={() => setJenis(undefined)}
          onDone={() => {
            setJenis(undefined);
            clear();
          }}
        />
      )}
    </>
  );
}
