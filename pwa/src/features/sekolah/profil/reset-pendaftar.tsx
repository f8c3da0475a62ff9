import DeleteForeverOutlined from '@mui/icons-material/DeleteForeverOutlined';
import { Button, Link, Paper, Typography } from '@mui/material';
import * as calls from '@spmb/shared/pencadangan/calls.ts';
import { useState } from 'react';
import { Link as RouterLink } from 'react-router-dom';
import { LoadingDialog } from '../../../kit/dialog/loading-dialog.tsx';
import { TypedConfirm } from '../../../kit/dialog/typed-confirm.tsx';
import { useAction } from '../../../kit/call/use-action.ts';

/** Empties the school of its applicants, after a backup (N33). `nama` is the stored name of the school. */
export function ResetPendaftar({ nama }: { nama: string }) {
  const [isAsked, ask] = useState(false);
  const act = useAction(calls.resetPendaftar);
  return (
    <Paper
      component="section"
      variant="outlined"
      sx={{ p: { xs: 2, sm: 3 }, mt: 2, borderColor: 'error.main' }}
    >
      <Typography variant="h2">Reset data pendaftar</Typography>
      <Typography variant="body2" sx={{ color: 'text.secondary', mt: 0.5, mb: 2 }}>
        Menghapus semua pendaftar dan peserta, akun, jadwal, jawaban, dan nilai ujiannya. Akun petugas,
        pengaturan, master data, bank soal, dan jadwal ujian tetap. Sebelumnya dibuat pencadangan, yang dapat
        dipulihkan dari menu{' '}
        <Link component={RouterLink} to="/backend/pencadangan">
          Pencadangan
        </Link>
        .
      </Typography>
      <Button
        variant="outlined"
        color="error"
        startIcon={<DeleteForeverOutlined />}
        onClick={() => ask(true)}
      >
        RESET DATA PENDAFTAR
      </Button>
      {isAsked && (
        <TypedConfirm
          title="Reset data pendaftar"
          text="Apakah anda yakin akan menghapus data pendaftar..?"
          yes="Ya, hapus data pendaftar"
          nama={nama}
          busy={act.isPending}
          onYes={(typed) => act.mutate(typed, { onSuccess: () => ask(false) })}
          onNo={() => ask(false)}
        />
      )}
      {act.isPending && <LoadingDialog words="Mencadangkan, lalu menghapus data pendaftar…" />}
    </Paper>
  );
}
