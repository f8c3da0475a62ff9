import { z } from 'zod';
import { requiredText } from '../kernel/fields.schema.ts';
import { defineResource } from '../kernel/resource.ts';

/** Levels of the regions, from the largest; each stands under the one before it. */
export const tingkatWilayah = ['provinsi', 'kabupaten', 'kecamatan', 'desa'] as const;
export type Tingkat = (typeof tingkatWilayah)[number];

/** Longest code of a village; the levels above have at most 8 digits (N4). */
const kodeDesaMax = 10;
const kodeMax = 8;

/** A region as the calls answer it. */
export const wilayahContract = z.object({ id: z.string(), name: z.string(), versi: z.int() });
export type Wilayah = z.output<typeof wilayahContract>;

/** Digits without dots; begins with the code of the region above. */
const kodeOf = (max: number) =>
  requiredText(max).refine((kode) => /^\d+$/.test(kode), 'diisi angka saja, tanpa titik.');

/** What the regions of one level have in common. */
const wilayahOf = (name: Tingkat, label: string, max = kodeMax) =>
  ({
    name,
    label,
    path: `/api/${name}`,
    fields: z.object({ id: kodeOf(max), name: requiredText(255) }),
    record: wilayahContract,
    labels: { id: 'Kode', name: 'Nama' },
    search: ['id', 'name'],
    order: ['id'],
    capabilities: { list: 'kelolaMaster', read: 'kelolaMaster', write: 'kelolaMaster' },
    coded: true,
    importKey: 'id',
  }) as const;

/** Regions by level (api/provinsi, the others under the code of the region above). */
export const wilayahResources = {
  provinsi: defineResource({
    ...wilayahOf('provinsi', 'Provinsi'),
    menu: { title: 'Wilayah', icon: 'map', screen: 'master-provinsi', group: 'Referensi' },
    found: { detail: ({ id }) => `Kode ${id}` },
  }),
  kabupaten: defineResource({ ...wilayahOf('kabupaten', 'Kabupaten/Kota'), under: 'parent' }),
  kecamatan: defineResource({ ...wilayahOf('kecamatan', 'Kecamatan'), under: 'parent' }),
  desa: defineResource({ ...wilayahOf('desa', 'Desa/Kelurahan', kodeDesaMax), under: 'parent' }),
};

/** What every file of the regions of a whole province has in common. */
const ofProvinsi = {
  search: ['id', 'name'],
  order: ['id'],
  capabilities: { list: 'kelolaMaster', read: 'kelolaMaster', write: 'kelolaMaster' },
  coded: true,
  importKey: 'id',
  under: 'parent',
} as const;

const kecamatanFields = z.object({
  id: kodeOf(kodeMax),
  name: requiredText(255),
  regency_id: kodeOf(kodeMax),
});
const desaFields = z.object({
  id: kodeOf(kodeDesaMax),
  name: requiredText(255),
  district_id: kodeOf(kodeMax),
});
const versi = { versi: z.int() };

/** Files of the districts and villages of a whole province, each with the code of the region that it lies in. */
export const wilayahProvinsiResources = {
  kecamatan: defineResource({
    ...ofProvinsi,
    name: 'kecamatan',
    label: 'Kecamatan se-provinsi',
    path: '/api/kecamatan-provinsi',
    fields: kecamatanFields,
    record: kecamatanFields.extend(versi),
    labels: { id: 'Kode', name: 'Nama', regency_id: 'Kode kabupaten/kota' },
  }),
  desa: defineResource({
    ...ofProvinsi,
    name: 'desa',
    label: 'Desa se-provinsi',
    path: '/api/desa-provinsi',
    fields: desaFields,
    record: desaFields.extend(versi),
    labels: { id: 'Kode', name: 'Nama', district_id: 'Kode kecamatan' },
  }),
};

const tempatContract = z.object({ id: z.string(), name: z.string() });

/** A region with all those that it lies in; null below its own level (api/wilayah). */
export const jalurWilayahContract = z.object({
  provinsi: tempatContract,
  kabupaten: tempatContract.nullable(),
  kecamatan: tempatContract.nullable(),
  desa: tempatContract.nullable(),
});
export type JalurWilayah = z.output<typeof jalurWilayahContract>;

/** How much of the country's regions is in the database (api/wilayah-muat). */
export const muatWilayahContract = z.object({ persen: z.int() });
