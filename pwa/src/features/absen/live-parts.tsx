import MoreVertOutlined from '@mui/icons-material/MoreVertOutlined';
import { Box, Checkbox, IconButton, Typography } from '@mui/material';
import { StatusChip } from '../../crud/display/status-chip.tsx';
import { listDeviceTroubles, listLacking } from '@spmb/shared/absen/kabar-perangkat.ts';
import { statusLetters } from '@spmb/shared/jadwal-ujian/jadwal-peserta.ts';
import type { AbsenRow } from '@spmb/shared/absen/absen-row.ts';
import { sumMinutes } from './lost-time.ts';
import { nearEndMs, type RowState } from './row-state.ts';
import { isHeldStart, listStartNotes } from './start-note.ts';

export interface LiveRowProps {
  row: AbsenRow;
  nowMs: number;
  isWide: boolean;
  /** The row has room for two lines of a card only. */
  isDense: boolean;
  isChosen: boolean;
  onChoose: (ids: readonly string[], isChosen: boolean) => void;
  onMenu: (row: AbsenRow, anchor: HTMLElement) => void;
}

const minutes = (ms: number) => `${Math.floor(ms / 60_000)} mnt`;

/** Whether the device can be reached, in a sign and a word. */
export function Connection({ state }: { state: RowState }) {
  const { koneksi, silentMs } = state;
  if (koneksi === 'tersambung') return <Line sign="●" text="tersambung" colour="var(--on-green-soft)" />;
  if (koneksi === 'selesai') return <Line sign="✓" text="lengkap" colour="text.secondary" />;
  if (koneksi === 'tidak_hadir') return <Line sign="–" text="tidak hadir" colour="text.secondary" />;
  if (koneksi === 'diulang')
    return <Line sign="↺" text="direset, belum mulai lagi" colour="var(--on-amber-soft)" />;
  if (koneksi === 'belum') return <Line sign="–" text="belum masuk" colour="text.secondary" />;
  const since = silentMs > 0 ? ` ${minutes(silentMs)}` : '';
  return <Line sign="○" text={`terputus${since}`} colour="var(--on-red-soft)" strong />;
}

function Line({
  sign,
  text,
  colour,
  strong,
}: {
  sign: string;
  text: string;
  colour: string;
  strong?: boolean;
}) {
  return (
    <Typography
      noWrap
      variant="body2"
      component="span"
      title={text}
      sx={{ color: colour, fontWeight: strong ? 700 : 400, display: 'block' }}
    >
      <span aria-hidden>{sign} </span>
      {text}
    </Typography>
  );
}

const differentScreen = 'perlu dicek: layar berbeda';

/** What is wrong at the device, the worst first, and what its participant did. */
export const deviceTroubles = (row: AbsenRow): string[] => [
  ...deviceFaults(row),
  ...(row.pelanggaran > 0 ? [`${row.pelanggaran} pelanggaran`] : []),
];

const deviceFaults = (row: AbsenRow): string[] => {
  const { henti, beda_layar, keluar, minta_token, kabar, keadaan, status, pesan } = row;
  const late = [
    ...(row.menunggu_ulang ? ['belum kirim ulang'] : []),
    ...(row.telat_menit > 0 ? [`telat tiba ${row.telat_menit} mnt`] : []),
  ];
  if (status === 'SELESAI') return beda_layar ? [differentScreen, ...late] : late;
  if (keadaan === 'tidak_hadir') return [];
  if (status === 'BELUM HADIR') return listLacking(kabar) ?? ['belum ada perangkat'];
  const henti_menit = sumMinutes(henti);
  const troubles = [
    minta_token && 'menunggu token',
    henti_menit > 0 && `terhenti ${henti_menit} mnt`,
    beda_layar && differentScreen,
    pesan !== null && pesan.dibaca_ms === null && 'pesan belum dibaca',
    ...listDeviceTroubles(kabar),
    ...late,
    keluar > 0 && `keluar ${keluar}×`,
  ];
  return troubles.filter((text) => text !== false);
};

/** What is wrong with the start, in its colour, before the rest of a line. */
export function StartNotes({ row }: { row: AbsenRow }) {
  return listStartNotes(row).map(({ tone, short }) => (
    <Box key={tone} component="span" sx={{ color: `var(--on-${tone}-soft)`, fontWeight: 700 }}>
      {short} ·{' '}
    </Box>
  ));
}

/** Answered of all, as figures and as a bar. */
export function Progress({ row }: { row: AbsenRow }) {
  const share = row.jumlah_soal > 0 ? Math.min(1, row.terjawab / row.jumlah_soal) : 0;
  return (
    <Box sx={{ display: 'flex', alignItems: 'center', gap: 0.75 }}>
      <Typography variant="body2" component="span" className="figures">
        {row.terjawab}/{row.jumlah_soal}
      </Typography>
      <Box
        aria-hidden
        sx={{ flex: 1, height: 6, borderRadius: 3, bgcolor: 'var(--surface-sunken)', overflow: 'hidden' }}
      >
        <Box sx={{ height: '100%', bgcolor: 'var(--blue-fill)' }} style={{ width: `${share * 100}%` }} />
      </Box>
    </Box>
  );
}

/** Answers that are still on the device; what a silent one holds beside what it told is not known. */
export function Unsent({ row, koneksi }: { row: AbsenRow; koneksi: RowState['koneksi'] }) {
  const { belum_terkirim, tertahan } = row;
  if (tertahan > 0 || isHeldStart(row)) {
    const label = tertahan > 0 ? `${tertahan} ditahan` : 'ditahan';
    return <StatusChip tone="violet" label={label} title="Menunggu persetujuan panitia" />;
  }
  const unknown = 'Tidak diketahui selama perangkatnya terputus';
  if (belum_terkirim === 0 && koneksi === 'terputus')
    return (
      <span title={unknown} aria-label={unknown}>
        ?
      </span>
    );
  if (belum_terkirim === 0) return <span aria-label="semua jawaban terkirim">–</span>;
  return (
    <StatusChip
      tone="amber"
      label={`${belum_terkirim} jawaban`}
      title={`${belum_terkirim} jawaban belum terkirim dari perangkatnya`}
    />
  );
}

/** Exam time left in minutes; bold when it is nearly over. */
export function TimeLeft({ leftMs }: { leftMs: number | undefined }) {
  if (leftMs === undefined) return null;
  const near = leftMs <= nearEndMs;
  return (
    <Typography
      noWrap
      variant="body2"
      component="span"
      className="figures"
      sx={{ fontWeight: near ? 700 : 400, ...(near && { color: 'var(--on-amber-soft)' }) }}
    >
      sisa {minutes(leftMs)}
    </Typography>
  );
}

const statuses = {
  'BELUM HADIR': { label: statusLetters['BELUM HADIR'], tone: 'grey' },
  'SEDANG MENGERJAKAN': { label: statusLetters['SEDANG MENGERJAKAN'], tone: 'blue' },
  SELESAI: { label: statusLetters.SELESAI, tone: 'green' },
} as const;

export function HadirChip({ status, direset = false }: Pick<AbsenRow, 'status'> & { direset?: boolean }) {
  if (direset)
    return <StatusChip tone="amber" label="hadir" title="Hadir; ujiannya direset dan belum dimulai lagi" />;
  return <StatusChip {...statuses[status]} title={status} />;
}

export function RowMenuButton({ row, onMenu }: Pick<LiveRowProps, 'row' | 'onMenu'>) {
  return (
    <IconButton
      aria-label={`Perintah untuk ${row.nama}`}
      aria-haspopup="menu"
      size="small"
      onClick={(event) => onMenu(row, event.currentTarget)}
    >
      <MoreVertOutlined />
    </IconButton>
  );
}

export function RowCheckbox({
  row,
  isChosen,
  onChoose,
}: Pick<LiveRowProps, 'row' | 'isChosen' | 'onChoose'>) {
  return (
    <Checkbox
      size="small"
      checked={isChosen}
      onChange={(_, checked) => onChoose([row.id], checked)}
      slotProps={{ input: { 'aria-label': `Pilih ${row.nama}` } }}
    />
  );
}
