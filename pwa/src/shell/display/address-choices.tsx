import type { PilihanAlamat } from '@spmb/shared/sekolah/pilihan-alamat.schema.ts';
import './address-choices.css';

interface AddressChoicesProps {
  /** What the server knows; undefined until it has answered. */
  known: PilihanAlamat | undefined;
  /** The address in the field. */
  value: string;
  choose: (alamat: string) => void;
}

/** The addresses at which phones may find this server, each to be taken, and the code of the chosen one to be tried at once. */
export function AddressChoices({ known, value, choose }: AddressChoicesProps) {
  if (!known) return null;
  const { pilihan, ditanya } = known;
  const chosen = [...pilihan, ...(ditanya ? [ditanya] : [])].find(({ alamat }) => alamat === value.trim());
  return (
    <div className="address-choices">
      {pilihan.length === 0 ? (
        <p>
          Komputer ini belum tersambung ke jaringan sekolah. Sambungkan Wi-Fi atau kabelnya, lalu buka halaman
          ini lagi, atau isi alamatnya kemudian di Profil Sekolah.
        </p>
      ) : (
        <>
          <p>Alamat komputer ini di jaringan:</p>
          <ul aria-label="Alamat komputer ini di jaringan">
            {pilihan.map(({ alamat, jaringan }) => (
              <li key={alamat}>
                <button type="button" aria-pressed={alamat === value.trim()} onClick={() => choose(alamat)}>
                  {alamat}
                  <small>{jaringan === '' ? 'dipakai halaman ini' : `jaringan ${jaringan}`}</small>
                </button>
              </li>
            ))}
          </ul>
        </>
      )}
      {chosen && (
        <div className="address-try">
          <img src={chosen.qr} alt={`Kode QR alamat ${chosen.alamat}`} />
          <p>
            Coba sekarang: sambungkan sebuah HP ke Wi-Fi ujian, lalu pindai kode ini. Bila {chosen.alamat}{' '}
            tidak terbuka di HP itu, pilih alamat lain.
          </p>
        </div>
      )}
    </div>
  );
}
