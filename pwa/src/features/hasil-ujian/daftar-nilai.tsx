import {
  barisNilaiContract,
  type BarisNilai,
  type KepalaHasil,
} from '@spmb/shared/hasil-ujian/daftar-nilai.ts';
import { ketuntasan, ketuntasanWords } from '@spmb/shared/hasil-ujian/nilai-berlaku.ts';
import { StatusChip } from '../../crud/display/status-chip.tsx';
import type { Column } from '../../crud/list/column.ts';
import { nothingFound, useFilters, type ListFilter } from '../../crud/list/list-filters.tsx';
import { ListHeader } from '../../crud/list/list-header.tsx';
import { ListView } from '../../crud/list/list-view.tsx';
import { useListAddress } from '../../crud/list/use-list-address.ts';
import { useList } from '../../crud/list/use-list.ts';
import { ExportButton } from '../../crud/spreadsheet/list-files.tsx';
import { formatNilai } from './format-nilai.ts';

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
  { field: 'nis', label: 'NIS', width: 130 },
  { field: 'nama', label: 'Nama', flex: 1, width: 150 },
  { field: 'kelas', label: 'Kelas', width: 90, minor: true },
  { field: 'nilai', label: 'Nilai', width: 84, align: 'right', render: ({ nilai }) => formatNilai(nilai) },
  { field: 'kktp', label: 'KKTP', width: 76, align: 'right', minor: true, sortable: false },
  { field: 'ket', label: 'Keterangan', width: 160, render: ket },
  { field: 'catatan', label: 'Catatan', flex: 1, width: 160, minor: true, render: noteOf },
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
export function DaftarNilai({ kepala }: { kepala: KepalaHasil }) {
  const address = useListAddress();
  const narrowed = useFilters(filtersOf(kepala));
  const path = `/api/daftar-nilai/${kepala.id}`;
  const list = useList(`${path}${narrowed.search}`, barisNilaiContract, address.query);
  return (
    <>
      <ListHeader
        title="Daftar nilai"
        level={2}
        total={list.data?.total}
        address={address}
        refresh={list.refetch}
        filters={narrowed.fields}
        actions={
          <ExportButton
            source={{ label: `Daftar nilai ${kepala.name}`, path }}
            query={address.query}
            narrowed={narrowed.search}
          />
        }
      />
      <ListView
        label="Daftar nilai"
        list={list}
        address={address}
        columns={columns}
        numbered
        card={(row) => ({
          main: row.nama,
          lines: [
            [row.nis, row.kelas, row.ruang].filter(Boolean).join(' · '),
            `Nilai ${formatNilai(row.nilai)} · KKTP ${row.kktp}`,
            noteOf(row),
          ].filter(Boolean),
          status: ket(row),
        })}
        empty={nothingFound}
      />
    </>
  );
}
