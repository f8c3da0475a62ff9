import { Link } from 'react-router-dom';
import { useAppInfo, useSignIn } from '../../shell/services.tsx';
import { startPathOf } from '../../shell/session/sign-in.ts';
import { useTitle } from '../../shell/use-title.ts';
import { Card } from '../../ui/card.tsx';
import './home.css';

/** What the school shows to everybody: its sign, its name and the way in. */
export function HomeScreen() {
  useTitle('Beranda');
  const info = useAppInfo();
  const user = useSignIn()?.user;
  return (
    <Card className="home-hero">
      <img src={info.apps_logo || '/icon.svg'} alt="" />
      <h1>{info.company}</h1>
      <p className="home-what">{info.apps_title}</p>
      {info.tahun_ajaran && <p>Tahun ajaran {info.tahun_ajaran}</p>}
      {info.slogan && <p>{info.slogan}</p>}
      <Link className="button button-main" to={user ? startPathOf(user.authent) : '/login'}>
        {user ? 'Ke halaman saya' : 'Masuk'}
      </Link>
    </Card>
  );
}
