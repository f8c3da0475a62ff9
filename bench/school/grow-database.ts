import Database from 'better-sqlite3';
import { randomBytes } from 'node:crypto';
import { join } from 'node:path';
import { schoolId } from '../../sync-server/src/db/school-id.ts';

const mebibyte = 1024 * 1024;

/** Makes the database as large as that of a school of some years: half of it sealed, which nothing packs. */
export function growDatabase(dataDir: string, megabytes: number): void {
  const connection = new Database(join(dataDir, 'spmb.sqlite'));
  const sealed = connection.prepare(
    `insert into paket (sekolah_id, id, jadwal_ujian_id, tanggal, jadwal_ujian_sesi_id, versi, sidik, isi, kunci_tersegel,
     bagian, opsi, kunci_jawaban, dibuat_ms) values (?, ?, ?, '2020-01-01', 'a', 1, '', ?, '', '[]', '{}', '{}', 0)`,
  );
  const log = connection.prepare(
    `insert into operasi (sekolah_id, aliran_id, seq, ujian_id, teks, jejak, verdik, tiba_ms)
     values (?, ?, ?, 'lama', ?, ?, 'dihitung', 0)`,
  );
  const text = (seq: number) =>
    JSON.stringify({
      ujian_id: 'lama',
      aliran: 'lama',
      seq,
      jenis: 'jawaban',
      butir: String(seq),
      pilihan: 'A',
    });
  connection.transaction(() => {
    for (let at = 0; at < megabytes / 2; at++)
      sealed.run(schoolId, `lama-${at}`, `lama-${at}`, randomBytes((mebibyte * 3) / 4).toString('base64'));
    for (let seq = 1; seq <= megabytes * 1_900; seq++)
      log.run(schoolId, 'lama', seq, text(seq), randomBytes(32).toString('base64url'));
  })();
  connection.close();
}
