import SaveOutlined from '@mui/icons-material/SaveOutlined';
import { Button } from '@mui/material';
import { buatPencadangan } from '@spmb/shared/pencadangan/calls.ts';
import { LoadingDialog } from '../../kit/dialog/loading-dialog.tsx';
import { useAction } from '../../kit/call/use-action.ts';

/** Makes a backup; it may take minutes, which the words say. */
export function CreateButton() {
  const act = useAction(buatPencadangan);
  return (
    <>
      <Button
        variant="contained"
        startIcon={<SaveOutlined />}
        disabled={act.isPending}
        onClick={() => act.mutate(undefined)}
      >
        Buat pencadangan
      </Button>
      {act.isPending && <LoadingDialog words="Menyiapkan pencadangan…" />}
    </>
  );
}
