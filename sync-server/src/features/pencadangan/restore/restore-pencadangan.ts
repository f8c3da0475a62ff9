import type { Pencadangan, pulihkanContract } from '@spmb/shared/pencadangan/pencadangan.schema.ts';
import { dirname, join } from 'node:path';
import type { z } from 'zod';
import { berkasName } from '../../../backup/backup-folder.ts';
import { checkBackup, checkOrigin } from '../../../backup/check-backup.ts';
import type { Daftar } from '../../../backup/format/daftar.ts';
import { openBackup, type OpenBackup } from '../../../backup/format/open-backup.ts';
import { openContents, type Contents } from '../../../backup/open-contents.ts';
import { addPenghapusan, penghapusanName, readPenghapusan } from '../../../backup/penghapusan.ts';
import { openSeal } from '../../../backup/open-seal.ts';
import { restoreTables } from '../../../backup/restore-tables.mutations.ts';
import { StoreUnavailable, type Actor } from '../../../db/store.ts';
import { writeAudit } from '../../../db/write-audit.ts';
import type { MediaStore } from '../../../media/media-store.ts';
import { readKeadaan } from '../../../identity/keadaan-server.queries.ts';
import { ownKeadaan } from '../../../identity/own-keadaan.ts';
import { buildSecrets } from '../../../server/secrets/secrets.ts';
import { adoptServerKey, stageServerKey } from '../../../server/secrets/staged-key.ts';
import { findBerlaku } from '../../olah-nilai/publikasi/publikasi.queries.ts';
import { tandaiPulih } from '../../olah-nilai/publikasi/publikasi.mutations.ts';
import { lanjutkanNomor } from '../../pendaftaran/berkas.mutations.ts';
import { listNomorTerakhir } from '../../pendaftaran/nomor-urut.queries.ts';
import { listBerhentiTetap, pulihkanAntrean } from '../../pesan-keluar/antrean/pulih.mutations.ts';
import { awaitDevices } from '../../ujian/restore/await-devices.mutations.ts';
import { createPencadangan, getPencadangan } from '../create/create-pencadangan.ts';
import { shutGate, type BackupScope } from '../create/backup-scope.ts';
import { isSetUp } from '../create/sekolah.queries.ts';
import { terapkanPenghapusan } from './terapkan-penghapusan.mutations.ts';

const words = 'Data sedang dipulihkan. Tunggu sebentar, lalu coba lagi; jawaban di perangkat tetap aman.';

/** Takes the server back to a backup in its folder. Throws NotFound for an unknown id; else as `restoreFile`. */
export async function restorePencadangan(
  scope: BackupScope,
  actor: Actor,
  { id, alasan, kode }: z.output<typeof pulihkanContract>,
): Promise<Restored> {
  await getPencadangan(scope, id);
  return restoreFile(scope, actor, { path: scope.context.backups.path(id), id, alasan, kode });
}

/** What was restored. */
export interface Restored {
  daftar: Daftar;
  /** Stored files that lay beside the backup and are not there. */
  kurang: number;
  publikasi: NasibPublikasi;
  /** How many people come back with it who were deleted since; they are deleted again before the first call. */
  dihapus: number;
  /** Nothing says who was deleted since it was made. */
  tanpaDaftar: boolean;
}

/** Results of the selection are public or planned by the backup; or were here and are no more; or neither. */
type NasibPublikasi = 'kembali' | 'hilang' | 'tidak-ada';

/** What has to be known of a restore; '' where nothing has. */
export const restoredWords = (restored: Restored): string =>
  missingWords(restored.kurang) + publikasiWords[restored.publikasi] + penghapusanWords(restored);

const penghapusanWords = ({ dihapus, tanpaDaftar }: Restored): string =>
  (dihapus === 0
    ? ''
    : ` ${dihapus} orang yang datanya sudah dihapus ada di dalamnya; data mereka dihapus lagi saat server dibuka.`) +
  (tanpaDaftar
    ? ` Daftar penghapusan (${penghapusanName}) tidak ada di samping berkas itu, jadi bila ada orang yang datanya dihapus sesudah pencadangan itu dibuat, datanya ikut kembali. Bila folder pencadangan aslinya masih ada, pulihkan dari sana dengan npm run restore; bila tidak, hapus lagi datanya di menu Privasi menurut catatan sekolah.`
    : '');

const publikasiWords: Readonly<Record<NasibPublikasi, string>> = {
  kembali:
    ' Hasil seleksi yang terbit atau direncanakan saat pencadangan itu dibuat ikut kembali, juga bila sudah ditarik sesudahnya: administrator memeriksanya di menu Publikasi.',
  hilang:
    ' Hasil seleksi yang diterbitkan atau direncanakan sesudah pencadangan itu dibuat tidak ikut: administrator menerbitkannya lagi di menu Publikasi.',
  'tidak-ada': '',
};

const missingWords = (kurang: number): string =>
  kurang === 0
    ? ''
    : ` ${kurang} berkas (foto, dokumen, gambar soal) tidak ikut, karena pencadangan cepat menyimpannya terpisah di folder ${berkasName}. Pulihkan dengan npm run restore dari folder aslinya agar berkas itu ikut.`;

export interface RestoreFrom {
  path: string;
  /** As the audit trail names it. */
  id: string;
  alasan: string;
  /** Recovery code as typed; asked for where this server's own does not open the backup. */
  kode: string;
}

/**
 * Takes the database and the files back to a backup, in one transaction. Before anything else of it is believed its seal
 * is opened; refuses before anything changes where it does not fit. A server that nobody has set up becomes the one that
 * the backup was made of, with its identity and its key. After a success the gate stays shut and the server has to be
 * opened anew.
 */
export async function restoreFile(scope: BackupScope, actor: Actor, from: RestoreFrom): Promise<Restored> {
  const { context } = scope;
  const { state, gate, store, dataDir } = context;
  const backup = await openBackup(from.path);
  let opened: Contents | undefined;
  try {
    const akar = openSeal(backup, context.recovery.key, from.kode);
    const isEmpty = !(await isSetUp(store.read));
    checkOrigin(backup, { server_id: state.serverId, isEmpty });
    await checkBackup(backup, scope.tables);
    const berkas = [join(dirname(from.path), berkasName), context.backups.berkas];
    const contents = await openContents(backup, scope.tables, { scratch: context.backups.folder, berkas });
    opened = contents;
    await shutGate(context, words);
    const dikenal = await readDikenal([dirname(from.path), context.backups.folder]);
    let isReplacing = false;
    let kurang = 0;
    let nasib: { publikasi: NasibPublikasi; dihapus: number };
    try {
      // Behind the gate, so that nothing is written that neither of the two backups holds.
      const before = isEmpty ? undefined : await createPencadangan(scope, 'sebelum-pulih');
      kurang = await addMissingMedia(context.media, backup, contents);
      await stageServerKey(dataDir, akar);
      isReplacing = true;
      const names = dikenal ?? new Set<string>();
      nasib = await state.replaced(() =>
        replaceData(scope, actor, { backup, contents }, { ...from, before, names, akar }),
      );
      await adoptServerKey(dataDir);
    } catch (error) {
      // Whether it was committed is not known then: only a server opened anew knows which data it has.
      if (isReplacing && error instanceof StoreUnavailable) context.restart();
      else gate.open();
      throw error;
    }
    if (dikenal) await addPenghapusan(context.backups.folder, dikenal);
    return { daftar: backup.daftar, kurang, ...nasib, tanpaDaftar: isEmpty && !dikenal };
  } finally {
    await opened?.close();
    backup.close();
  }
}

/** Everybody whom the lists of deletions in these folders name; undefined: there is none. */
async function readDikenal(folders: readonly string[]): Promise<Set<string> | undefined> {
  const lists: Set<string>[] = [];
  for (const folder of folders) {
    const list = await readPenghapusan(folder);
    if (list) lists.push(list);
  }
  return lists.length === 0 ? undefined : new Set(lists.flatMap((list) => [...list]));
}

/** Answers how many are nowhere. */
async function addMissingMedia(media: MediaStore, backup: OpenBackup, contents: Contents): Promise<number> {
  const stored = new Set<string>();
  for await (const names of media.list()) for (const name of names) stored.add(name);
  let missing = 0;
  for (const { nama } of backup.daftar.media) {
    if (stored.has(nama)) continue;
    const bytes = await contents.file(nama);
    if (bytes) await media.put(bytes);
    else missing += 1;
  }
  return missing;
}

interface Replacing {
  id: string;
  alasan: string;
  before: Pencadangan | undefined;
  /** Who was deleted, as lists of deletions name them. */
  names: ReadonlySet<string>;
  /** The key of the backup's data. */
  akar: Uint8Array;
}

/** Answers what became of published results, and how many deleted people came back. */
function replaceData(
  { context: { store, state, clock }, tables, leftOut }: BackupScope,
  actor: Actor,
  { backup, contents }: { backup: OpenBackup; contents: Contents },
  { id, alasan, before, names, akar }: Replacing,
): Promise<{ publikasi: NasibPublikasi; dihapus: number }> {
  const { daftar } = backup;
  // Above every life that is known, also the one that has taken this one's place (S18).
  const generasi = Math.max(state.generasi, state.digantikan ?? 0, daftar.generasi) + 1;
  return store.tx(actor, async (tx) => {
    const nowMs = clock.nowMs();
    const wasTerbit = (await findBerlaku(tx)) !== undefined;
    const own = ownKeadaan(await readKeadaan(tx));
    const keadaan = { ...own, generasi: String(generasi), jam_ms: String(nowMs) };
    const berhenti = await listBerhentiTetap(tx);
    const nomor = before && (await listNomorTerakhir(tx));
    await restoreTables(tx, contents, { tables, leftOut, keadaan });
    await lanjutkanNomor(tx, nomor);
    await pulihkanAntrean(tx, nowMs, berhenti);
    await awaitDevices(tx);
    const dihapus = await terapkanPenghapusan(tx, nowMs, names, buildSecrets(akar));
    const isTerbit = await tandaiPulih(tx, nowMs, daftar.dibuat_ms);
    await writeAudit(tx, nowMs, {
      tindakan: 'pulihkan pencadangan',
      tabel: 'pencadangan',
      baris_id: id,
      sebelum: before ? { pencadangan_id: before.id, generasi: state.generasi } : { server_kosong: true },
      sesudah: { dibuat_ms: daftar.dibuat_ms, generasi },
      alasan,
    });
    if (isTerbit) return { publikasi: 'kembali', dihapus };
    return { publikasi: wasTerbit ? 'hilang' : 'tidak-ada', dihapus };
  });
}
