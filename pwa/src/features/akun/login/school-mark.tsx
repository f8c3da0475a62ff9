import type { AppInfo } from '../../../shell/theme/app-info.ts';

/** The school's sign and names above a form. */
export function SchoolMark({ info }: { info: AppInfo }) {
  return (
    <div className="school-mark">
      <img src={info.apps_logo || '/icon.svg'} width={56} height={56} alt="" />
      <div>
        <strong>{info.company}</strong>
        {info.tahun_ajaran && <span className="muted">Tahun ajaran {info.tahun_ajaran}</span>}
      </div>
    </div>
  );
}
