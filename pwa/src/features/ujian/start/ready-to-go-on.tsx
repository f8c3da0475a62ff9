import { Button } from '../../../ui/button.tsx';
import { Checkbox } from '../../../ui/field/checkbox.tsx';
import { MessageBox } from '../../../ui/message-box.tsx';
import { canFullScreen } from '../area/full-screen.ts';

interface ReadyToGoOnProps {
  /** Whether the sheet is wanted on the full screen. */
  fullScreen: boolean;
  setFullScreen: (fullScreen: boolean) => void;
  goOn: () => void;
}

/** The attempt is open: LANJUT leads to its sheet, on the full screen where that is wanted. */
export function ReadyToGoOn({ fullScreen, setFullScreen, goOn }: ReadyToGoOnProps) {
  return (
    <>
      <MessageBox tone="green" role="status" title="Soal siap dikerjakan">
        <p>Waktu Anda sudah berjalan. Tekan LANJUT.</p>
      </MessageBox>
      {canFullScreen() && (
        <Checkbox
          checked={fullScreen}
          onChange={(event) => {
            setFullScreen(event.target.checked);
          }}
        >
          Pakai layar penuh
        </Checkbox>
      )}
      <Button look="main" wide autoFocus onClick={goOn}>
        LANJUT
      </Button>
    </>
  );
}
