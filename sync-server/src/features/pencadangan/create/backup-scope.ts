import { refuseIsian } from '../../../crud/definition/refuse-isian.ts';
import { Refusal } from '@spmb/shared/kernel/envelope.ts';
import { isTypedName } from '@spmb/shared/kernel/text/typed-name.ts';
import type { LeftOut } from '../../../backup/restore-tables.mutations.ts';
import type { Context } from '../../../context.ts';
import { listTables } from '../../../db/columns.ts';
import type { AnyTable } from '../../../db/table-rows.ts';
import type { Feature } from '../../../feature.ts';
import { getSekolah } from './sekolah.queries.ts';

/** What backups of this server are about, gathered from its features. */
export interface BackupScope {
  context: Context;
  /** Every table that is not left out. */
  readonly tables: AnyTable[];
  readonly leftOut: LeftOut[];
  readonly deleteApplicants: NonNullable<Feature['deleteApplicants']>[];
  /** Refuses a second act while one is under way. */
  onlyOne<T>(work: () => Promise<T>): Promise<T>;
  /** Whether one is under way. */
  isBusy(): boolean;
}

export function buildBackupScope(context: Context, features: readonly Feature[]): BackupScope {
  const leftOut = () => features.flatMap((feature) => feature.leftOut ?? []);
  let isBusy = false;
  return {
    context,
    get tables() {
      const without = new Set(leftOut().map(({ table }) => table));
      return listTables().filter((table) => !without.has(table));
    },
    get leftOut() {
      return leftOut();
    },
    get deleteApplicants() {
      // The last room builds on those before it, so it is emptied first.
      return features.flatMap((feature) => feature.deleteApplicants ?? []).toReversed();
    },
    isBusy: () => isBusy,
    async onlyOne(work) {
      if (isBusy)
        throw new Refusal(
          'Pencadangan, pemulihan, atau reset lain sedang berjalan. Tunggu sampai selesai, lalu coba lagi.',
        );
      isBusy = true;
      try {
        return await work();
      } finally {
        isBusy = false;
      }
    },
  };
}

/** Refuses where the school's name was not typed (N33), or no reason given. */
export async function assertKonfirmasi(
  { store }: Context,
  typed: { konfirmasi: string; alasan: string },
): Promise<void> {
  const { nama } = await getSekolah(store.read);
  refuseIsian({
    ...(!isTypedName(typed.konfirmasi, nama) && {
      konfirmasi: `Ketik nama sekolah, ${nama}, untuk melanjutkan.`,
    }),
    ...(typed.alasan.length < 3 && { alasan: 'Isi alasan, paling sedikit 3 huruf.' }),
  });
}

/** Shuts the server behind the calls that run. Refuses where one of them does not end. */
export async function shutGate({ gate }: Context, words: string): Promise<void> {
  if (!(await gate.shut(words)))
    throw new Refusal('Masih ada kiriman lain yang belum selesai. Tunggu sebentar, lalu coba lagi.');
}
