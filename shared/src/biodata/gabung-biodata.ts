import { biodataFields, isianBiodata, type IsianBiodata, type NamaBiodata } from './biodata.ts';

/** Two writings of one biodata from the same beginning. */
interface Berdua {
  /** What the server had when this device was last told. */
  dasar: IsianBiodata;
  /** What was written here since. */
  ubahan: Partial<IsianBiodata>;
  /** What the server has now. */
  server: IsianBiodata;
}

/** What this device still wants to change, and the fields that both have changed, each in another way. */
export function gabungBiodata({ dasar, ubahan, server }: Berdua): {
  ubahan: Partial<IsianBiodata>;
  bentrok: NamaBiodata[];
} {
  const sini = isianBiodata({ ...dasar, ...ubahan });
  const mine = biodataFields
    .map(({ name }) => name)
    .filter((name) => Object.hasOwn(ubahan, name) && sini[name] !== server[name]);
  return {
    ubahan: Object.fromEntries(mine.map((name) => [name, sini[name]])),
    bentrok: mine.filter((name) => server[name] !== dasar[name]),
  };
}
