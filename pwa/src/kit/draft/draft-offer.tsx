import { Alert, Button } from '@mui/material';
import type { useFormDraft } from './use-form-draft.ts';

/** Offers what was typed into this form earlier and not saved. */
export function DraftOffer({ draft }: { draft: ReturnType<typeof useFormDraft> }) {
  if (!draft.isOffered) return null;
  return (
    <Alert
      severity="info"
      action={
        <>
          <Button color="inherit" onClick={draft.take}>
            Lanjutkan
          </Button>
          <Button color="inherit" onClick={draft.forget}>
            Buang
          </Button>
        </>
      }
    >
      Lanjutkan isian tadi? Yang belum sempat disimpan masih ada.
    </Alert>
  );
}
