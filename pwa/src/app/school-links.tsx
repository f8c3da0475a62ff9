import { useAppInfo } from './services.tsx';

/** Slogan of the school and where else it is found, for a footer, which writes the names with a capital. */
export function SchoolLinks() {
  const info = useAppInfo();
  return (
    <>
      <span>{info.slogan}</span>
      {(['facebook', 'twitter', 'instagram', 'apps_url'] as const).map(
        (name) =>
          info[name] && (
            <a key={name} href={info[name]} target="_blank">
              {name === 'apps_url' ? 'situs' : name}
            </a>
          ),
      )}
    </>
  );
}
