import { akmReader } from './akm-reader.ts';
import { aikenReader } from './aiken.ts';
import { giftReader } from './gift.ts';
import { layoutsTabel, layoutUmum } from './layout-tabel.ts';
import { moodleXmlReader } from './moodle-xml.ts';
import { paragrafReaders } from './paragraf-reader.ts';
import { qtiReader } from './qti.ts';
import type { SoalReader } from './soal-reader.ts';
import { buildTabelReader } from './tabel-reader.ts';
import { zyaReader } from './zya-reader.ts';

/** Every layout that can be imported. The first that can read a file gets it, so the stricter stand first. */
export const soalReaders: readonly SoalReader[] = [
  ...layoutsTabel.map(buildTabelReader),
  akmReader,
  zyaReader,
  buildTabelReader(layoutUmum),
  ...paragrafReaders,
  moodleXmlReader,
  qtiReader,
  aikenReader,
  giftReader,
];
