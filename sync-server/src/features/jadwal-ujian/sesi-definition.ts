import { checkSesi, sesiResource, type IsianSesi, type Sesi } from '@spmb/shared/jadwal-ujian/sesi.schema.ts';
import { Refusal } from '@spmb/shared/kernel/envelope.ts';
import type { CrudDefinition } from '../../crud/definition/crud-definition.ts';
import { refuseIsian } from '../../crud/definition/refuse-isian.ts';
import { isSesiUsed } from './jadwal/jadwal-ujian.queries.ts';
import { countPeserta } from './ruang/jumlah-peserta.queries.ts';
import { jadwalUjianSesi } from './jadwal/jadwal-ujian.table.ts';
import { refuseSameSesi } from './jadwal/refuse-same-sesi.queries.ts';

/** Sessions: deleted only while no participant's row names them. */
export const sesiDefinition: CrudDefinition<IsianSesi, Sesi> = {
  resource: sesiResource,
  table: jadwalUjianSesi,
  async check(tx, values, before) {
    refuseIsian(checkSesi(values));
    await refuseSameSesi(tx, values, before?.id);
    return {};
  },
  async complete(queries, rows) {
    const jumlahOf = await countPeserta(
      queries,
      'jadwal_ujian_sesi_id',
      rows.map(({ id }) => id),
    );
    return rows.map((row) => ({ ...row, peserta: jumlahOf.get(row.id) ?? 0 }));
  },
  async clear(queries, { id }) {
    if (!(await isSesiUsed(queries, id))) return;
    const message =
      'Sesi ini dipakai jadwal peserta, jadi tidak dapat dihapus. Reset jadwal pesertanya dahulu, lalu hapus.';
    throw new Refusal(message, 409);
  },
};
