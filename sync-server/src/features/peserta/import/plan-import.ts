import type { Temuan } from '@spmb/shared/peserta/import/import-peserta.schema.ts';
import { buildPesertaPlanner, type RencanaPeserta } from '@spmb/shared/peserta/import/plan-peserta-import.ts';
import {
  buildProgramFinder,
  resolvePilihan,
  type ImportedProgram,
} from '@spmb/shared/peserta/import/resolve-pilihan.ts';
import { setImmediate } from 'node:timers/promises';
import type { Reader } from '../../../db/store.ts';
import type { PesertaTerbaca } from './read/read-peserta.ts';
import {
  listLogins,
  listPesertaTersimpan,
  listProgram,
  type BarisTersimpan,
  type Logins,
} from '../rows/peserta.queries.ts';

const rowsPerTurn = 100;

/** What becomes of every row of a file, with what writing it needs. */
export interface RencanaImport {
  rencana: RencanaPeserta[];
  temuan: Temuan[];
  stored: ReadonlyMap<string, BarisTersimpan>;
  logins: Logins;
  findProgram: (text: string) => ImportedProgram | undefined;
}

/** Compares a file that was read with the stored participants and accounts. Gives way to others between rows. */
export async function planImport(read: Reader, terbaca: PesertaTerbaca): Promise<RencanaImport> {
  const programs = await listProgram(read);
  const stored = await listPesertaTersimpan(read, programs);
  const logins = await listLogins(read);
  const storedById = new Map(stored.map((row) => [row.id, row]));
  const { baris, temuan } = resolvePilihan(terbaca.baris, programs);
  const plan = buildPesertaPlanner(stored);
  const rencana: RencanaPeserta[] = [];
  for (const [at, row] of baris.entries()) {
    if (at % rowsPerTurn === 0) await setImmediate();
    rencana.push(withoutTakenLogin(plan(row), storedById, logins));
  }
  return {
    rencana,
    temuan: [...terbaca.temuan, ...temuan],
    stored: storedById,
    logins,
    findProgram: buildProgramFinder(programs),
  };
}

/** A number that somebody else signs in with, staff for instance, cannot become a participant's login name. */
function withoutTakenLogin(
  rencana: RencanaPeserta,
  stored: ReadonlyMap<string, BarisTersimpan>,
  logins: Logins,
): RencanaPeserta {
  const { tindakan, peserta } = rencana;
  if (tindakan !== 'baru' && tindakan !== 'diperbarui') return rencana;
  if (tindakan === 'diperbarui' && rencana.perubahan.every(({ kolom }) => kolom !== 'nomor_peserta'))
    return rencana;
  const taken = logins.byEmail.get(peserta.nomor_peserta.toLowerCase());
  const own = tindakan === 'diperbarui' ? stored.get(rencana.id)?.akun_id : undefined;
  if (!taken || taken.id === own) return rencana;
  const alasan = `Nomor ${peserta.nomor_peserta} sudah dipakai akun lain untuk masuk (${taken.username}). Ganti nomornya.`;
  return { tindakan: 'dilewati', peserta, alasan };
}
