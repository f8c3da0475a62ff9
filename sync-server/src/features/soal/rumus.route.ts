import { Refusal } from '@spmb/shared/kernel/envelope.ts';
import { bacaRumus } from '@spmb/shared/soal/calls.ts';
import { isianRumusContract } from '@spmb/shared/soal/rumus.schema.ts';
import { answerCall } from '../../http/answer-call.ts';
import { prepareSoalHtml } from './html/prepare-soal-html.ts';
import { escapeHtml } from './html/text-to-html.ts';

/** Shows an author a formula as sheets will show it: by the steps that a saved question goes through. */
export const rumusRoute = answerCall(bacaRumus, isianRumusContract, ({ input: { tex, baris } }) => {
  const source = escapeHtml(tex.trim());
  const { html } = prepareSoalHtml(baris ? `\\[${source}\\]` : `\\(${source}\\)`);
  if (!/^<math[^]*<\/math>$/.test(html) || html.includes('<math', 1))
    throw new Refusal('Rumus ini belum terbaca. Periksa tanda kurung kurawal dan nama perintahnya.');
  return { mathml: html };
});
