import { Refusal } from '@spmb/shared/kernel/envelope.ts';
import { isianRumusContract } from '@spmb/shared/soal/rumus.schema.ts';
import { readBody } from '../../http/read-body.ts';
import type { Route } from '../../http/route.ts';
import { prepareSoalHtml } from './html/prepare-soal-html.ts';
import { escapeHtml } from './html/text-to-html.ts';

/** Shows an author a formula as sheets will show it: by the steps that a saved question goes through. */
export const rumusRoute: Route = {
  method: 'POST',
  path: '/api/master-soal-rumus',
  capability: 'kelolaSoal',
  async handle(call) {
    const { tex, baris } = await readBody(call, isianRumusContract);
    const source = escapeHtml(tex.trim());
    const { html } = prepareSoalHtml(baris ? `\\[${source}\\]` : `\\(${source}\\)`);
    if (!/^<math[^]*<\/math>$/.test(html) || html.includes('<math', 1))
      throw new Refusal('Rumus ini belum terbaca. Periksa tanda kurung kurawal dan nama perintahnya.');
    return call.json({ mathml: html });
  },
};
