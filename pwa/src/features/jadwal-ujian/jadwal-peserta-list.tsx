import MailOutlined from '@mui/icons-material/MailOutlined';
import SwapHorizOutlined from '@mui/icons-material/SwapHorizOutlined';
import { Button } from '@mui/material';
import { jadwalPeserta } from '@spmb/shared/jadwal-ujian/calls.ts';
import { sifatOf } from '@spmb/shared/jadwal-ujian/jadwal-peserta.schema.ts';
import { MAKS_PINDAH } from '@spmb/shared/jadwal-ujian/pindah.schema.ts';
import { at as placed } from '@spmb/shared/kernel/call.ts';
import { useMemo, useState, type ReactNode } from 'react';
import { formatDay } from '../../shell/format-date.ts';
import { SessionFilterFields } from '../../shell/staff/sesi/session-filter-fields.tsx';
import type { SessionFilter } from '../../shell/staff/sesi/use-session-filter.ts';
import { ChosenBar } from '../../kit/choice/chosen-bar.tsx';
import { Choice, ChoiceLine } from '../../kit/choice/choice.tsx';
import type { Column } from '../../kit/table/column.ts';
import { ListHeader } from '../../kit/list/list-header.tsx';
import { ListView } from '../../kit/list/list-view.tsx';
import { useChosen } from '../../kit/choice/use-chosen.ts';
import { useListAddress } from '../../kit/list/use-list-address.ts';
import { useList } from '../../kit/list/use-list.ts';
import { JadwalPesertaActs } from './jadwal-peserta-acts.tsx';
import { jadwalPesertaColumns, placeOf, statusOf } from './jadwal-peserta-columns.tsx';
import { JadwalPesertaDialogs, type Hasil, type JadwalPesertaAct } from './jadwal-peserta-dialogs.tsx';
import type { JadwalPesertaRow } from './jadwal-peserta-row.ts';

interface JadwalPesertaListProps {
  filter: SessionFilter;
  generateButton: ReactNode;
  /** What was done, above the list. */
  results: ReactNode;
  onDone: (hasil: Hasil) => void;
}

/** The rows of one date and session. */
export function JadwalPesertaList({ filter, generateButton, results, onDone }: JadwalPesertaListProps) {
  const at = { tanggal: filter.tanggal, jadwal_ujian_sesi_id: filter.sesi };
  const address = useListAddress();
  const call = placed(jadwalPeserta, at);
  const list = useList(call, address.query);
  const choice = useChosen();
  const { chosen, toggle } = choice;
  const [act, setAct] = useState<JadwalPesertaAct>();
  const columns = useMemo(
    (): Column<JadwalPesertaRow>[] => [
      {
        field: 'id',
        label: 'Pilih',
        width: 48,
        sortable: false,
        render: (row) => <Choice row={row} chosen={chosen} toggle={toggle} />,
      },
      ...jadwalPesertaColumns,
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
            <JadwalPesertaActs at={at} isEmpty={isEmpty} onAct={setAct} />
            {generateButton}
          </>
        }
      />
      {results}
      <ChosenBar chosen={choice} list={call} query={address.query} total={list.data?.total}>
        <ChosenActs count={chosen.size} onAct={setAct} />
      </ChosenBar>
      <ListView
        label="Jadwal peserta"
        list={list}
        address={address}
        columns={columns}
        card={(row) => ({
          main: <ChoiceLine row={row} chosen={chosen} toggle={toggle} />,
          lines: [`${row.noreg} · ${row.jadwal} · ${sifatOf(row.wajib)}`, placeOf(row)],
          status: statusOf(row),
        })}
        empty={{
          text: `Belum ada jadwal peserta pada ${formatDay(filter.tanggal)}. Tekan Generate untuk membuatnya dari jadwal ujian tanggal ini.`,
          action: generateButton,
        }}
      />
      <JadwalPesertaDialogs
        act={act}
        at={at}
        choice={choice}
        onDone={onDone}
        onClose={() => setAct(undefined)}
      />
    </>
  );
}

function ChosenActs({ count, onAct }: { count: number; onAct: (act: JadwalPesertaAct) => void }) {
  const isTooMany = count > MAKS_PINDAH;
  return (
    <>
      <Button startIcon={<SwapHorizOutlined />} disabled={isTooMany} onClick={() => onAct('pindah')}>
        {isTooMany ? `Pindahkan paling banyak ${MAKS_PINDAH}` : `Pindahkan ${count} terpilih`}
      </Button>
      <Button startIcon={<MailOutlined />} onClick={() => onAct('pesan-terpilih')}>
        Kirim pesan ke {count} terpilih
      </Button>
    </>
  );
}
