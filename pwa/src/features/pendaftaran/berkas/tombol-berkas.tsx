import { useRef } from 'react';
import { Button, type ButtonProps } from '../../../ui/button.tsx';

interface TombolBerkasProps extends Pick<ButtonProps, 'look' | 'disabled' | 'icon'> {
  words: string;
  /** Which field it is for, for who hears the page. */
  label: string;
  accept: string;
  /** Opens the camera: of the person who holds the phone, or of what lies before it. */
  capture?: 'user' | 'environment';
  multiple?: boolean;
  onChoose: (files: readonly File[]) => void;
}

/** A button that opens the camera or the files of the device. */
export function TombolBerkas(props: TombolBerkasProps) {
  const { words, label, accept, capture, multiple, onChoose, ...rest } = props;
  const input = useRef<HTMLInputElement>(null);
  return (
    <>
      <input
        ref={input}
        type="file"
        accept={accept}
        capture={capture}
        multiple={multiple}
        className="visually-hidden"
        tabIndex={-1}
        aria-label={`${words}: ${label}`}
        onChange={({ target }) => {
          const files = [...(target.files ?? [])];
          // So that the same file can be chosen again.
          target.value = '';
          if (files.length > 0) onChoose(files);
        }}
      />
      <Button {...rest} onClick={() => input.current?.click()}>
        {words}
      </Button>
    </>
  );
}
