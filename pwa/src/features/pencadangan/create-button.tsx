import SaveOutlined from '@mui/icons-material/SaveOutlined';
import { Button } from '@mui/material';
import { LoadingDialog } from '../../crud/dialog/loading-dialog.tsx';
import { useAct } from '../../crud/port/use-act.ts';

/** Makes a backup; it may take minutes, which the words say. */
export function CreateButton() {
  const act = useAct();
  return (
    <>
      <Button
        variant="contained"
        startIcon={<SaveOutlined />}
        disabled={act.isPending}
        onClick={() => act.mutate({ path: '/api/pencadangan', isLong: true })}
      >
        Buat pencadangan
      </Button>
      {act.isPending && <LoadingDialog words="Menyiapkan pencadangan…" />}
    </>
  );
}
