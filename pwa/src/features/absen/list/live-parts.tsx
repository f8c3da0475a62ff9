import { listDeviceTroubles, listLacking } from '@spmb/shared/absen/kabar-perangkat.schema.ts';
import { statusLetters } from '@spmb/shared/jadwal-ujian/jadwal-peserta.schema.ts';
import type { AbsenRow } from '@spmb/shared/absen/absen-row.schema.ts';
import { Chip } from '../../../ui/chip.tsx';
import { Icon } from '../../../ui/icon.tsx';
import { sumMinutes } from '../time/lost-time.ts';
import { nearEndMs, type RowState } from '../rows/row-state.ts';
import { isHeldStart, listStartNotes } from '../rows/start-note.ts';
import './live-rows.css';

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
  if (koneksi === 'selesai') return <Line sign="✓" text="lengkap" colour="var(--text-muted)" />;
  if (koneksi === 'tidak_hadir') return <Line sign="–" text="tidak hadir" colour="var(--text-muted)" />;
  if (koneksi === 'diulang')
    return <Line sign="↺" text="direset, belum mulai lagi" colour="var(--on-amber-soft)" />;
  if (koneksi === 'belum') return <Line sign="–" text="belum masuk" colour="var(--text-muted)" />;
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
    <span className="live-text" title={text} style={{ color: colour, ...(strong && { fontWeight: 700 }) }}>
      <span aria-hidden>{sign} </span>
      {text}
    </span>
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
    row.pesan_panitia !== null && 'menulis ke panitia',
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
    <span key={tone} style={{ color: `var(--on-${tone}-soft)`, fontWeight: 700 }}>
      {short} ·{' '}
    </span>
  ));
}

/** Answered of all, as figures and as a bar. */
export function Progress({ row }: { row: AbsenRow }) {
  const share = row.jumlah_soal > 0 ? Math.min(1, row.terjawab / row.jumlah_soal) : 0;
  return (
    <div className="live-progress">
      <span className="figures">
        {row.terjawab}/{row.jumlah_soal}
      </span>
      <div aria-hidden>
        <div style={{ width: `${share * 100}%` }} />
      </div>
    </div>
  );
}

/** Answers that are still on the device; what a silent one holds beside what it told is not known. */
export function Unsent({ row, koneksi }: { row: AbsenRow; koneksi: RowState['koneksi'] }) {
  const { belum_terkirim, tertahan } = row;
  if (tertahan > 0 || isHeldStart(row)) {
    return (
      <Chip tone="violet" title="Menunggu persetujuan panitia">
        {tertahan > 0 ? `${tertahan} ditahan` : 'ditahan'}
      </Chip>
    );
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
    <Chip tone="amber" title={`${belum_terkirim} jawaban belum terkirim dari perangkatnya`}>
      {belum_terkirim} jawaban
    </Chip>
  );
}

/** Exam time left in minutes; bold when it is nearly over. */
export function TimeLeft({ leftMs }: { leftMs: number | undefined }) {
  if (leftMs === undefined) return null;
  const near = leftMs <= nearEndMs;
  return (
    <span
      className="live-text figures"
      {...(near && { style: { color: 'var(--on-amber-soft)', fontWeight: 700 } })}
    >
      sisa {minutes(leftMs)}
    </span>
  );
}

const statuses = {
  'BELUM HADIR': { label: statusLetters['BELUM HADIR'], tone: 'grey' },
  'SEDANG MENGERJAKAN': { label: statusLetters['SEDANG MENGERJAKAN'], tone: 'blue' },
  SELESAI: { label: statusLetters.SELESAI, tone: 'green' },
} as const;

export function HadirChip({ status, direset = false }: Pick<AbsenRow, 'status'> & { direset?: boolean }) {
  if (direset)
    return (
      <Chip tone="amber" title="Hadir; ujiannya direset dan belum dimulai lagi">
        hadir
      </Chip>
    );
  const { tone, label } = statuses[status];
  return (
    <Chip tone={tone} title={status}>
      {label}
    </Chip>
  );
}

export function RowMenuButton({ row, onMenu }: Pick<LiveRowProps, 'row' | 'onMenu'>) {
  return (
    <button
      type="button"
      className="live-menu"
      aria-label={`Perintah untuk ${row.nama}`}
      aria-haspopup="menu"
      onClick={(event) => onMenu(row, event.currentTarget)}
    >
      <Icon name="more" />
    </button>
  );
}

export function RowCheckbox({
  row,
  isChosen,
  onChoose,
}: Pick<LiveRowProps, 'row' | 'isChosen' | 'onChoose'>) {
  return (
    <label className="live-choice">
      <input
        type="checkbox"
        checked={isChosen}
        aria-label={`Pilih ${row.nama}`}
        onChange={(event) => onChoose([row.id], event.target.checked)}
      />
    </label>
  );
}
