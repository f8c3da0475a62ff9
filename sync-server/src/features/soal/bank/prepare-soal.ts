import { checkSoal } from '@spmb/shared/soal/check-soal.ts';
import { KOLOM_SOAL, type IsianSoal } from '@spmb/shared/soal/soal.schema.ts';
import { stripOptionsStyling, unwrapParagraph } from '@spmb/shared/soal/html/strip-option-styling.ts';
import { refuseIsian } from '../../../crud/definition/refuse-isian.ts';
import { prepareSoalHtml } from '../html/prepare-soal-html.ts';

/**
 * A question from the editor as it is stored, by the same steps as one from a file: HTML sanitised, LaTeX as MathML that
 * carries its source, options without styling that covers them whole. Refuses, by field, unreadable formulas and a
 * question that is no choice of one among two to five options.
 */
export function prepareSoal(isian: IsianSoal): IsianSoal {
  const ready = { ...isian };
  const kesalahan: Record<string, string> = {};
  for (const kolom of KOLOM_SOAL) {
    const { html, gagal } = prepareSoalHtml(isian[kolom]);
    ready[kolom] = unwrapParagraph(html);
    const [formula] = gagal;
    if (formula !== undefined)
      kesalahan[kolom] = `Rumus ini tidak terbaca: ${formula.slice(0, 120)}. Perbaiki rumusnya.`;
  }
  const { pilihan_a, pilihan_b, pilihan_c, pilihan_d, pilihan_e } = ready;
  Object.assign(ready, stripOptionsStyling({ pilihan_a, pilihan_b, pilihan_c, pilihan_d, pilihan_e }));
  refuseIsian({ ...checkSoal(ready), ...kesalahan });
  return ready;
}

/** Images of our own that a question names, in its places and inside its HTML. */
export function mediaOfSoal(isian: IsianSoal): string[] {
  const own = KOLOM_SOAL.flatMap((kolom) => isian[`${kolom}_gambar`] ?? []);
  const inside = KOLOM_SOAL.flatMap((kolom) => [
    ...isian[kolom].matchAll(/<img [^>]*?src="media:([\w-]+)"/g),
  ]);
  return [...new Set([...own, ...inside.flatMap(([, id]) => id ?? [])])];
}
