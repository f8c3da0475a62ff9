import type { AppInfo } from '../../../shell/theme/app-info.ts';
import { WifiSteps } from '../../../shell/display/wifi-steps.tsx';
import { MessageBox } from '../../../ui/message-box.tsx';

/** The server did not answer the login: nothing is wrong with number or password, and this is the way out. */
export function NoServerBox({ info }: { info: AppInfo }) {
  return (
    <MessageBox tone="amber" role="alert" title="Server sekolah tidak terjangkau">
      <p>Nomor dan kata sandi Anda belum diperiksa. Isian tetap ada di layar ini.</p>
      <WifiSteps info={info} />
      <p>Lalu tekan Masuk lagi. Bila tetap gagal, panggil pengawas atau panitia.</p>
    </MessageBox>
  );
}
