import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { catatanOf, describeCatatan, parseCatatan } from './db/chain/catatan.ts';
import { verifyChain } from './db/chain/verify-chain.ts';
import { openReader } from './db/open/open-reader.ts';
import type { Reader } from './db/store.ts';
import { verifyLog } from './features/ujian/replay/verify-log.ts';
import { readKeadaan } from './server/keadaan/keadaan-server.queries.ts';
import { assertOwnKey } from './server/secrets/own-key.ts';
import { readSecrets } from './server/secrets/secrets.ts';

// npm run verify: replays the log of every attempt, reads the whole audit trail, and reports what is not as it was
// recorded. With --catatan "1234 ABCDE-FGHIJ" also whether what a berita acara says is still on record. Reads only.
const dataDir = process.env['DATA_DIR'] ?? join(process.cwd(), 'data', 'sekolah');
const shownMax = 200;

/** Replays the exams; whether they are sound. */
async function tellExams(read: Reader): Promise<boolean> {
  const secrets = await readSecrets(dataDir);
  assertOwnKey(secrets, await readKeadaan(read), dataDir);
  const report = await verifyLog(read, secrets);
  const { ujian, aliran, operasi, differences } = report;
  console.log(`Diperiksa: ${ujian} ujian, ${aliran} aliran, ${operasi} operasi.`);
  for (const { ujian_id, pesan } of differences.slice(0, shownMax))
    console.log(`  ujian ${ujian_id}: ${pesan}`);
  console.log(
    differences.length === 0
      ? 'Tidak ada perbedaan: log menghasilkan jawaban, keadaan, nilai dan kode terima yang sama.'
      : `${differences.length} perbedaan antara log dan keadaan yang tersimpan. Jangan pakai nilainya sebelum diperiksa.`,
  );
  return differences.length === 0;
}

/** Reads the audit trail; whether it is what was recorded, and holds what stands on paper where that was given. */
async function tellCatatan(read: Reader, typed: string | undefined): Promise<boolean> {
  const cari = typed === undefined ? undefined : parseCatatan(typed);
  if (typed !== undefined && !cari)
    throw new Error('Tulis nomor dan sidik seperti di berita acara: --catatan "1234 ABCDE-FGHIJ".');
  const { jumlah, kosong, kepala, salah, ditemukan } = await verifyChain(read, cari);
  const blank = kosong > 0 ? `, ${kosong} di antaranya tanpa data pribadi (sudah dihapus)` : '';
  console.log(`Diperiksa: ${jumlah} catatan tindakan${blank}.`);
  for (const pesan of salah.slice(0, shownMax)) console.log(`  ${pesan}`);
  if (salah.length > 0)
    console.log(
      'Catatan tindakan tidak utuh. Simpan folder data ini apa adanya, lalu bandingkan dengan pencadangan dan berita acara.',
    );
  else if (kepala && kepala.nomor > 0) console.log(`${describeCatatan(catatanOf(kepala))}. Catatannya utuh.`);
  if (cari)
    console.log(
      ditemukan
        ? `Nomor ${cari.nomor} dengan sidik ${cari.sidik} masih tercatat seperti di kertas.`
        : `Nomor ${cari.nomor} dengan sidik ${cari.sidik} tidak ada: catatan sampai nomor itu diubah, dihapus, atau salah ketik. Periksa lagi kertasnya.`,
    );
  return salah.length === 0 && (!cari || ditemukan);
}

try {
  const { values } = parseArgs({ options: { catatan: { type: 'string' } }, strict: false });
  const { read, close } = await openReader(dataDir);
  try {
    const areExamsSound = await tellExams(read);
    const typed = typeof values['catatan'] === 'boolean' ? '' : values['catatan'];
    const isCatatanSound = await tellCatatan(read, typed);
    process.exitCode = areExamsSound && isCatatanSound ? 0 : 1;
  } finally {
    await close();
  }
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
