import type { AbsenRow } from '@spmb/shared/absen/absen-row.schema.ts';
import type { HasilPerintah } from '@spmb/shared/absen/hasil-perintah.schema.ts';
import { Refusal } from '@spmb/shared/kernel/envelope.ts';
import type { Context } from '../../../context.ts';
import { schoolId } from '../../../db/school-id.ts';
import type { Transaction } from '../../../db/store.ts';
import { NotFound } from '../../../http/errors.ts';
import type { SignedIn } from '../../../http/route.ts';
import type { CommandTarget } from '../../ujian/lease/act-log.queries.ts';
import { absenRow, countBesides, listAbsenByIds, type AbsenSource } from '../rows/absen.queries.ts';

const targetOf = ({ baris }: AbsenSource): CommandTarget => baris;

/**
 * Runs a command for each row that the account watches, in a transaction of its own: one refusal never stops the rest. `told` receives what the
 * command answered for a row, once it is durable.
 */
export async function commandMany<Answer>(
  context: Context,
  akun: SignedIn,
  ids: string[],
  act: (tx: Transaction, target: CommandTarget, source: AbsenSource) => Promise<Answer>,
  told: (id: string, answer: Answer) => void = () => undefined,
): Promise<HasilPerintah> {
  const actor = { sekolah_id: schoolId, akun_id: akun.akun_id, nama: akun.username };
  const found = new Map(
    (await listAbsenByIds(context.store.read, ids, akun)).map((row) => [row.baris.id, row]),
  );
  const outcomes = await Promise.all(
    [...new Set(ids)].map(async (id) => {
      const source = found.get(id);
      try {
        if (!source) throw new NotFound('Peserta ini tidak ada pada jadwal. Muat ulang daftar.');
        return { id, answer: await context.store.tx(actor, (tx) => act(tx, targetOf(source), source)) };
      } catch (error) {
        if (!(error instanceof Refusal)) throw error;
        return { id, message: error.message };
      }
    }),
  );
  // Read in the order asked: the transactions end in any order.
  const result: HasilPerintah = { berhasil: [], gagal: [] };
  for (const outcome of outcomes) {
    if (outcome.message === undefined) {
      told(outcome.id, outcome.answer);
      result.berhasil.push(outcome.id);
    } else {
      result.gagal.push(outcome);
    }
  }
  const [only] = result.berhasil.length === 1 ? result.berhasil : [];
  const nama = only && found.get(only)?.peserta.nama;
  return nama ? { ...result, nama } : result;
}

/** Runs a command for one row and answers the row as it stands afterwards. */
export async function commandOne(
  context: Context,
  akun: SignedIn,
  id: string,
  act: (tx: Transaction, target: CommandTarget, source: AbsenSource) => Promise<unknown>,
): Promise<AbsenRow> {
  const source = (await listAbsenByIds(context.store.read, [id], akun))[0];
  if (!source) throw new NotFound('Peserta ini tidak ada pada jadwal. Muat ulang daftar.');
  const actor = { sekolah_id: schoolId, akun_id: akun.akun_id, nama: akun.username };
  await context.store.tx(actor, (tx) => act(tx, targetOf(source), source));
  const after = (await listAbsenByIds(context.store.read, [id], akun))[0] ?? source;
  const { tanggal, jadwal_ujian_sesi_id } = after.baris;
  const counts = await countBesides(context.store.read, tanggal, jadwal_ujian_sesi_id);
  return absenRow(after, await context.zona(), counts);
}
