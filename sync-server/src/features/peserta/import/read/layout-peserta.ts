import type { KolomImport } from '@spmb/shared/peserta/import/import-peserta.schema.ts';
import type { HeaderTexts } from '../../../../spreadsheet/read/header.ts';

/** How one program lays out its participants: which headers it is known by, and which field each header fills. */
export interface LayoutPeserta {
  /** For people: program and file. */
  nama: string;
  /** Headers that all stand in the header row of this program's files and together in no other's. */
  tanda: readonly string[];
  /** Header texts of each field, the best first. */
  kolom: HeaderTexts<KolomImport>;
  /** 1-based row in which the program itself begins to read, where it skips rows below its header. */
  barisData?: number;
  /** Headers whose cells are left aside although people may expect them to count, and what to tell them. */
  tidakDipakai?: Readonly<Record<string, string>>;
}
