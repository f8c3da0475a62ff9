import { Refusal } from '@spmb/shared/kernel/envelope.ts';
import type { Tugas } from '@spmb/shared/kerangka/beranda.schema.ts';
import { programKeahlianResource } from '@spmb/shared/program-keahlian/program-keahlian.schema.ts';
import type { Context } from '../../context.ts';
import { partsOf } from '../../crud/build-feature.ts';
import { refuseIsian } from '../../crud/definition/refuse-isian.ts';
import { Forbidden } from '../../http/errors.ts';
import type { Feature } from '../../feature.ts';
import { findNamesake, hasAnyProgram } from './program-keahlian.queries.ts';
import { programKeahlian } from './program-keahlian.table.ts';

const firstProgram: Tugas = {
  sifat: 'perlu',
  title: 'Belum ada program keahlian',
  detail: 'Pilihan peserta dan jadwal ujian merujuk ke sini.',
  jumlah: null,
  route: '/backend/master-program-keahlian',
};

/** Skill programmes: the list that staff keep, and the options that everybody signed in chooses from. */
export const programKeahlianFeature = (context: Context): Feature => ({
  name: 'program-keahlian',
  ...partsOf(context, {
    resource: programKeahlianResource,
    table: programKeahlian,
    scope(akun) {
      if (akun.authent === 'peserta') throw new Forbidden(403);
      return undefined;
    },
    async check(tx, { name, singkat }, before) {
      const kesalahan: Record<string, string> = {};
      for (const [field, value] of Object.entries({ name, singkat })) {
        const namesake = await findNamesake(tx, value, before?.id ?? '');
        if (namesake === undefined) continue;
        kesalahan[field] = `${value} sudah dipakai ${namesake}. Isi yang lain, supaya impor tidak tertukar.`;
      }
      refuseIsian(kesalahan);
      return {};
    },
    async clear(queries, { id }) {
      const use = await context.ahead.findProgramUse(queries, id);
      if (use === undefined) return;
      throw new Refusal(`Program keahlian ini masih dipakai ${use}. Pindahkan dulu, lalu hapus.`);
    },
  }),
  tasks: [
    {
      capability: 'kelolaMaster',
      list: async () => ((await hasAnyProgram(context.store.read)) ? [] : [firstProgram]),
    },
  ],
});
