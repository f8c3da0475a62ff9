import { parseArgs } from 'node:util';
import { catatanOf, describeCatatan, parseCatatan } from '../db/chain/catatan.ts';
import { verifyChain } from '../db/chain/verify-chain.ts';
import { openReader } from '../db/open/open-reader.ts';
import type { Reader } from '../db/store.ts';
import { readKeadaan } from '../identity/keadaan-server.queries.ts';
import { assertOwnKey } from '../identity/own-key.ts';
import { readSecrets } from '../server/secrets/secrets.ts';
import { verifyRuns } from './olah-nilai/putaran/verify-runs.ts';
import { verifyLog } from './ujian/replay/verify-log.ts';

const shownMax = 200;

export interface Verification {
  dataDir: string;
  /** Where it is on PostgreSQL; otherwise what the environment names. */
  databaseUrl?: string;
  /** As typed: `--catatan` with what a berita acara says. */
  args: string[];
  say: (line: string) => void;
}

/**
 * Replays the log of every attempt, reads the whole audit trail, computes every committed selection again and says what is not as it was recorded; whether all of
 * it is. Reads only, also beside a running server. Throws a sentence where it cannot begin.
 */
export async function verifySchool({ dataDir, databaseUrl, args, say }: Verification): Promise<boolean> {
  const { values } = parseArgs({ args, options: { catatan: { type: 'string' } }, strict: false });
  const { read, close } = await openReader(dataDir, databaseUrl);
  try {
    const areExamsSound = await tellExams(read, dataDir, say);
    const typed = typeof values['catatan'] === 'boolean' ? '' : values['catatan'];
    const isCatatanSound = await tellCatatan(read, typed, say);
    const areRunsSound = await tellRuns(read, say);
    return areExamsSound && isCatatanSound && areRunsSound;
  } finally {
    await close();
  }
}

/** Replays the exams; whether they are sound. */
async function tellExams(read: Reader, dataDir: string, say: Verification['say']): Promise<boolean> {
  const secrets = await readSecrets(dataDir);
  assertOwnKey(secrets, await readKeadaan(read), dataDir);
  const report = await verifyLog(read, secrets);
  const { ujian, aliran, operasi, differences } = report;
  say(`Diperiksa: ${ujian} ujian, ${aliran} aliran, ${operasi} operasi.`);
  for (const { ujian_id, pesan } of differences.slice(0, shownMax)) say(`  ujian ${ujian_id}: ${pesan}`);
  say(
    differences.length === 0
      ? 'Tidak ada perbedaan: log menghasilkan jawaban, keadaan, nilai dan kode terima yang sama.'
      : `${differences.length} perbedaan antara log dan keadaan yang tersimpan. Jangan pakai nilainya sebelum diperiksa.`,
  );
  return differences.length === 0;
}

/** Computes the runs of the selection again; whether each gives what is stored. */
async function tellRuns(read: Reader, say: Verification['say']): Promise<boolean> {
  const { jumlah, salah } = await verifyRuns(read);
  say(`Diperiksa: ${jumlah} seleksi.`);
  for (const pesan of salah.slice(0, shownMax)) say(`  ${pesan}`);
  return salah.length === 0;
}

/** Reads the audit trail; whether it is what was recorded, and holds what stands on paper where that was given. */
async function tellCatatan(
  read: Reader,
  typed: string | undefined,
  say: Verification['say'],
): Promise<boolean> {
  const cari = typed === undefined ? undefined : parseCatatan(typed);
  if (typed !== undefined && !cari)
    throw new Error('Tulis nomor dan sidik seperti di berita acara: --catatan "1234 ABCDE-FGHIJ".');
  const { jumlah, kosong, kepala, salah, ditemukan } = await verifyChain(read, cari);
  const blank = kosong > 0 ? `, ${kosong} di antaranya tanpa data pribadi (sudah dihapus)` : '';
  say(`Diperiksa: ${jumlah} catatan tindakan${blank}.`);
  for (const pesan of salah.slice(0, shownMax)) say(`  ${pesan}`);
  if (salah.length > 0)
    say(
      'Catatan tindakan tidak utuh. Simpan folder data ini apa adanya, lalu bandingkan dengan pencadangan dan berita acara.',
    );
  else if (kepala && kepala.nomor > 0) say(`${describeCatatan(catatanOf(kepala))}. Catatannya utuh.`);
  if (cari)
    say(
      ditemukan
        ? `Nomor ${cari.nomor} dengan sidik ${cari.sidik} masih tercatat seperti di kertas.`
        : `Nomor ${cari.nomor} dengan sidik ${cari.sidik} tidak ada: catatan sampai nomor itu diubah, dihapus, atau salah ketik. Periksa lagi kertasnya.`,
    );
  return salah.length === 0 && (!cari || ditemukan);
}
