import { index, instant, integer, primaryKey, table, text } from '../../db/columns.ts';
import { nameFields } from '../../db/field-names.ts';
import { whenGone } from '../../db/relations.ts';

/** The code is the id: unique in its level, over all parents. */
const columns = () => ({
  sekolah_id: text().notNull(),
  id: text().notNull(),
  name: text().notNull(),
  versi: integer().notNull(),
  diubah_ms: instant().notNull(),
});

export const provinsi = table('provinsi', columns(), (t) => [primaryKey({ columns: [t.sekolah_id, t.id] })]);

/** Regencies and cities. */
export const kabupaten = table('kabupaten', { ...columns(), province_id: text().notNull() }, (t) => [
  primaryKey({ columns: [t.sekolah_id, t.id] }),
  index('kabupaten_provinsi').on(t.sekolah_id, t.province_id),
]);

/** Districts. */
export const kecamatan = table('kecamatan', { ...columns(), regency_id: text().notNull() }, (t) => [
  primaryKey({ columns: [t.sekolah_id, t.id] }),
  index('kecamatan_kabupaten').on(t.sekolah_id, t.regency_id),
]);

/** Villages. */
export const desa = table('desa', { ...columns(), district_id: text().notNull() }, (t) => [
  primaryKey({ columns: [t.sekolah_id, t.id] }),
  index('desa_kecamatan').on(t.sekolah_id, t.district_id),
]);

nameFields(['province_id'], provinsi, provinsi.name);
nameFields(['regency_id'], kabupaten, kabupaten.name);
nameFields(['district_id'], kecamatan, kecamatan.name);
nameFields(['village_id'], desa, desa.name);
whenGone(kabupaten, { province_id: 'menolak' });
whenGone(kecamatan, { regency_id: 'menolak' });
whenGone(desa, { district_id: 'menolak' });
