import { MessageBox } from '../../ui/message-box.tsx';
import { angka } from './angka.ts';
import { kataDiumumkan, type RingkasanBukti } from './ringkasan.ts';

/** Each programme as computing gives it, and whether that is what was announced. */
export function HasilHitung({ hasil }: { hasil: RingkasanBukti }) {
  const { beda, jumlah, jumlahBeda, nama, program } = hasil;
  return (
    <>
      {jumlahBeda === 0 ? (
        <MessageBox tone="green" role="status" title="Sama dengan yang diumumkan">
          {jumlah.toLocaleString('id-ID')} pendaftar dihitung ulang, semuanya sama.
        </MessageBox>
      ) : (
        <MessageBox tone="red" role="alert" title={`${jumlahBeda} hasil berbeda dari yang diumumkan`}>
          <ul>
            {beda.map(({ id, diumumkan, dihitung }) => (
              <li key={id}>
                <code>{id}</code>: diumumkan {kataDiumumkan(diumumkan, nama)}, dihitung{' '}
                {kataDiumumkan(dihitung, nama)}
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
            {program.map(({ id, nama: name, pagu, diterima, cadangan, ...nilai }) => (
              <tr key={id}>
                <th scope="row">{name}</th>
                <td>{pagu}</td>
                <td>{diterima}</td>
                <td>{cadangan}</td>
                <td>
                  {nilai.nilai_terendah === null ? '–' : angka(nilai.nilai_terendah)}
                  {nilai.dari_sebelumnya && '*'}
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
      {program.some(({ dari_sebelumnya }) => dari_sebelumnya) && (
        <p>
          * Dari pengumuman gelombang sebelumnya: di seleksi ini tidak ada kursi baru, jadi tidak dihitung
          ulang.
        </p>
      )}
    </>
  );
}
