import { formulir } from '@spmb/shared/pendaftaran/formulir/formulir.ts';
import { teksPernyataan } from '@spmb/shared/pendaftaran/formulir/tambahan.ts';
import { semesters } from '@spmb/shared/pendaftaran/formulir/rapor.ts';
import { isDitanya, periksaFormulir } from '@spmb/shared/pendaftaran/periksa.ts';
import { peringatan } from '@spmb/shared/pendaftaran/peringatan.ts';
import { useEffect, useState } from 'react';
import { Navigate, useLocation, useNavigate, useParams } from 'react-router-dom';
import { useTitle } from '../../../shell/use-title.ts';
import { Button } from '../../../ui/button.tsx';
import { Card } from '../../../ui/card.tsx';
import { isTerbuka, terisiDari } from '../draf/draf-row.ts';
import type { DrafRow } from '../../../local-db/pendaftaran/pendaftaran-db.ts';
import { IsianField } from './isian-field.tsx';
import { RataRataRapor } from './rata-rata-rapor.tsx';

/** One step of the form. `?periksa` says at once what is missing; a hash leads to a field. */
export function LangkahScreen({ row }: { row: DrafRow }) {
  const { langkah: name = '' } = useParams();
  const { search } = useLocation();
  // Another step is another page: nothing that was left there counts here.
  return <LangkahOf key={name + search} row={row} name={name} isPeriksa={search.includes('periksa')} />;
}

function LangkahOf({ row, name, isPeriksa }: { row: DrafRow; name: string; isPeriksa: boolean }) {
  const at = formulir.findIndex((one) => one.name === name);
  const step = formulir[at];
  const navigate = useNavigate();
  const [left, setLeft] = useState<ReadonlySet<string>>(new Set());
  useTitle(step ? step.title : 'Formulir pendaftaran');
  useFocusField();
  if (!step) return <Navigate to="/peserta/pendaftaran" replace />;
  const { rekaman, ditolak } = row;
  const { syarat } = rekaman;
  const terisi = terisiDari(row);
  const wrong = periksaFormulir(terisi, syarat, rekaman.semula);
  const odd = peringatan(terisi);
  const next = formulir[at + 1];
  const semester = semesters.find((one) => step.name === `rapor-${one}`);
  return (
    <Card className="langkah">
      <p className="muted">
        Langkah {at + 1} dari {formulir.length}
      </p>
      <h1>{step.title}</h1>
      {step.name === 'pernyataan' && <p className="pernyataan">{rekaman.naskah?.isi ?? teksPernyataan}</p>}
      {step.fields
        .filter((field) => isDitanya(field, terisi, syarat))
        .map((field) => {
          const isSaid = isPeriksa || left.has(field.name);
          return (
            <IsianField
              key={field.name}
              field={field as never}
              terisi={terisi}
              syarat={syarat}
              salah={ditolak[field.name as keyof typeof ditolak] ?? (isSaid ? wrong[field.name] : undefined)}
              peringatan={odd[field.name]}
              terkunci={!isTerbuka(rekaman, field.name)}
              onLeave={() => {
                setLeft((before) => new Set(before).add(field.name));
              }}
            />
          );
        })}
      {semester !== undefined && <RataRataRapor terisi={terisi} semester={semester} />}
      <div className="langkah-acts">
        <Button icon="grid" onClick={() => void navigate('/peserta/pendaftaran')}>
          Daftar langkah
        </Button>
        {next ? (
          <Button
            look="main"
            iconAfter="next"
            onClick={() => void navigate(`/peserta/pendaftaran/${next.name}`)}
          >
            Lanjut: {next.title}
          </Button>
        ) : (
          <Button look="main" iconAfter="next" onClick={() => void navigate('/peserta/pendaftaran/periksa')}>
            Periksa &amp; kirim
          </Button>
        )}
      </div>
    </Card>
  );
}

/** Leads to the field that the address names, or to the head of the step. */
function useFocusField(): void {
  const { hash } = useLocation();
  useEffect(() => {
    const field = hash ? document.getElementById(hash.slice(1)) : null;
    field?.scrollIntoView({ block: 'center' });
    field?.querySelector<HTMLElement>('input, select, textarea, button')?.focus({ preventScroll: true });
    if (!field) scrollTo(0, 0);
  }, [hash]);
}
