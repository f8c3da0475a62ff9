import { hitungKursi, type KursiDaftarUlang } from '@spmb/shared/daftar-ulang/kursi-program.ts';
import { statusBerlaku } from '@spmb/shared/daftar-ulang/peralihan.ts';
import { urutCadangan } from '@spmb/shared/daftar-ulang/urut-cadangan.ts';
import { Refusal } from '@spmb/shared/kernel/envelope.ts';
import { instantInWords, type Zone } from '@spmb/shared/kernel/zone.ts';
import { NotFound } from '../../http/errors.ts';
import type { Reader, Transaction } from '../../db/store.ts';
import { findRencanaMs } from '../seleksi/terbit.queries.ts';
import {
  listCadanganTerbit,
  listKursiTerbit,
  lockProgram,
  type RowCadangan,
} from './daftar-ulang.queries.ts';

interface Program {
  id: string;
  name: string;
  pagu: number;
}

/** The seats of a programme as they stand. */
export async function kursiDari(
  read: Reader,
  nowMs: number,
  { id, pagu }: Program,
): Promise<KursiDaftarUlang> {
  const rows = await listKursiTerbit(read, nowMs, id);
  return hitungKursi(
    pagu,
    rows.map(({ status, lepas_ms }) => statusBerlaku(status, lepas_ms)),
  );
}

/** The reserve list of a programme in its order. */
export const cadanganDari = async (read: Reader, nowMs: number, programId: string): Promise<RowCadangan[]> =>
  urutCadangan(await listCadanganTerbit(read, nowMs, programId), programId);

/** A programme, locked until the transaction ends. Refuses (404) one that does not exist. */
export async function kunciProgram(tx: Transaction, id: string): Promise<Program> {
  const program = await lockProgram(tx, id);
  if (!program) throw new NotFound(programTidakAda);
  return program;
}

/**
 * A seat that is free now may be given by the wave that waits for its time, so none is given beside it: whoever counted the rest
 * would know what is planned. The sentence says since when it is possible again, whoever is asked about.
 */
export async function refuseMenjelangTerbit(tx: Transaction, nowMs: number, zona: Zone): Promise<void> {
  const rencanaMs = await findRencanaMs(tx, nowMs);
  if (rencanaMs !== undefined)
    throw new Refusal(
      `Hasil seleksi berikutnya terbit ${instantInWords(rencanaMs, zona)}, dan kursi kosong dapat terisi olehnya. Ulangi sesudah itu, atau minta administrator membatalkan rencananya di Publikasi.`,
      409,
      { jenis: 'menjelang-terbit' },
    );
}

export const programTidakAda = 'Program keahlian ini tidak ada. Muat ulang daftar.';
