import KeyOutlined from '@mui/icons-material/KeyOutlined';
import { Box, Stack, Typography } from '@mui/material';
import type { ButirAnalisis } from '@spmb/shared/hasil-ujian/analisis.schema.ts';
import {
  judgePengecoh,
  wordDayaBeda,
  wordKesukaran,
  type Mutu,
} from '@spmb/shared/soal/analysis/mutu-butir.ts';
import { useMemo } from 'react';
import { StatusChip } from '../../kit/display/status-chip.tsx';
import type { Column, RowAction } from '../../kit/table/column.ts';
import { DataTable } from '../../kit/list/data-table.tsx';
import { pageOfRows } from '../../kit/list/page-of-rows.ts';
import { useListAddress } from '../../kit/list/use-list-address.ts';
import { formatBagian, formatPersen } from './format-nilai.ts';

const tones = { baik: 'green', cukup: 'amber', buruk: 'red' } as const;
const MutuChip = ({ mutu: { kata, nada } }: { mutu: Mutu }) => <StatusChip tone={tones[nada]} label={kata} />;
const dayaBeda = (row: ButirAnalisis) => <MutuChip mutu={wordDayaBeda(row.daya_beda ?? undefined)} />;
const annulled = <StatusChip tone="grey" label="Digugurkan" />;

/** How often each letter was chosen; the key in bold, a distractor that misleads the best marked. */
function Pilihan({ row }: { row: ButirAnalisis }) {
  const { jumlah, kosong, kunci, pilihan } = row;
  return (
    <Stack direction="row" component="span" sx={{ gap: 1, flexWrap: 'wrap' }} className="figures">
      {pilihan.map((one) => {
        const isKey = one.pilihan === kunci;
        const mutu = isKey ? undefined : judgePengecoh(row, one.pilihan);
        return (
          <Box
            key={one.pilihan}
            component="span"
            title={mutu?.kata ?? 'Kunci'}
            sx={{
              fontWeight: isKey ? 700 : 400,
              color: mutu?.nada === 'buruk' ? 'var(--on-red-soft)' : 'inherit',
            }}
          >
            {one.pilihan} {formatPersen(one.jumlah / jumlah)}
            {mutu?.nada === 'buruk' && ' !'}
          </Box>
        );
      })}
      {kosong > 0 && <span>kosong {formatPersen(kosong / jumlah)}</span>}
    </Stack>
  );
}

const columns: Column<ButirAnalisis>[] = [
  { field: 'nomor', label: 'No', width: 56, align: 'right' },
  { field: 'teks', label: 'Soal', flex: 1, width: 150, sortable: false },
  {
    field: 'mapel',
    label: 'Bank',
    width: 130,
    minor: true,
    render: ({ mapel, edisi }) => `${mapel} v${edisi}`,
  },
  {
    field: 'kunci',
    label: 'Kunci',
    width: 110,
    render: ({ kunci }) => (kunci === 'gugur' ? annulled : kunci),
  },
  {
    field: 'kesukaran',
    label: 'Kesukaran',
    width: 130,
    minor: true,
    render: ({ kesukaran }) => `${formatBagian(kesukaran)} ${wordKesukaran(kesukaran).kata}`,
  },
  {
    field: 'daya_beda',
    label: 'Daya beda',
    width: 84,
    align: 'right',
    render: ({ daya_beda }) => formatBagian(daya_beda),
  },
  { field: 'benar', label: 'Mutu', width: 178, sortable: false, render: dayaBeda },
  {
    field: 'pilihan',
    label: 'Dipilih',
    width: 290,
    sortable: false,
    minor: true,
    render: (row) => <Pilihan row={row} />,
  },
];

interface ButirListProps {
  butir: readonly ButirAnalisis[];
  onCorrect: (butir: ButirAnalisis) => void;
}

/** The questions with their figures and what these mean. */
export function ButirList({ butir, onCorrect }: ButirListProps) {
  const address = useListAddress();
  const actions = useMemo<RowAction<ButirAnalisis>[]>(
    () => [{ label: 'Koreksi kunci', icon: <KeyOutlined fontSize="small" />, run: onCorrect }],
    [onCorrect],
  );
  return (
    <>
      <DataTable
        label="Butir soal"
        page={pageOfRows(butir, { ...address.query, q: '' })}
        address={address}
        columns={columns}
        card={(row) => ({
          main: `${row.nomor}. ${row.teks}`,
          lines: [
            `Kunci ${row.kunci} · kesukaran ${formatBagian(row.kesukaran)} ${wordKesukaran(row.kesukaran).kata} · daya beda ${formatBagian(row.daya_beda)}`,
            <Pilihan key="pilihan" row={row} />,
          ],
          status: row.kunci === 'gugur' ? annulled : dayaBeda(row),
        })}
        actions={actions}
        stale={false}
      />
      <Typography variant="body2" sx={{ color: 'text.secondary' }}>
        Kesukaran: bagian yang benar; di bawah 0,30 sukar, di atas 0,70 mudah. Daya beda: hubungan butir
        dengan nilai soal lainnya; 0,30 ke atas baik, di bawah 0 periksa kuncinya. Tanda ! pada pengecoh:
        lebih banyak dipilih peserta terbaik.
      </Typography>
    </>
  );
}
