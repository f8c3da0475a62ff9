import { parentPort, workerData } from 'node:worker_threads';
import { buildWorkbook } from './build-workbook.ts';
import type { TemplateSheet } from './template.ts';

const bytes = await buildWorkbook(workerData as readonly TemplateSheet[]);
parentPort?.postMessage(bytes, [bytes.buffer]);
