import { useState } from 'react';
import { Button } from '../../../ui/button.tsx';
import { Checkbox } from '../../../ui/field/checkbox.tsx';
import { MessageBox } from '../../../ui/message-box.tsx';
import { canFullScreen, enterFullScreen } from '../area/full-screen.ts';

/** The attempt is open: LANJUT leads to its sheet, on the full screen where that is wanted. */
export function ReadyToGoOn({ goOn }: { goOn: () => void }) {
  const [fullScreen, setFullScreen] = useState(canFullScreen);
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
      <Button
        look="main"
        wide
        autoFocus
        onClick={() => {
          if (fullScreen) enterFullScreen();
          goOn();
        }}
      >
        LANJUT
      </Button>
    </>
  );
}
