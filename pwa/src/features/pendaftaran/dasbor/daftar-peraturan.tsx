import { at } from '@spmb/shared/kernel/call.ts';
import { bacaMedia } from '@spmb/shared/media/calls.ts';
import type { Peraturan } from '@spmb/shared/situs/baris.ts';
import { Card } from '../../../ui/card.tsx';

/** The regulations of the admission, as the public site lists them (N18); nothing where the school shows none. */
export function DaftarPeraturan({ peraturan }: { peraturan: readonly Peraturan[] | undefined }) {
  if (!peraturan?.length) return null;
  return (
    <Card>
      <h3>Peraturan</h3>
      <ul className="daftar-dokumen">
        {peraturan.map(({ id, name, path }) => (
          <li key={id} className="dasbor-head">
            <strong>{name}</strong>
            <a
              className="button button-plain"
              href={at(bacaMedia, { name: path }).path}
              download
              aria-label={`Download ${name}`}
            >
              Download
            </a>
          </li>
        ))}
      </ul>
    </Card>
  );
}
