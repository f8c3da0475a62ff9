import type { Transaction } from '../../../db/store.ts';
import { takeNomor } from '../../pendaftaran/berkas.mutations.ts';

/** One run at a time: the second waits here until the first has ended, and sees what it wrote. Numbers runs by the way. */
export const lockSeleksi = (tx: Transaction): Promise<number> => takeNomor(tx, 'seleksi');
