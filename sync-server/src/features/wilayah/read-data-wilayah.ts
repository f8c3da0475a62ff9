import { tingkatWilayah, type Tingkat } from '@spmb/shared/wilayah/wilayah.ts';
import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import type { BarisWilayah } from './muat-wilayah.mutations.ts';

/** Regions in a fixed order, each after the one it lies in. */
export interface DataWilayah {
  jumlah: number;
  slice(from: number, to: number): BarisWilayah[];
}

const files: Record<Tingkat, string> = {
  provinsi: 'provinces',
  kabupaten: 'regencies',
  kecamatan: 'districts',
  desa: 'villages',
};

/**
 * The regions of the whole country: the files of the package idn-area-data (ODbL), whose own reader would hold all of
 * them as objects. Lines are taken apart when they are asked for.
 */
export async function readDataWilayah(): Promise<DataWilayah> {
  const { resolve } = createRequire(import.meta.url);
  const lines: { tingkat: Tingkat; line: string }[] = [];
  for (const tingkat of tingkatWilayah) {
    const text = await readFile(resolve(`idn-area-data/data/${files[tingkat]}.csv`), 'utf8');
    const [, ...rows] = text.trimEnd().split(/\r?\n/);
    for (const line of rows) lines.push({ tingkat, line });
  }
  return {
    jumlah: lines.length,
    slice: (from, to) => lines.slice(from, to).map(({ tingkat, line }) => toBaris(tingkat, line)),
  };
}

/** `11.01.01,11.01,Bakongan`: code, code of the region above (not at provinces), name, in quotes where it has any. */
function toBaris(tingkat: Tingkat, line: string): BarisWilayah {
  const found = /^([\d.]+),(?:([\d.]+),)?(?:"(.+)"|(.+))$/.exec(line);
  if (!found) throw new Error(`line of idn-area-data cannot be read: ${line}`);
  const [, kode = '', induk = '', quoted, plain = ''] = found;
  // The data writes the glottal stop of Madurese names as a quotation mark.
  const name = quoted?.replaceAll('""', "'") ?? plain;
  return { tingkat, id: withoutDots(kode), name: name.trim(), induk: withoutDots(induk) };
}

const withoutDots = (kode: string): string => kode.replaceAll('.', '');
