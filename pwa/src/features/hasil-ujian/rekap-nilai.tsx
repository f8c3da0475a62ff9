import { Stack, ToggleButton, ToggleButtonGroup } from '@mui/material';
import { rekapNilai } from '@spmb/shared/hasil-ujian/calls.ts';
import type { RekapNilai as Baris, PembagianRekap } from '@spmb/shared/hasil-ujian/daftar-nilai.schema.ts';
import { at } from '@spmb/shared/kernel/call.ts';
import { useState } from 'react';
import { StatusChip } from '../../kit/display/status-chip.tsx';
import type { Column } from '../../kit/table/column.ts';
import { ListView } from '../../kit/list/list-view.tsx';
import { useListAddress } from '../../kit/list/use-list-address.ts';
import { useList } from '../../kit/list/use-list.ts';
import { ExportButton } from '../../kit/spreadsheet/list-files.tsx';
import { formatNilai, formatPersen } from './format-nilai.ts';

const words: Readonly<Record<PembagianRekap, string>> = {
  ruang: 'Ruang',
  jurusan: 'Program',
  kelas: 'Kelas',
};

const tuntas = ({ tuntas: count, bernilai }: Baris): string =>
  bernilai === 0 ? '–' : `${count} (${formatPersen(count / bernilai)})`;

const columnsOf = (menurut: PembagianRekap): Column<Baris>[] => [
  { field: 'nama', label: words[menurut], flex: 1, width: 130, sortable: false },
  { field: 'peserta', label: 'Peserta', width: 90, align: 'right', sortable: false },
  { field: 'bernilai', label: 'Bernilai', width: 90, align: 'right', sortable: false, minor: true },
  { field: 'tuntas', label: 'Tuntas', width: 120, align: 'right', sortable: false, render: tuntas },
  {
    field: 'rata_rata',
    label: 'Rata-rata',
    width: 100,
    align: 'right',
    sortable: false,
    render: ({ rata_rata }) => formatNilai(rata_rata),
  },
  {
    field: 'tertinggi',
    label: 'Tertinggi',
    width: 100,
    align: 'right',
    sortable: false,
    minor: true,
    render: ({ tertinggi }) => formatNilai(tertinggi),
  },
  {
    field: 'terendah',
    label: 'Terendah',
    width: 100,
    align: 'right',
    sortable: false,
    minor: true,
    render: ({ terendah }) => formatNilai(terendah),
  },
];

/** Results by room, programme or class. */
export function RekapNilai({ id }: { id: string }) {
  const [menurut, setMenurut] = useState<PembagianRekap>('ruang');
  const address = useListAddress();
  const call = at(rekapNilai, { jadwal_ujian_id: id });
  const narrowed = { menurut };
  const list = useList(call, address.query, narrowed);
  return (
    <>
      <Stack direction="row" sx={{ gap: 1, mb: 2, flexWrap: 'wrap', justifyContent: 'space-between' }}>
        <ToggleButtonGroup
          exclusive
          size="small"
          aria-label="Rekap menurut"
          value={menurut}
          onChange={(_, chosen: PembagianRekap | null) => {
            if (chosen === null) return;
            address.turnTo(1);
            setMenurut(chosen);
          }}
        >
          {(Object.keys(words) as PembagianRekap[]).map((one) => (
            <ToggleButton key={one} value={one} sx={{ px: 2, color: 'text.secondary' }}>
              {words[one]}
            </ToggleButton>
          ))}
        </ToggleButtonGroup>
        <ExportButton
          list={call}
          label="Rekap nilai"
          query={{ q: '', page: 1, sort: '' }}
          narrowed={narrowed}
        />
      </Stack>
      <ListView
        label="Rekap nilai"
        list={list}
        address={address}
        columns={columnsOf(menurut)}
        card={(row) => ({
          main: row.nama,
          lines: [
            `${row.bernilai} bernilai dari ${row.peserta} peserta · tuntas ${tuntas(row)}`,
            `Tertinggi ${formatNilai(row.tertinggi)} · terendah ${formatNilai(row.terendah)}`,
          ],
          status: <StatusChip tone="blue" label={`Rata-rata ${formatNilai(row.rata_rata)}`} />,
        })}
        empty={{ text: 'Belum ada peserta pada jadwal ini.' }}
      />
    </>
  );
}
