import { akmReader } from './table/akm-reader.ts';
import { aikenReader } from './moodle/aiken.ts';
import { giftReader } from './moodle/gift.ts';
import { layoutsTabel, layoutUmum } from './table/layout-tabel.ts';
import { moodleXmlReader } from './moodle/moodle-xml.ts';
import { paragrafReaders } from './word/paragraf-reader.ts';
import { qtiReader } from './qti/qti.ts';
import type { SoalReader } from './raw/soal-reader.ts';
import { buildTabelReader } from './table/tabel-reader.ts';
import { zyaReader } from './table/zya-reader.ts';

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
