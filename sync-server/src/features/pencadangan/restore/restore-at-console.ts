import { Refusal } from '@spmb/shared/kernel/envelope.ts';
import { isTypedName } from '@spmb/shared/kernel/text/typed-name.ts';
import { basename } from 'node:path';
import { KodePemulihanNeeded } from '../../../backup/open-seal.ts';
import type { Context } from '../../../context.ts';
import { systemActor } from '../../../identity/keadaan-server.mutations.ts';
import type { Feature } from '../../../feature.ts';
import { restoredWords, restoreFile } from './restore-pencadangan.ts';
import { buildBackupScope } from '../create/backup-scope.ts';
import { getSekolah, isSetUp } from '../create/sekolah.queries.ts';

/** Whoever sits at the server's computer. */
export interface Console {
  tell(line: string): void;
  /** What was typed; undefined: nobody types any more. */
  ask(question: string): Promise<string | undefined>;
}

const givenUp = () => new Refusal('Pemulihan dibatalkan. Data di server ini tidak berubah.');

/**
 * Takes this server back to a backup from its own console (`npm run restore`). Asks for the recovery code until it is the
 * right one, and, where the server holds a school, for its name. Refuses as `restoreFile` does.
 */
export async function restoreAtConsole(
  context: Context,
  features: readonly Feature[],
  file: string,
  { tell, ask }: Console,
): Promise<void> {
  const scope = buildBackupScope(context, features);
  if (await isSetUp(context.store.read)) await confirmOverwriting(context, { tell, ask });
  let kode = '';
  for (;;)
    try {
      const from = { path: file, id: basename(file), alasan: 'di komputer server', kode };
      const restored = await restoreFile(scope, { ...systemActor, nama: 'komputer server' }, from);
      tell(
        `Data ${restored.daftar.sekolah} dipulihkan. Jalankan npm start, lalu masuk dengan akun sekolah itu.${restoredWords(restored)}`,
      );
      return;
    } catch (problem) {
      if (!(problem instanceof Refusal) || problem.data['perlu_kode'] !== true) throw problem;
      if (!(problem instanceof KodePemulihanNeeded)) tell(problem.message);
      const typed = await ask('Kode pemulihan (lima kelompok huruf dari lembar cetak): ');
      if (typed === undefined) throw givenUp();
      kode = typed;
    }
}

async function confirmOverwriting({ store }: Context, { tell, ask }: Console): Promise<void> {
  const { nama } = await getSekolah(store.read);
  tell(`Server ini berisi data ${nama}. Data itu dicadangkan dahulu, lalu diganti dengan isi berkas.`);
  const typed = await ask('Ketik nama sekolah untuk melanjutkan: ');
  if (!isTypedName(typed ?? '', nama)) throw givenUp();
}
