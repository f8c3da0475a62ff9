import { generateHTML, generateJSON } from '@tiptap/core';
import { fromEditorHtml, toEditorHtml } from './editor-html.ts';
import { outlineOf } from './html-outline.ts';
import { buildSoalExtensions } from './soal-extensions.ts';

const extensions = buildSoalExtensions({
  load: () => Promise.reject(new Error('not shown')),
  editRumus: () => undefined,
});

/** What the editor would write of a stored text that nobody changed. */
export const rewrite = (html: string): string =>
  fromEditorHtml(generateHTML(generateJSON(toEditorHtml(html), extensions), extensions));

/** Whether the editor keeps everything of a stored text; if not, it is edited as HTML. */
export const canEdit = (html: string): boolean =>
  outlineOf(rewrite(html)) === outlineOf(fromEditorHtml(toEditorHtml(html)));
