import { Link } from 'wouter';
import { useAppInfo } from '../../../shell/site.tsx';
import { useAskInfoWhile } from '../../../shell/use-ask-info-while.ts';
import { Card } from '../../../ui/card.tsx';
import '../../../ui/button.css';
import './sambutan.css';

/** The school's sign and name, and the way to an account while registration is open. `ajakan`: the words of that way. */
export function Sambutan({ ajakan }: { ajakan: string }) {
  const info = useAppInfo();
  useAskInfoWhile(info.apps_pendaftaran === false);
  return (
    <div className="sambutan">
      <Card>
        <img src={info.apps_logo || '/icon.svg'} width={96} height={96} alt="" />
        <h1>{info.company}</h1>
        {info.apps_title && <p className="sambutan-title">{info.apps_title}</p>}
        {info.tahun_ajaran && <p>Tahun ajaran {info.tahun_ajaran}</p>}
        {info.slogan && <p className="muted">{info.slogan}</p>}
        {info.apps_pendaftaran && (
          <Link className="button button-main" href="/registrasi">
            {ajakan}
          </Link>
        )}
        {info.apps_pendaftaran === false && (
          <p>
            Pendaftaran sedang ditutup. <a href="#jadwal">Lihat jadwal pendaftaran</a>
          </p>
        )}
      </Card>
    </div>
  );
}
