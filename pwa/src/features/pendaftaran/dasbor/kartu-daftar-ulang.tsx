import { daftarUlangSaya } from '@spmb/shared/daftar-ulang/calls.ts';
import type { DaftarUlangSaya } from '@spmb/shared/daftar-ulang/daftar-ulang.ts';
import { kabarDaftarUlang } from '@spmb/shared/daftar-ulang/kabar.ts';
import { Link } from 'react-router-dom';
import type { HttpClient } from '../../../http/http-client.ts';
import { useIngatan } from '../../../shell/isian/use-ingatan.ts';
import { useAppInfo } from '../../../shell/services.tsx';
import { Card } from '../../../ui/card.tsx';
import { MessageBox } from '../../../ui/message-box.tsx';

const ask = async (http: HttpClient): Promise<{ saya: DaftarUlangSaya }> => ({
  saya: await http.call(daftarUlangSaya),
});

/** The re-registration on the dashboard: where it stands, until when, and the way to it. Nothing for who has none. */
export function KartuDaftarUlang() {
  const { zona } = useAppInfo();
  const { data } = useIngatan('daftar-ulang', ask);
  if (!data || data.saya.kelayakan === 'belum-diumumkan' || data.saya.kelayakan === 'tidak-berhak')
    return null;
  const { tone, title, body } = kabarDaftarUlang(data.saya, zona);
  return (
    <Card>
      <h3>Daftar ulang</h3>
      <MessageBox tone={tone} title={title}>
        <p>{body}</p>
      </MessageBox>
      {data.saya.kelayakan === 'berhak' && (
        <p>
          <Link
            className={`button ${data.saya.terbuka ? 'button-main' : 'button-plain'}`}
            to="/peserta/konfirmasi-daftar-ulang"
          >
            {data.saya.terbuka ? 'Daftar ulang sekarang' : 'Lihat daftar ulang'}
          </Link>
        </p>
      )}
    </Card>
  );
}
