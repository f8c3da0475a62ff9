import { tingkatWilayah, type Tingkat } from '@spmb/shared/wilayah/wilayah.schema.ts';
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
 * them as objects. They stay bytes here; a line becomes text when it is asked for.
 */
export async function readDataWilayah(): Promise<DataWilayah> {
  const { resolve } = createRequire(import.meta.url);
  const levels: { tingkat: Tingkat; lines: Lines }[] = [];
  for (const tingkat of tingkatWilayah) {
    const bytes = await readFile(resolve(`idn-area-data/data/${files[tingkat]}.csv`));
    levels.push({ tingkat, lines: linesOf(bytes) });
  }
  return {
    jumlah: levels.reduce((sum, { lines }) => sum + lines.count, 0),
    slice(from, to) {
      const rows: BarisWilayah[] = [];
      let before = 0;
      for (const { tingkat, lines } of levels) {
        const end = Math.min(to - before, lines.count);
        for (let at = Math.max(from - before, 0); at < end; at += 1)
          rows.push(toBaris(tingkat, lines.at(at)));
        before += lines.count;
      }
      return rows;
    },
  };
}

interface Lines {
  count: number;
  at(line: number): string;
}

/** Lines after the first, which names the columns. */
function linesOf(bytes: Buffer): Lines {
  const ends: number[] = [];
  for (let end = bytes.indexOf('\n'); end !== -1; end = bytes.indexOf('\n', end + 1)) ends.push(end);
  if (!bytes.subarray(ends.at(-1)).equals(lineFeed)) ends.push(bytes.length);
  return {
    count: ends.length - 1,
    at: (line) => bytes.toString('utf8', (ends[line] ?? 0) + 1, ends[line + 1]).trimEnd(),
  };
}

const lineFeed = Buffer.from('\n');

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
