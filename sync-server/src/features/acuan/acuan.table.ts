import { index, instant, integer, primaryKey, table, text } from '../../db/columns.ts';
import { nameFields } from '../../db/field-names.ts';
import { whenGone } from '../../db/relations.ts';

const columns = () => ({
  sekolah_id: text().notNull(),
  id: text().notNull(),
  name: text().notNull(),
  versi: integer().notNull(),
  diubah_ms: instant().notNull(),
});

const acuanTable = <Name extends string>(name: Name) =>
  table(name, columns(), (t) => [primaryKey({ columns: [t.sekolah_id, t.id] })]);

export type AcuanTable = ReturnType<typeof acuanTable>;

export const pekerjaan = acuanTable('pekerjaan');
export const golongan = acuanTable('golongan');
/** Listed by id, which is the order of entry. */
export const pendidikan = acuanTable('pendidikan');
export const opd = acuanTable('opd');

/** Majors of a level of education. */
export const jurusanPendidikan = table(
  'jurusan_pendidikan',
  { ...columns(), pendidikan_id: text().notNull() },
  (t) => [
    primaryKey({ columns: [t.sekolah_id, t.id] }),
    index('jurusan_pendidikan_pendidikan').on(t.sekolah_id, t.pendidikan_id),
  ],
);

nameFields(['pendidikan_id'], pendidikan, pendidikan.name);
whenGone(jurusanPendidikan, { pendidikan_id: 'menolak' });
