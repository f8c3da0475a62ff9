import DownloadOutlined from '@mui/icons-material/DownloadOutlined';
import MailOutlined from '@mui/icons-material/MailOutlined';
import PrintOutlined from '@mui/icons-material/PrintOutlined';
import SwapHorizOutlined from '@mui/icons-material/SwapHorizOutlined';
import VisibilityOutlined from '@mui/icons-material/VisibilityOutlined';
import { Button } from '@mui/material';
import { jadwalPeserta, unduhJadwalPeserta } from '@spmb/shared/jadwal-ujian/calls.ts';
import {
  sifatOf,
  type HasilGenerate,
  type HasilResetJadwal,
} from '@spmb/shared/jadwal-ujian/jadwal-peserta.schema.ts';
import { MAKS_PINDAH } from '@spmb/shared/jadwal-ujian/pindah.schema.ts';
import type { HasilPindah } from '@spmb/shared/jadwal-ujian/pindah.schema.ts';
import { at } from '@spmb/shared/kernel/call.ts';
import { useMemo, useState, type ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { formatDay } from '../../app/format-date.ts';
import { SessionFilterFields } from '../../app/staff/session-filter-fields.tsx';
import type { SessionFilter } from '../../app/staff/use-session-filter.ts';
import { StatusChip } from '../../crud/display/status-chip.tsx';
import { TwoLines } from '../../crud/display/two-lines.tsx';
import { ChosenBar } from '../../crud/choice/chosen-bar.tsx';
import { Choice, ChoiceLine } from '../../crud/choice/choice.tsx';
import type { Column } from '../../crud/list/column.ts';
import { FoldedActs } from '../../crud/list/folded-acts.tsx';
import { ListHeader } from '../../crud/list/list-header.tsx';
import { ListView } from '../../crud/list/list-view.tsx';
import { useChosen } from '../../crud/choice/use-chosen.ts';
import { useListAddress } from '../../crud/list/use-list-address.ts';
import { useList } from '../../crud/list/use-list.ts';
import { useFile } from '../../crud/port/use-file.ts';
import type { JadwalPesertaRow } from './jadwal-peserta-row.ts';
import { KirimPesan } from './kirim-pesan.tsx';
import { PengawasRuang } from './pengawas-ruang.tsx';
import { PindahJadwal } from './pindah-jadwal.tsx';
import { ResetJadwal } from './reset-jadwal.tsx';

/** What an act on the rows has done, to be read afterwards. */
export type Hasil =
  | { dari: 'generate'; hasil: HasilGenerate }
  | { dari: 'pindah'; hasil: HasilPindah }
  | { dari: 'reset'; hasil: HasilResetJadwal };

const tones = { 'BELUM HADIR': 'grey', 'SEDANG MENGERJAKAN': 'blue', SELESAI: 'green' } as const;
const status = (row: JadwalPesertaRow) => <StatusChip tone={tones[row.status]} label={row.status} />;
const sifat = ({ wajib }: JadwalPesertaRow) => (
  <StatusChip tone={wajib ? 'violet' : 'grey'} label={sifatOf(wajib)} />
);
const pesan = ({ status_pesan }: JadwalPesertaRow) => (status_pesan ? 'Dikirim' : '–');
const place = ({ ruang, kursi }: JadwalPesertaRow) => [ruang, kursi].filter(Boolean).join(' / ') || '–';

const dataColumns: Column<JadwalPesertaRow>[] = [
  { field: 'noreg', label: 'No. registrasi', width: 120 },
  { field: 'nama', label: 'Nama', flex: 1, width: 124, render: ({ nama }) => <TwoLines text={nama} /> },
  {
    ...{ field: 'jurusan', label: 'Program', width: 116, minor: true },
    render: ({ jurusan }) => <TwoLines small text={jurusan || '–'} />,
  },
  { field: 'jadwal', label: 'Jadwal', width: 110, render: ({ jadwal }) => <TwoLines small text={jadwal} /> },
  { field: 'wajib', label: 'Sifat', width: 88, minor: true, render: sifat },
  { field: 'ruang', label: 'Ruang / kursi', width: 110, minor: true, render: place },
  { field: 'status_pesan', label: 'Pesan', width: 74, minor: true, render: pesan },
  { field: 'status', label: 'Status', width: 166, render: status },
];

interface JadwalPesertaListProps {
  filter: SessionFilter;
  generateButton: ReactNode;
  /** What was done, above the list. */
  results: ReactNode;
  onDone: (hasil: Hasil) => void;
}

/** The rows of one date and session. */
export function JadwalPesertaList({ filter, generateButton, results, onDone }: JadwalPesertaListProps) {
  const { tanggal, sesi } = filter;
  const address = useListAddress();
  const call = at(jadwalPeserta, { tanggal, jadwal_ujian_sesi_id: sesi });
  const list = useList(call, address.query);
  const download = useFile(unduhJadwalPeserta);
  const choice = useChosen();
  const { chosen, toggle, clear } = choice;
  const [open, setOpen] = useState<'pindah' | 'reset' | 'pengawas' | 'pesan' | 'pesan-terpilih'>();
  const close = () => setOpen(undefined);
  const columns = useMemo(
    (): Column<JadwalPesertaRow>[] => [
      {
        ...{ field: 'id', label: 'Pilih', width: 48, sortable: false },
        render: (row) => <Choice row={row} chosen={chosen} toggle={toggle} />,
      },
      ...dataColumns,
    ],
    [chosen, toggle],
  );
  const isEmpty = list.data?.total === 0 && address.query.q === '';
  return (
    <>
      <ListHeader
        title="Jadwal Peserta"
        total={list.data?.total}
        address={address}
        refresh={list.refetch}
        filters={<SessionFilterFields filter={filter} />}
        actions={
          <>
            <FoldedActs>
              <Button
                startIcon={<DownloadOutlined />}
                disabled={isEmpty || download.isPending}
                onClick={() =>
                  download.mutate({
                    input: { tanggal, jadwal_ujian_sesi_id: sesi },
                    fileName: `Jadwal peserta ${tanggal}.xlsx`,
                  })
                }
              >
                Download
              </Button>
              <Button
                startIcon={<PrintOutlined />}
                component={Link}
                to={`/backend/kertas-ujian?tanggal=${tanggal}&sesi=${sesi}`}
              >
                Cetak per ruang
              </Button>
              <Button startIcon={<VisibilityOutlined />} onClick={() => setOpen('pengawas')}>
                Pengawas
              </Button>
              <Button startIcon={<MailOutlined />} disabled={isEmpty} onClick={() => setOpen('pesan')}>
                Kirim pesan
              </Button>
              <Button color="error" disabled={isEmpty} onClick={() => setOpen('reset')}>
                Reset
              </Button>
            </FoldedActs>
            {generateButton}
          </>
        }
      />
      {results}
      <ChosenBar chosen={choice} list={call} query={address.query} total={list.data?.total}>
        <Button
          startIcon={<SwapHorizOutlined />}
          disabled={chosen.size > MAKS_PINDAH}
          onClick={() => setOpen('pindah')}
        >
          {chosen.size > MAKS_PINDAH
            ? `Pindahkan paling banyak ${MAKS_PINDAH}`
            : `Pindahkan ${chosen.size} terpilih`}
        </Button>
        <Button startIcon={<MailOutlined />} onClick={() => setOpen('pesan-terpilih')}>
          Kirim pesan ke {chosen.size} terpilih
        </Button>
      </ChosenBar>
      <ListView
        label="Jadwal peserta"
        list={list}
        address={address}
        columns={columns}
        card={(row) => ({
          main: <ChoiceLine row={row} chosen={chosen} toggle={toggle} />,
          lines: [`${row.noreg} · ${row.jadwal} · ${sifatOf(row.wajib)}`, place(row)],
          status: status(row),
        })}
        empty={{
          text: `Belum ada jadwal peserta pada ${formatDay(tanggal)}. Tekan Generate untuk membuatnya dari jadwal ujian tanggal ini.`,
          action: generateButton,
        }}
      />
      {open === 'pindah' && (
        <PindahJadwal
          tanggal={tanggal}
          sesi={sesi}
          ids={[...chosen]}
          onClose={close}
          onDone={(hasil) => {
            close();
            clear();
            onDone({ dari: 'pindah', hasil });
          }}
        />
      )}
      {open === 'pengawas' && <PengawasRuang tanggal={tanggal} sesi={sesi} onClose={close} />}
      {(open === 'pesan' || open === 'pesan-terpilih') && (
        <KirimPesan
          ids={open === 'pesan' ? [] : [...chosen]}
          at={{ tanggal, jadwal_ujian_sesi_id: sesi }}
          onClose={close}
        />
      )}
      {open === 'reset' && (
        <ResetJadwal
          tanggal={tanggal}
          sesi={sesi}
          onClose={close}
          onDone={(hasil) => {
            close();
            onDone({ dari: 'reset', hasil });
          }}
        />
      )}
    </>
  );
}
