import { kataStatus } from '@spmb/shared/akun/akun.schema.ts';
import type { FileWords } from '../../../crud/definition/crud-definition.ts';
import type { Reader } from '../../../db/store.ts';
import { listProgramNames } from './nama-masuk.queries.ts';

/** Accounts in a file: the status in words, and the programme by its name, or by its short name where it is read. */
export async function akunWords(queries: Reader): Promise<FileWords> {
  const programs = await listProgramNames(queries);
  const nameOf = new Map<unknown, string>(programs.map(({ id, name }) => [id, name]));
  const idOf = new Map<unknown, string>(
    programs.flatMap(({ id, name, singkat }) => [name, singkat].map((text) => [text.toLowerCase(), id])),
  );
  return {
    write: (row) => ({
      ...row,
      jurusan_id: nameOf.get(row['jurusan_id']) ?? row['jurusan_id'],
      status: kataStatus[Number(row['status'])] ?? row['status'],
    }),
    read: (texts) => {
      const { jurusan_id } = texts;
      const known = typeof jurusan_id === 'string' ? idOf.get(jurusan_id.trim().toLowerCase()) : undefined;
      return { ...texts, jurusan_id: known ?? jurusan_id };
    },
  };
}
