import type { Failure } from '../../../http/failure.ts';
import { Detail } from '../../../ui/detail.tsx';
import { MessageBox } from '../../../ui/message-box.tsx';

/** Why a call did not do what was asked, outside the back office. */
export function FailureBox({ failure, onRead }: { failure: Failure | undefined; onRead?: () => void }) {
  if (!failure) return null;
  return (
    <MessageBox tone="red" role="alert">
      {failure.text}
      {failure.detail !== undefined && <Detail {...(onRead && { onOpen: onRead })}>{failure.detail}</Detail>}
    </MessageBox>
  );
}
