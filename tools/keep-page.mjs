// Keeps the participant's page as it is built now in e2e/pages, so that later servers are tried with it (P12).
// Run it before the protocol version rises: node tools/keep-page.mjs
import { createWriteStream, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { fileURLToPath } from 'node:url';
import { ZipFile } from 'yazl';
import { listReachableFiles } from './size-report.mjs';

const root = fileURLToPath(new URL('..', import.meta.url));
const dist = join(root, 'pwa', 'dist');
const manifest = JSON.parse(readFileSync(join(dist, '.vite', 'manifest.json'), 'utf8'));
const protocol = readFileSync(join(root, 'shared', 'src', 'sync', 'protocol', 'protocol.ts'), 'utf8');
const version = /protocolVersion = (\d+)/.exec(protocol)?.[1];
if (version === undefined) throw new Error('protocol.ts names no version.');

const zip = new ZipFile();
for (const file of ['index.html', 'icon.svg', ...listReachableFiles(manifest, 'index.html')])
  zip.addFile(join(dist, file), file, { mtime: new Date(0) });
zip.end();
const kept = join(root, 'e2e', 'pages', `protocol-${version}.zip`);
await pipeline(zip.outputStream, createWriteStream(kept));
console.log(kept);
