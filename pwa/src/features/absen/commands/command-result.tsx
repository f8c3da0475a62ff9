import { Box, Typography } from '@mui/material';
import { ConfirmDialog } from '../../../kit/dialog/confirm-dialog.tsx';
import type { CommandResult } from './command.ts';

interface CommandResultDialogProps {
  title: string;
  result: CommandResult;
  onClose: () => void;
}

/** Stays until it is read: whom a command could not reach, and which old devices must stay on. */
export function CommandResultDialog({ title, result, onClose }: CommandResultDialogProps) {
  const { message, gagal, sisa } = result;
  return (
    <ConfirmDialog title={title} text={message} yes="Mengerti" no="Tutup" onYes={onClose} onNo={onClose}>
      {sisa.length > 0 && (
        <Box sx={{ ...note, bgcolor: 'var(--amber-soft)', color: 'var(--on-amber-soft)' }}>
          <Typography sx={{ fontWeight: 600 }}>Jangan matikan perangkat lama</Typography>
          <Box component="ul" sx={list}>
            {sisa.map(({ nama, jumlah }) => (
              <li key={nama}>
                <strong>{nama}</strong>: {jumlah} catatan jawaban belum terkirim
              </li>
            ))}
          </Box>
        </Box>
      )}
      {gagal.length > 0 && (
        <Box sx={{ ...note, bgcolor: 'var(--red-soft)', color: 'var(--on-red-soft)' }}>
          <Typography sx={{ fontWeight: 600 }}>Tidak dapat dilakukan</Typography>
          <Box component="ul" sx={list}>
            {gagal.map(({ nama, message: why }) => (
              <li key={nama}>
                <strong>{nama}</strong>: {why}
              </li>
            ))}
          </Box>
        </Box>
      )}
    </ConfirmDialog>
  );
}

const note = { mt: 2, px: 2, py: 1.5, borderRadius: 1 };
const list = { pl: 2.5, my: 0.5 };
