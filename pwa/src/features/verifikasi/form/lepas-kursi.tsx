import { ConfirmDialog } from '../../../kit/dialog/confirm-dialog.tsx';
import { messageOf } from '../../../kit/port/staff-port.ts';
import type { useKirim } from './use-kirim.ts';

/** Asks before a verdict takes a published seat. */
export function LepasKursi({
  kirim: { lepasKursi, error, isPending, batal },
}: {
  kirim: ReturnType<typeof useKirim>;
}) {
  if (!lepasKursi) return null;
  return (
    <ConfirmDialog
      title="Lepaskan kursi?"
      text={messageOf(error)}
      yes="Ya, lepaskan kursi"
      danger
      busy={isPending}
      onYes={lepasKursi}
      onNo={batal}
    />
  );
}
