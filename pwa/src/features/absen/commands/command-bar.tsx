import {
  Box,
  Button,
  Divider,
  ListItemText,
  ListSubheader,
  Menu,
  MenuItem,
  Paper,
  Typography,
} from '@mui/material';
import type { AbsenRow } from '@spmb/shared/absen/absen-row.schema.ts';
import type { CommandKind } from './command.ts';
import { isHeldStart } from '../rows/start-note.ts';
import { useIsKartuRuang } from '../look/kartu-ruang-context.ts';

interface CommandBarProps {
  rows: readonly AbsenRow[];
  onCommand: (kind: CommandKind) => void;
  /** Gives another sitting; without it there is no such button. */
  onSusulan?: (() => void) | undefined;
  onClear: () => void;
}

/** Commands on the chosen rows; stays in reach at the lower edge. */
export function CommandBar({ rows, onCommand, onSusulan, onClear }: CommandBarProps) {
  return (
    <Paper variant="outlined" role="toolbar" aria-label="Perintah untuk yang dipilih" sx={bar}>
      <Typography sx={{ fontWeight: 600, mr: 'auto' }}>{rows.length} dipilih</Typography>
      {rows.some(isHeldStart) && <Button onClick={() => onCommand('izinkan-mulai')}>Izinkan mulai</Button>}
      <Button onClick={() => onCommand('reset-login')}>Reset login</Button>
      <Button onClick={() => onCommand('tambah-waktu')}>Tambah waktu</Button>
      <Button onClick={() => onCommand('pesan')}>Kirim pesan</Button>
      <Button onClick={() => onCommand('paksa-selesai')}>Paksa selesai</Button>
      {rows.some(canReopen) && <Button onClick={() => onCommand('buka-kembali')}>Buka kembali</Button>}
      <Button onClick={() => onCommand('pelanggaran')}>Catat pelanggaran</Button>
      {onSusulan && <Button onClick={onSusulan}>Ujian susulan</Button>}
      <Button color="inherit" onClick={onClear}>
        Batal pilih
      </Button>
    </Paper>
  );
}

/** The participant pressed Selesai, and it can still be taken back. */
const hasOwnFinish = ({ keadaan, sebab_selesai }: AbsenRow): boolean =>
  keadaan === 'selesai' && sebab_selesai === 'sendiri';

/** So can a finish that staff forced; what time ended opens with more time. */
const canReopen = (row: AbsenRow): boolean =>
  hasOwnFinish(row) || (row.keadaan === 'selesai' && row.sebab_selesai === 'paksa');

/**
 * More time goes with who has not begun, and opens an exam that time or staff ended; to one that its participant ended it
 * gives nothing.
 */
const takesTime = (row: AbsenRow): boolean =>
  row.status === 'BELUM HADIR' ||
  row.status === 'SEDANG MENGERJAKAN' ||
  (row.keadaan === 'selesai' && !hasOwnFinish(row));

const bar = {
  position: 'sticky',
  bottom: 8,
  zIndex: 2,
  mt: 1,
  px: 2,
  py: 1,
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: 0.5,
  borderColor: 'primary.main',
} as const;

/** Of the window, in pixels. */
export interface MenuPlace {
  top: number;
  left: number;
}

interface RowMenuProps {
  row: AbsenRow;
  /** Where it was opened: the row may move away while the menu is open. */
  at: MenuPlace;
  onClose: () => void;
  onCommand: (kind: CommandKind) => void;
  onDetail: () => void;
  /** Somebody else worked under this account. */
  onSalahAkun: () => void;
  /** The participant's data and password; without it there is no such entry. */
  onHelp?: (() => void) | undefined;
}

/** Commands on one participant. What destroys stands apart, in red. */
export function RowMenu({ row, at, onClose, onCommand, onDetail, onSalahAkun, onHelp }: RowMenuProps) {
  const isKartuRuang = useIsKartuRuang();
  const running = row.status === 'SEDANG MENGERJAKAN';
  return (
    <Menu
      open
      onClose={onClose}
      anchorReference="anchorPosition"
      anchorPosition={at}
      transformOrigin={{ vertical: 'top', horizontal: 'right' }}
    >
      <ListSubheader role="presentation" sx={{ lineHeight: 1.3, py: 1, maxWidth: 320 }}>
        <Box sx={{ color: 'text.primary', fontWeight: 600 }}>
          {row.kursi && `${row.kursi} `}
          {row.nama}
        </Box>
        {row.nomor_peserta} · {row.terjawab}/{row.jumlah_soal}
      </ListSubheader>
      <MenuItem onClick={onDetail}>Rincian</MenuItem>
      {isHeldStart(row) && <MenuItem onClick={() => onCommand('izinkan-mulai')}>Izinkan mulai</MenuItem>}
      {onHelp && <MenuItem onClick={onHelp}>Sandi kartu</MenuItem>}
      <MenuItem onClick={() => onCommand('reset-login')}>Reset login</MenuItem>
      <MenuItem disabled={!takesTime(row)} onClick={() => onCommand('tambah-waktu')}>
        Tambah waktu
      </MenuItem>
      <MenuItem disabled={row.status === 'SELESAI'} onClick={() => onCommand('pesan')}>
        Kirim pesan
      </MenuItem>
      <MenuItem disabled={!running} onClick={() => onCommand('paksa-selesai')}>
        Paksa selesai
      </MenuItem>
      {canReopen(row) && <MenuItem onClick={() => onCommand('buka-kembali')}>Buka kembali</MenuItem>}
      <MenuItem onClick={() => onCommand('pelanggaran')}>Catat pelanggaran</MenuItem>
      <MenuItem disabled={row.status === 'BELUM HADIR'} onClick={onSalahAkun}>
        Salah akun
      </MenuItem>
      {!isKartuRuang && <Divider />}
      {!isKartuRuang && (
        <MenuItem
          disabled={row.status === 'BELUM HADIR'}
          onClick={() => onCommand('reset-ujian')}
          sx={{ color: 'var(--on-red-soft)' }}
        >
          <ListItemText primary="Reset ujian" secondary="Membuang seluruh jawaban" />
        </MenuItem>
      )}
    </Menu>
  );
}
