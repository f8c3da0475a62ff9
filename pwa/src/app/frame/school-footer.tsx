import { useAppInfo } from '../../shell/site.tsx';
import './school-footer.css';

/** The school at the foot of a page: whose it is, where it stands, what it says of itself and where else it is found. */
export function SchoolFooter() {
  const info = useAppInfo();
  return (
    <div className="school-footer">
      <span>© 2025-2026 {info.company}</span>
      <span>{info.alamat}</span>
      <span>{info.telepon}</span>
      <span>{info.slogan}</span>
      <span>{info.apps_desc}</span>
      {(['facebook', 'twitter', 'instagram', 'apps_url'] as const).map(
        (name) =>
          info[name] && (
            <a key={name} href={info[name]} target="_blank" rel="noopener noreferrer">
              {name === 'apps_url' ? 'situs' : name}
            </a>
          ),
      )}
    </div>
  );
}
