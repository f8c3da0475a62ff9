import { Link } from 'react-router-dom';
import { PlainPage } from '../display/plain-page.tsx';
import { useSignIn } from '../services.tsx';
import { startPathOf } from '../session/sign-in.ts';

/** Somebody is signed in, but this area is for the other kind of account. */
export function WrongArea() {
  const isPeserta = useSignIn()?.user.authent === 'peserta';
  return (
    <PlainPage title="Unauthorized or Forbiden">
      <p>
        {isPeserta
          ? 'Halaman ini untuk panitia. Anda masuk sebagai peserta.'
          : 'Halaman ini untuk peserta. Anda masuk sebagai panitia.'}
      </p>
      <Link className="button button-main" to={startPathOf(isPeserta ? 'peserta' : 'administrator')}>
        Ke halaman saya
      </Link>
    </PlainPage>
  );
}
