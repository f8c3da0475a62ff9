import { Button } from '@mui/material';
import { berikutnya } from '@spmb/shared/verifikasi/calls.ts';
import { useNavigate } from 'react-router-dom';
import { useAction } from '../../../kit/call/use-action.ts';
import { formOf } from './form-of.ts';

/** Takes the file that waits longest and nobody has, and opens it. */
export function TakeNext() {
  const navigate = useNavigate();
  const take = useAction(berikutnya);
  return (
    <Button
      variant="contained"
      disabled={take.isPending}
      onClick={() =>
        take.mutate(undefined, {
          onSuccess: ({ data: { id } }) => {
            if (id !== null) void navigate(formOf({ id }));
          },
        })
      }
    >
      {take.isPending ? 'Mengambil…' : 'Ambil berkas berikutnya'}
    </Button>
  );
}
