import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { openReader } from './db/open-reader.ts';
import { verifyLog } from './features/ujian/verify-log.ts';
import { buildSecrets } from './server/secrets.ts';

// npm run verify: replays the log of every attempt and reports what the stored state says otherwise. Reads only.
const dataDir = process.env['DATA_DIR'] ?? join(process.cwd(), 'data', 'sekolah');
const shownMax = 200;

try {
  const { read, close } = await openReader(dataDir);
  const report = await verifyLog(read, buildSecrets(readFileSync(join(dataDir, 'kunci-server'))));
  await close();
  const { ujian, aliran, operasi, differences } = report;
  console.log(`Diperiksa: ${ujian} ujian, ${aliran} aliran, ${operasi} operasi.`);
  for (const { ujian_id, pesan } of differences.slice(0, shownMax))
    console.log(`  ujian ${ujian_id}: ${pesan}`);
  console.log(
    differences.length === 0
      ? 'Tidak ada perbedaan: log menghasilkan jawaban, keadaan, nilai dan kode terima yang sama.'
      : `${differences.length} perbedaan antara log dan keadaan yang tersimpan. Jangan pakai nilainya sebelum diperiksa.`,
  );
  process.exitCode = differences.length === 0 ? 0 : 1;
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
