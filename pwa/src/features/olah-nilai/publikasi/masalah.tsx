import { Alert } from '@mui/material';

/** Why an act was not carried out, or what it asks. */
export function Masalah({ problem, isAsked }: { problem: string | undefined; isAsked?: boolean }) {
  if (problem === undefined) return null;
  return (
    <Alert severity={isAsked ? 'warning' : 'error'} sx={{ mt: 2 }}>
      {problem}
    </Alert>
  );
}
