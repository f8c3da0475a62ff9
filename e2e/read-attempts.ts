import { answerOf } from '@spmb/shared/sync/sheet.ts';
import Database from 'better-sqlite3';
import { join } from 'node:path';

interface Row {
  nomor: string;
  barisId: string;
  status: string;
  beda_layar: number;
  nilai: number | null;
  urutan: string;
  lembar: string;
  kunci_jawaban: string;
}

/** What the server holds of the open exam, read from its database file beside the running server. */
export function readAttempts(dataDir: string) {
  const database = new Database(join(dataDir, 'spmb.sqlite'), { readonly: true });
  try {
    const rows = database
      .prepare(
        `select p.nomor_peserta as nomor, u.jadwal_ujian_peserta_id as barisId, u.status, u.beda_layar, u.nilai, u.urutan, u.lembar, k.kunci_jawaban
         from ujian u join peserta p on p.id = u.peserta_id join paket k on k.id = u.paket_id
         join jadwal_ujian j on j.id = u.jadwal_ujian_id
         where u.diarsipkan_ms is null and j.name = 'Tes Matematika'`,
      )
      .all() as Row[];
    return rows.map((row) => {
      const order = JSON.parse(row.urutan) as string[];
      const keys = JSON.parse(row.kunci_jawaban) as Record<string, string>;
      const letters = order.map((butir) => answerOf(row.lembar, butir));
      const right = order.filter((butir, index) => letters[index] === keys[butir]).length;
      return {
        nomor: row.nomor,
        barisId: row.barisId,
        status: row.status,
        beda_layar: row.beda_layar === 1,
        nilai: row.nilai,
        letters,
        recomputed: Math.round((right * 10_000) / order.length) / 100,
      };
    });
  } finally {
    database.close();
  }
}
