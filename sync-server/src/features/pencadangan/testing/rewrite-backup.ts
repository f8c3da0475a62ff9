import { expect } from 'vitest';
import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { buffer } from 'node:stream/consumers';
import { packZip } from '../../../archive/pack-zip.ts';
import { openBackup } from '../../../backup/format/open-backup.ts';

/** A backup as somebody who knows its form would edit it: one text in one entry is another, the archive is sound. */
export async function rewrite(file: Buffer, entry: string, from: string, to: string): Promise<Buffer> {
  const path = join(mkdtempSync(join(tmpdir(), 'spmb-test-')), 'asli.zip');
  writeFileSync(path, file);
  const backup = await openBackup(path);
  const parts = new Map<string, Uint8Array>();
  for (const name of backup.names) {
    const bytes = await buffer(await backup.stream(name));
    if (name === entry) expect(bytes.includes(from)).toBe(true);
    parts.set(name, name === entry ? Buffer.from(bytes.toString().replace(from, to)) : bytes);
  }
  backup.close();
  return packZip(parts);
}
