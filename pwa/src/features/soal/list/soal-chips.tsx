import { Chip } from '@mui/material';
import type { Soal } from '@spmb/shared/soal/soal.schema.ts';
import { KOLOM_SOAL } from '@spmb/shared/soal/soal.schema.ts';
import { isBlankHtml } from '@spmb/shared/soal/html/text-of-html.ts';
import { letters } from '@spmb/shared/sync/stream/letter.ts';
import { optionOf } from '../html/option-of.ts';

const contents: readonly (readonly [string, (html: string) => boolean])[] = [
  ['Gambar', (html) => html.includes('<img')],
  ['Rumus', (html) => html.includes('<math')],
  ['Tabel', (html) => html.includes('<table')],
  ['Arab', (html) => html.includes('lang="ar"')],
];

/** The options of a question with its key, and what it holds beside words. */
export function SoalChips({ soal }: { soal: Soal }) {
  const used = letters.filter((letter) => {
    const { html, gambar } = optionOf(soal, letter);
    return gambar !== null || !isBlankHtml(html);
  });
  const html = KOLOM_SOAL.map((kolom) => soal[kolom] + (soal[`${kolom}_gambar`] === null ? '' : '<img')).join(
    '',
  );
  return (
    <>
      {used.map((letter) => (
        <Chip
          key={letter}
          size="small"
          label={letter === soal.jawaban ? `${letter} ✓ jawaban` : letter}
          color={letter === soal.jawaban ? 'success' : 'default'}
          variant={letter === soal.jawaban ? 'filled' : 'outlined'}
        />
      ))}
      {contents.map(([label, holds]) => holds(html) && <Chip key={label} size="small" label={label} />)}
    </>
  );
}
