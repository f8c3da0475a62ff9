import { Alert, Box, Button, Paper, Typography } from '@mui/material';
import { useSignIn } from '../../../shell/services.tsx';
import { pushWords, usePush } from '../../../shell/push/use-push.ts';

/** Notifications of the own account in the back office, for whoever gets messages of applicants. */
export function PushStaf() {
  const user = useSignIn()?.user;
  return user?.capabilities?.includes('verifikasiBerkas') ? <Pemberitahuan /> : null;
}

/** On, off, or why there are none here. */
function Pemberitahuan() {
  const { keadaan, alasan, isBusy, failure, nyalakan, matikan } = usePush();
  if (keadaan === 'memuat') return null;
  return (
    <Paper
      component="section"
      variant="outlined"
      aria-labelledby="pemberitahuan"
      sx={{ display: 'grid', gap: 1.5, p: { xs: 2, sm: 3 }, mt: 2, maxWidth: 640 }}
    >
      <Typography variant="h2" id="pemberitahuan">
        {pushWords.title}
      </Typography>
      <Typography>{keadaan === 'tanpa' ? alasan : pushWords[keadaan]}</Typography>
      {keadaan === 'menyala' && alasan !== '' && (
        <Alert severity="warning">Pemberitahuan terakhir gagal. {alasan}</Alert>
      )}
      {failure && <Alert severity="error">{failure.text}</Alert>}
      {keadaan !== 'tanpa' && (
        <Box>
          <Button
            variant="outlined"
            disabled={isBusy}
            onClick={() => void (keadaan === 'mati' ? nyalakan() : matikan())}
          >
            {keadaan === 'mati' ? pushWords.nyalakan : pushWords.matikan}
          </Button>
        </Box>
      )}
    </Paper>
  );
}
