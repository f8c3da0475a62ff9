import { expect, test } from 'vitest';
import { openLog } from './open-log.ts';

test('7.1.1: what names a person or opens an account does not reach the log', () => {
  const lines: string[] = [];
  const log = openLog('info', { write: (line) => void lines.push(line) });
  const secrets = { nik: 'NIK-1', nisn: 'NISN-1', token: 'TOKEN-1', password: 'SANDI-1' };
  log.info(secrets, 'flat');
  log.error({ body: secrets }, 'in something');
  log.warn({ req: { headers: { authorization: 'Bearer TOKEN-2' } } }, 'a request');
  expect(lines).toHaveLength(3);
  expect(lines.join('')).not.toMatch(/NIK-1|NISN-1|TOKEN-|SANDI-1/);
});
