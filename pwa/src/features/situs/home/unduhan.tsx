import { at } from '@spmb/shared/kernel/call.ts';
import { bacaMedia } from '@spmb/shared/media/calls.ts';
import type { Peraturan, Persyaratan } from '@spmb/shared/situs/baris.ts';
import { Chip } from '../../../ui/chip.tsx';
import './unduhan.css';

function Download({ path, name }: { path: string; name: string }) {
  return (
    <a className="button" href={at(bacaMedia, { name: path }).path} download aria-label={`Download ${name}`}>
      Download
    </a>
  );
}

/** What an applicant hands in, each with its form or example where there is one. */
export function DaftarPersyaratan({ rows }: { rows: readonly Persyaratan[] | undefined }) {
  return (
    <section className="unduhan">
      <h2>Persyaratan</h2>
      {rows?.length === 0 && <p>Persyaratan belum diumumkan. Tanyakan kepada panitia pendaftaran.</p>}
      <ul>
        {rows?.map(({ id, name, description, path, wajib }) => (
          <li key={id}>
            <div>
              <h3>{name}</h3>
              <Chip tone={wajib ? 'amber' : 'grey'}>{wajib ? 'Wajib' : 'Opsional'}</Chip>
              {description && <p>{description}</p>}
            </div>
            {path && <Download path={path} name={name} />}
          </li>
        ))}
      </ul>
    </section>
  );
}

/** The regulations of the admission; nothing where the school shows none. */
export function DaftarPeraturan({ rows }: { rows: readonly Peraturan[] | undefined }) {
  if (!rows?.length) return null;
  return (
    <section className="unduhan">
      <h2>Peraturan</h2>
      <ul>
        {rows.map(({ id, name, path }) => (
          <li key={id}>
            <h3>{name}</h3>
            <Download path={path} name={name} />
          </li>
        ))}
      </ul>
    </section>
  );
}
