import type katex from 'katex';
import { createRequire } from 'node:module';
import type sanitizeHtml from 'sanitize-html';

// Read by the first question that is written: every start would wait for their hundred files.
const require = createRequire(import.meta.url);

export const loadSanitizer = () => require('sanitize-html') as typeof sanitizeHtml;

export const loadKatex = () => require('katex') as typeof katex;
