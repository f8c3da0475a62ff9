import { clockText, withDot, type Zone } from '@spmb/shared/kernel/zone.ts';
import { Button, Dialog, DialogActions, DialogContent, DialogTitle } from '@mui/material';
import { listLacking, type KabarPerangkat } from '@spmb/shared/absen/kabar-perangkat.schema.ts';
import type { AbsenRow } from '@spmb/shared/absen/absen-row.schema.ts';
import { belumUlangText, telatText } from '@spmb/shared/absen/mulai-tanpa-server.ts';
import type { ReactNode } from 'react';
import { FactList } from '../../../kit/display/fact-list.tsx';
import { ActList } from './act-list.tsx';
import { proposeTime } from '../time/lost-time.ts';
import { stateOf } from '../rows/row-state.ts';
import { listStartNotes } from '../rows/start-note.ts';

interface RowDetailProps {
  row: AbsenRow;
  /** Everybody of the session. */
  all: readonly AbsenRow[];
  /** Server's clock. */
  nowMs: number;
  zona: Zone;
  onClose: () => void;
  /** Asks for more time in place of what was lost. */
  onGiveBack: () => void;
}

/** Everything that is known of a row, for screens on which the list has no room for it. */
export function RowDetail({ row, all, nowMs, zona, onClose, onGiveBack }: RowDetailProps) {
  const proposal = proposeTime([row], all);
  const { leftMs } = stateOf(row, nowMs);
  const facts: [string, ReactNode][] = [
    ['Nomor registrasi', row.noreg],
    ['Nomor peserta', row.nomor_peserta],
    ['Program keahlian', row.jurusan || '–'],
    ['Jadwal', row.jadwal],
    ['Ruang dan kursi', [row.ruang, row.kursi].filter(Boolean).join(', kursi ') || '–'],
    ['Jam masuk', row.jam_masuk ? withDot(row.jam_masuk) : '–'],
    ...(row.mulai_luring ? [['Cara mulai', 'tanpa server, dengan Token darurat'] as [string, string]] : []),
    ...startFacts(row),
    ['Jam keluar', row.jam_keluar ? withDot(row.jam_keluar) : '–'],
    ...lostFacts(row, zona),
    ['Nilai', row.nilai?.toLocaleString('id-ID') ?? 'belum diumumkan'],
    ['Status', row.status],
    ['Terjawab', `${row.terjawab} dari ${row.jumlah_soal}`],
    ['Belum terkirim', `${row.belum_terkirim} jawaban`],
    ...(leftMs === undefined
      ? []
      : [['Sisa waktu', `${Math.floor(leftMs / 60_000)} menit`] as [string, string]]),
    ['Kontak terakhir', row.kontak_ms === null ? '–' : `pukul ${clockText(row.kontak_ms, zona)}`],
    ...(row.menunggu_ulang ? [['Periksa', belumUlangText] as [string, string]] : []),
    ...(row.telat_menit > 0 ? [['Terlambat tiba', telatText(row.telat_menit)] as [string, string]] : []),
    ['Menunggu persetujuan panitia', String(row.tertahan)],
    ['Keluar halaman', `${row.keluar} kali${row.minta_token ? ', menunggu token' : ''}`],
    ...messageFacts(row, zona),
    ...deviceFacts(row, zona),
    ['Percobaan ke', String(row.percobaan)],
    ['Kode perangkat', row.perangkat ? `${row.perangkat} (berganti bila perangkatnya lain)` : '–'],
    ['Alamat jaringan', row.alamat || '–'],
    ...(row.beda_layar ? [['Perlu dicek', 'layar peserta berbeda dari server'] as [string, string]] : []),
  ];
  return (
    <Dialog open onClose={onClose} fullWidth maxWidth="xs" aria-labelledby="row-detail">
      <DialogTitle id="row-detail">{row.nama}</DialogTitle>
      <DialogContent tabIndex={0}>
        <FactList facts={facts} />
        <ActList row={row} zona={zona} />
      </DialogContent>
      <DialogActions>
        {proposal && <Button onClick={onGiveBack}>Ganti {proposal.menit} menit</Button>}
        <Button onClick={onClose}>Tutup</Button>
      </DialogActions>
    </Dialog>
  );
}

/** What is wrong with a start without the server, in its colour. */
const startFacts = (row: AbsenRow): [string, ReactNode][] =>
  listStartNotes(row).map(({ tone, text }) => [
    tone === 'red' ? 'Periksa' : 'Belum diizinkan',
    <strong key={tone} style={{ color: `var(--on-${tone}-soft)` }}>
      {text}
    </strong>,
  ]);

/** Exam time that was lost and not given back, with its cause. */
function lostFacts({ hilang_menit, henti }: AbsenRow, zona: Zone): [string, string][] {
  const facts: [string, string][] = [];
  if (hilang_menit > 0) facts.push(['Terlambat masuk', `kehilangan ${hilang_menit} menit`]);
  const stops = henti.map(({ sejak_ms, menit }) => `${menit} menit sejak ${clockText(sejak_ms, zona)}`);
  if (stops.length > 0)
    facts.push([
      'Ujian terhenti',
      `kehilangan ${stops.join(', ')}: perangkat mati, tidur, atau lembar tertutup`,
    ]);
  return facts;
}

/** What the device told of itself; what its browser does not tell is "–". */
function deviceFacts({ kabar, status }: AbsenRow, zona: Zone): [string, string][] {
  if (!kabar) return [];
  const { baterai, mengisi, ruang_mb, tetap, pada_ms } = kabar;
  return [
    ...(status === 'BELUM HADIR' ? readinessFacts(kabar) : []),
    ['Baterai', baterai === null ? '–' : `${baterai}%${mengisi ? ', mengisi' : ''}`],
    ['Ruang simpan', ruang_mb === null ? '–' : `${ruang_mb.toLocaleString('id-ID')} MB`],
    ['Penyimpanan tetap', tetap === null ? '–' : tetap ? 'dijamin peramban' : 'tidak dijamin peramban'],
    ['Kabar perangkat', `pukul ${clockText(pada_ms, zona)}`],
  ];
}

/** What matters before the start only (S21). */
function readinessFacts(kabar: KabarPerangkat): [string, string][] {
  const lacking = listLacking(kabar);
  if (!lacking) return [];
  const { siap, bekal, selisih_ms, layak } = kabar;
  return [
    ['Kesiapan', lacking.length === 0 ? 'siap' : `belum: ${lacking.join(', ')}`],
    ['Soal di perangkat', siap ? 'ada' : 'belum ada'],
    ['Mulai tanpa server', bekal ? 'bisa, dengan Token darurat' : 'belum bisa'],
    [
      'Jam perangkat',
      selisih_ms === null ? '–' : `selisih ${Math.round(Math.abs(selisih_ms) / 1_000)} detik`,
    ],
    ['Peramban', layak ? 'cocok' : 'terlalu lama'],
  ];
}

/** What he wrote to the committee during the exam, and the newest message to his screen with its receipt. */
const messageFacts = (row: AbsenRow, zona: Zone): [string, string][] => [
  ...panitiaFacts(row, zona),
  ...layarFacts(row, zona),
];

function panitiaFacts({ pesan_panitia: pesan }: AbsenRow, zona: Zone): [string, string][] {
  if (!pesan) return [];
  return [[`Menulis ke panitia ${clockText(pesan.dibuat_ms, zona)}`, `${pesan.title}: ${pesan.body}`]];
}

function layarFacts({ pesan }: AbsenRow, zona: Zone): [string, string][] {
  if (!pesan) return [];
  const { teks, dibuat_ms, dibaca_ms } = pesan;
  const receipt = dibaca_ms === null ? 'belum dibaca' : `dibaca ${clockText(dibaca_ms, zona)}`;
  return [[`Pesan ${clockText(dibuat_ms, zona)}`, `${teks} (${receipt})`]];
}
