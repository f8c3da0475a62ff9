import { Button } from '../../../ui/button.tsx';
import { TextField } from '../../../ui/field/text-field.tsx';
import { StartFailure } from './start-failure.tsx';
import type { useStart } from './use-start.ts';

interface StartFormProps {
  starting: ReturnType<typeof useStart>;
  /** The attempt runs already. */
  wasLetIn: boolean;
  /** Who begins this exam needs its token. */
  isTokenAsked: boolean;
  token: string;
  setToken: (token: string) => void;
}

/** The token where one is needed, and the button that starts the exam or goes on with it. */
export function StartForm({ wasLetIn, isTokenAsked, token, setToken, ...props }: StartFormProps) {
  const { starting, failure, start } = props.starting;
  const asksCode = failure?.asksCode === true;
  const needsToken = (isTokenAsked && !wasLetIn) || asksCode;
  return (
    <form
      className="konfirmasi-form"
      onSubmit={(event) => {
        event.preventDefault();
        void start(token);
      }}
    >
      {needsToken && (
        <TextField
          label="Token"
          hint={
            asksCode
              ? 'Token darurat: 11 huruf dan angka dari kertas pengawas.'
              : 'Dibacakan atau ditulis pengawas di depan ruang.'
          }
          value={token}
          autoFocus
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
          className="token-box"
          onChange={(event) => {
            setToken(event.target.value.toUpperCase());
          }}
        />
      )}
      <p>
        {wasLetIn
          ? 'Waktu Anda sudah berjalan. Jawaban yang sudah di server dibuka lagi di sini.'
          : 'Waktu mulai berjalan ketika Anda menekan Mulai ujian.'}
      </p>
      {failure && <StartFailure failure={failure} move={() => void start(token, { pindah: true })} />}
      <Button
        type="submit"
        look="main"
        wide
        disabled={starting || (needsToken && !asksCode && !token.trim())}
      >
        {wasLetIn ? 'Lanjutkan ujian' : 'Mulai ujian'}
      </Button>
    </form>
  );
}
