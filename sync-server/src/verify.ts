import { join } from 'node:path';
import { verifySchool } from './features/verify-school.ts';

// npm run verify: whether exams and audit trail are as they were recorded. With --catatan "1234 ABCDE-FGHIJ" also whether
// what a berita acara says is still on record.
const dataDir = process.env['DATA_DIR'] ?? join(process.cwd(), 'data', 'sekolah');

try {
  const isSound = await verifySchool({ dataDir, args: process.argv.slice(2), say: console.log });
  process.exitCode = isSound ? 0 : 1;
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
