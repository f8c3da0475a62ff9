import { hasilSamaran } from '@spmb/shared/bukti-seleksi/calls.ts';
import type { HttpClient } from '../../../http/http-client.ts';
import { useIngatan } from '../../../shell/isian/use-ingatan.ts';
import { Card } from '../../../ui/card.tsx';

const ask = (http: HttpClient) => http.call(hasilSamaran);

/** The own pseudonym in the proof of the selection, and the way to it; nothing where the result has no proof. */
export function KartuSamaran() {
  const { data } = useIngatan('hasil-samaran', ask);
  if (!data) return null;
  return (
    <Card>
      <h2>Hitung sendiri seleksi ini</h2>
      <p>
        Siapa pun dapat menghitung ulang seleksi di perambannya, tanpa melihat nama pendaftar. Cari diri Anda
        dengan nama samaran ini; selain Anda hanya panitia yang dapat mengetahuinya.
      </p>
      <p>
        Nama samaran Anda: <code className="hasil-samaran">{data.samaran}</code>
      </p>
      <p>
        <a className="button button-plain" href="/bukti-seleksi">
          Buka bukti seleksi
        </a>
      </p>
    </Card>
  );
}
