import { Alert, Box, Button, Paper, TextField, Typography } from '@mui/material';
import { useSignIn } from '../../../shell/services.tsx';
import { useTitle } from '../../../shell/use-title.ts';
import { FailureBox } from '../login/failure-box.tsx';
import { gantiSandiWords, useGantiSandi } from './use-ganti-sandi.ts';

/** The own password, in the back office. */
export function ChngpwdScreen() {
  useTitle(gantiSandiWords.title);
  const authent = useSignIn()?.user.authent;
  const form = useGantiSandi();
  const field = (name: Parameters<typeof form.bind>[0], label: string, hint?: string) => {
    const { error, ...bound } = form.bind(name);
    return (
      <TextField
        {...bound}
        type="password"
        label={label}
        error={error !== undefined}
        helperText={error ?? hint}
        autoComplete={name === 'password_lama' ? 'current-password' : 'new-password'}
        fullWidth
      />
    );
  };
  return (
    <Paper
      component="form"
      noValidate
      variant="outlined"
      onSubmit={(event) => {
        event.preventDefault();
        void form.send();
      }}
      sx={{ display: 'grid', gap: 2.5, p: { xs: 2, sm: 3 }, maxWidth: 480 }}
    >
      <Typography variant="h1">{gantiSandiWords.title}</Typography>
      {form.isForced && <Alert severity="info">{gantiSandiWords.forced}</Alert>}
      <FailureBox failure={form.failure} />
      {form.asksOld && field('password_lama', 'Kata Sandi Sekarang')}
      {field('password', 'Kata Sandi Baru', gantiSandiWords.hint(authent))}
      {field('repassword', 'Ulang Kata Sandi Baru')}
      <Typography variant="body2" sx={{ color: 'text.secondary' }}>
        {gantiSandiWords.others}
      </Typography>
      <Box>
        <Button type="submit" variant="contained" disabled={form.isBusy}>
          {form.isBusy ? 'Menyimpan…' : 'Simpan'}
        </Button>
      </Box>
    </Paper>
  );
}
