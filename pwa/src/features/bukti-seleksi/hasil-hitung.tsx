import type { Diumumkan, IsiBukti } from '@spmb/shared/bukti-seleksi/bukti.ts';
import type { BuktiDihitung } from '@spmb/shared/bukti-seleksi/hitung-bukti.ts';
import { MessageBox } from '../../ui/message-box.tsx';
import { angka } from './angka.ts';
import '../../ui/button.css';
import './bukti.css';

/** So many rows that differ are named. */
const bedaTampil = 50;

/** Each programme as computing gives it, and whether that is what was announced. */
export function HasilHitung({ isi, dihitung }: { isi: IsiBukti; dihitung: BuktiDihitung }) {
  const { beda, program } = dihitung;
  const words = (one: Diumumkan | undefined): string => {
    if (!one) return 'tidak diterima';
    const name = isi.nama_program[one.program] ?? one.program;
    return one.status === 'L' ? `diterima di ${name}` : `cadangan ${one.urutan} di ${name}`;
  };
  return (
    <>
      {beda.length === 0 ? (
        <MessageBox tone="green" role="status" title="Sama dengan yang diumumkan">
          {isi.masukan.calon.length} pendaftar dihitung ulang, semuanya sama.
        </MessageBox>
      ) : (
        <MessageBox tone="red" role="alert" title={`${beda.length} hasil berbeda dari yang diumumkan`}>
          <ul>
            {beda.slice(0, bedaTampil).map(({ id, diumumkan, dihitung: computed }) => (
              <li key={id}>
                <code>{id}</code>: diumumkan {words(diumumkan)}, dihitung {words(computed)}
              </li>
            ))}
          </ul>
        </MessageBox>
      )}
      <div className="bukti-tabel" tabIndex={0} role="region" aria-label="Hasil per program">
        <table>
          <thead>
            <tr>
              <th scope="col">Program</th>
              <th scope="col">Pagu</th>
              <th scope="col">Diterima</th>
              <th scope="col">Cadangan</th>
              <th scope="col">Nilai terendah</th>
            </tr>
          </thead>
          <tbody>
            {program.map(({ id, nama, pagu, diterima, cadangan, nilai_terendah }) => (
              <tr key={id}>
                <th scope="row">{nama}</th>
                <td>{pagu}</td>
                <td>{diterima}</td>
                <td>{cadangan}</td>
                <td>{nilai_terendah === null ? '–' : angka(nilai_terendah)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </>
  );
}
