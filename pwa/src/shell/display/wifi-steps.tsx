import type { AppInfo } from '../theme/app-info.ts';
import './wifi-steps.css';

/** How a phone gets back to the school's network, with the school's own values. */
export function WifiSteps({ info }: { info: AppInfo }) {
  return (
    <ol className="wifi-steps">
      <li>
        Sambungkan Wi-Fi <strong>{info.wifi_nama ?? 'sekolah'}</strong>
      </li>
      <li>Matikan data seluler</li>
      <li>
        Bila HP bilang <q>tidak ada internet</q>, pilih <strong>Tetap terhubung</strong>
      </li>
      {info.alamat_server && (
        <li>
          Alamat server: <strong>{info.alamat_server}</strong>
        </li>
      )}
    </ol>
  );
}
