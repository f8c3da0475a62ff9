import type { Daftar } from '../format/daftar.ts';

/** Work on whole databases and files, done in a thread of its own beside serving. Paths are absolute. */
export type BesideTask =
  | {
      /** The database as it stands now, as a file at `ke`. */
      jenis: 'basis';
      dari: string;
      ke: string;
    }
  | {
      /** A sealed backup at `ke` out of a copied database, read again. */
      jenis: 'bungkus';
      basis: string;
      daftar: string;
      kunci: string;
      dibuat_ms: number;
      ke: string;
    }
  | {
      /** One file to another place, synced and read again there. */
      jenis: 'salin';
      dari: string;
      ke: string;
    }
  | {
      /** Files under the hash of their content: those that `ke` does not have yet; `kunci`: only these, else all. */
      jenis: 'cermin';
      dari: string;
      ke: string;
      hanya?: string[];
    };

/** What a task answers. */
export interface BesideAnswer {
  basis: NonNullable<Daftar['basis']>;
  bungkus: undefined;
  salin: undefined;
  cermin: Daftar['media'];
}
