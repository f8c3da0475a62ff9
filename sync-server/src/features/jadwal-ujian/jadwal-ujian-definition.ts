import { checkBankSoal, checkJadwalUjian } from '@spmb/shared/jadwal-ujian/check-jadwal-ujian.ts';
import { refuseFrozenChange } from '@spmb/shared/jadwal-ujian/frozen-fields.ts';
import {
  jadwalUjianContract,
  jadwalUjianResource,
  withJedaMaks,
  type IsianJadwalUjian,
  type JadwalUjian,
} from '@spmb/shared/jadwal-ujian/jadwal-ujian.schema.ts';
import { Refusal } from '@spmb/shared/kernel/envelope.ts';
import type { Context } from '../../context.ts';
import type { CrudDefinition } from '../../crud/definition/crud-definition.ts';
import { refuseIsian } from '../../crud/definition/refuse-isian.ts';
import type { Transaction } from '../../db/store.ts';
import { listBarisOfJadwal, rowsComeBack, tellRosters } from './jadwal/rows-come-back.queries.ts';
import { countSoalSiap, findJadwalUse, hasProgram, jadwalWords } from './jadwal/jadwal-ujian.queries.ts';
import { jadwalUjian, jadwalUjianPeserta } from './jadwal/jadwal-ujian.table.ts';
import { countPeserta } from './ruang/jumlah-peserta.queries.ts';
import { systemRandomness } from '../../server/clock/system-randomness.ts';

const bankFields = ['master_soal_id_1', 'jumlah_soal_1', 'master_soal_id_2', 'jumlah_soal_2'] as const;

/** Schedules: what attempts and rows were made from stays as it is, and a draw's seed never leaves the server. */
export const jadwalUjianDefinition = ({
  secrets,
  live,
}: Context): CrudDefinition<IsianJadwalUjian, JadwalUjian> => ({
  resource: jadwalUjianResource,
  table: jadwalUjian,
  prepare: withJedaMaks,
  fileWords: jadwalWords,
  async complete(queries, rows) {
    const jumlahOf = await countPeserta(
      queries,
      'jadwal_ujian_id',
      rows.map(({ id }) => id),
    );
    return rows.map((row) => ({ ...row, peserta: jumlahOf.get(row.id) ?? 0 }));
  },
  async check(tx, values, row) {
    refuseIsian(checkJadwalUjian(values));
    const before = row && jadwalUjianContract.parse(row);
    if (before) {
      const refusal = refuseFrozenChange(before, values, await findJadwalUse(tx, before.id));
      if (refusal !== undefined) throw new Refusal(refusal, 409);
    }
    await checkReferences(tx, values, before);
    return before ? {} : { rahasia_undian: secrets.seal(systemRandomness.bytes(32)) };
  },
  async clear(queries, { id }) {
    const { hasUjian } = await findJadwalUse(queries, id);
    if (hasUjian) {
      const message =
        'Ujian pada jadwal ini sudah dimulai peserta, jadi jadwalnya tidak dapat dihapus. Jawaban mereka tetap tersimpan.';
      throw new Refusal(message, 409);
    }
  },
  cleared(tx, along) {
    tellRosters(live, tx, along.get(jadwalUjianPeserta) ?? []);
    return Promise.resolve();
  },
  comeBack: async (tx, { id }) => rowsComeBack(live, tx, await listBarisOfJadwal(tx, id)),
});

/** Banks and programme are looked at when they are chosen: an item taken out later does not keep a time from being corrected. */
async function checkReferences(
  tx: Transaction,
  values: IsianJadwalUjian,
  before: JadwalUjian | undefined,
): Promise<void> {
  const program = values.program_keahlian_id;
  if (program !== null && program !== before?.program_keahlian_id && !(await hasProgram(tx, program))) {
    refuseIsian({ program_keahlian_id: 'Program keahlian ini tidak ada lagi. Pilih yang lain.' });
  }
  if (before && bankFields.every((field) => before[field] === values[field])) return;
  const banks = [values.master_soal_id_1, values.master_soal_id_2].filter((id) => id !== null);
  const siap = await countSoalSiap(tx, banks);
  refuseIsian(checkBankSoal(values, (bankId) => siap.get(bankId)));
}
