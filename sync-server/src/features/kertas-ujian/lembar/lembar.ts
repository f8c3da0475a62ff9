import type { JenisKertas } from '@spmb/shared/kertas-ujian/kertas-ujian.schema.ts';
import type { PaperPart } from '../../../print/paper.ts';
import { blangkoBeritaAcara } from './blangko-berita-acara.ts';
import { daftarHadir } from './daftar-hadir.ts';
import { daftarPintu } from './daftar-pintu.ts';
import { labelMeja } from './label-meja.ts';
import { poster } from './poster.ts';
import type { RuangFacts } from './ruang-facts.ts';

/** How the papers are written that need nothing but what is known of a room. */
export const lembar: Record<
  Exclude<JenisKertas, 'kartu' | 'token_darurat' | 'kartu_ruang' | 'berita_acara' | 'bapu'>,
  (facts: RuangFacts) => PaperPart
> = {
  daftar_pintu: daftarPintu,
  label_meja: labelMeja,
  daftar_hadir: daftarHadir,
  poster,
  blangko_berita_acara: blangkoBeritaAcara,
};
