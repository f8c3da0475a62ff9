import type { JalurWilayah, Tingkat } from '@spmb/shared/wilayah/wilayah.schema.ts';

interface Level {
  title: string;
  /** Level of the region whose list this is; its code stands last in the address. */
  induk?: Exclude<Tingkat, 'desa'>;
  /** Digits of a code, as the field says it. */
  hint: string;
  /** Row action to the list of the level below. */
  below?: string;
}

/** The four lists, each of the regions in one region of the level above. */
export const levels: Record<Tingkat, Level> = {
  provinsi: { title: 'Provinsi', hint: 'Dua angka, misalnya 34', below: 'Lihat kabupaten' },
  kabupaten: {
    title: 'Kabupaten/Kota',
    induk: 'provinsi',
    hint: 'paling panjang 8 angka',
    below: 'Lihat kecamatan',
  },
  kecamatan: {
    title: 'Kecamatan',
    induk: 'kabupaten',
    hint: 'paling panjang 8 angka',
    below: 'Lihat desa',
  },
  desa: { title: 'Desa/Kelurahan', induk: 'kecamatan', hint: 'paling panjang 10 angka' },
};

/** Address of a list; `indukId` is the code of the region that it lists, `aboveId` of the one that region lies in. */
export function addressOf(tingkat: Tingkat, indukId = '', aboveId = ''): string {
  const ids = { provinsi: [], kabupaten: [indukId], kecamatan: [aboveId, indukId], desa: [aboveId, indukId] };
  return ['/backend', `master-${tingkat}`, ...ids[tingkat]].join('/');
}

/** The regions of a path from the province down, each with the address of the list in which it stands. */
export function stepsOf({ provinsi, kabupaten, kecamatan, desa }: JalurWilayah) {
  return [
    { ...provinsi, list: addressOf('provinsi') },
    kabupaten && { ...kabupaten, list: addressOf('kabupaten', provinsi.id) },
    kabupaten && kecamatan && { ...kecamatan, list: addressOf('kecamatan', kabupaten.id, provinsi.id) },
    kabupaten && kecamatan && desa && { ...desa, list: addressOf('desa', kecamatan.id, kabupaten.id) },
  ].filter((step) => step !== null);
}
