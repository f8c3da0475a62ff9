import { AkunScreen } from '../../../features/akun/accounts/akun.screen.tsx';
import { GenerateAkun } from '../../../features/peserta/generate-akun.tsx';

/** The accounts of the application, with the act that makes those of participants. */
export function AkunPage() {
  return <AkunScreen actions={<GenerateAkun />} />;
}
