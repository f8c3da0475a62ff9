import { formulir, type NamaField } from '@spmb/shared/pendaftaran/formulir/formulir.ts';
import type { Langkah } from '@spmb/shared/pendaftaran/formulir/field.ts';
import { keadaanLangkah } from '@spmb/shared/pendaftaran/keadaan-langkah.ts';
import { bolehDiisi } from '@spmb/shared/pendaftaran/peralihan.ts';
import { hitungRataRata } from '@spmb/shared/pendaftaran/rata-rata.ts';
import { Link } from 'react-router-dom';
import type { DrafRow } from '../../local-db/pendaftaran/pendaftaran-db.ts';
import { useTitle } from '../../shell/use-title.ts';
import { ditolakServer } from './draf/ditolak-server.ts';
import { isTerbuka, terisiDari } from './draf/draf-row.ts';
import { usePendaftar } from './draf/use-draf.ts';
import { KeadaanChip, type Keadaan } from './langkah/keadaan-chip.tsx';
import { StatusBerkas } from './status-berkas.tsx';

/** FORMULIR PENDAFTARAN as a list of 16 steps, to be done in any order. */
export function DaftarLangkahScreen({ row }: { row: DrafRow }) {
  useTitle('Formulir pendaftaran');
  const { rekaman } = row;
  const terisi = terisiDari(row);
  const { berkas } = usePendaftar();
  const ditolak = ditolakServer(row, berkas);
  const steps = formulir.map((step) => ({ step, ...stand(step, row, ditolak) }));
  const done = steps.filter(({ keadaan }) => keadaan === 'selesai' || keadaan === 'terkunci').length;
  const { nilai_rapor } = hitungRataRata(terisi);
  return (
    <>
      <p>
        <Link className="button button-plain" to="/peserta/dashboard">
          Kembali ke dasbor
        </Link>
      </p>
      <h1>FORMULIR PENDAFTARAN</h1>
      <StatusBerkas row={row} />
      {bolehDiisi(rekaman.status) && (
        <p>
          {done} dari {formulir.length} langkah selesai. Kerjakan dalam urutan apa pun; setiap isian langsung
          tersimpan.
        </p>
      )}
      <ol className="langkah-daftar">
        {steps.map(({ step, keadaan, kurang }) => (
          <li key={step.name}>
            <Link to={step.name}>
              <span>
                <strong>{step.title}</strong>
                {kurang.length > 0 && keadaan !== 'belum' && (
                  <span className="muted">Kurang: {brief(kurang)}</span>
                )}
              </span>
              <KeadaanChip keadaan={keadaan} />
            </Link>
          </li>
        ))}
      </ol>
      {nilai_rapor !== null && (
        <p className="muted">
          Rata-rata rapor: {nilai_rapor.toLocaleString('id-ID', { maximumFractionDigits: 2 })}
        </p>
      )}
      {bolehDiisi(rekaman.status) && (
        <Link className="button button-main button-wide" to="periksa">
          Periksa &amp; kirim
        </Link>
      )}
    </>
  );
}

/** How far a step is, for whoever may write in it. */
function stand(
  step: Langkah,
  row: DrafRow,
  ditolak: Readonly<Record<string, string>>,
): { keadaan: Keadaan; kurang: readonly string[] } {
  const { rekaman } = row;
  const isOpen = step.fields.some(({ name }) => isTerbuka(rekaman, name));
  if (!isOpen) return { keadaan: 'terkunci', kurang: [] };
  const terisi = terisiDari(row);
  const { keadaan, kurang } = keadaanLangkah(step, terisi, rekaman.syarat, ditolak);
  const semula = Object.entries(rekaman.semula ?? {}).filter(([name]) =>
    step.fields.some((field) => field.name === name),
  );
  const isAsBefore =
    semula.length > 0 && semula.every(([name, value]) => terisi[name as NamaField] === value);
  return { keadaan: isAsBefore && keadaan === 'selesai' ? 'perbaiki' : keadaan, kurang };
}

const shown = 3;
const brief = (labels: readonly string[]): string =>
  labels.length > shown
    ? `${labels.slice(0, shown).join(', ')}, dan ${labels.length - shown} lagi`
    : labels.join(', ');
