import type { Ikut } from '@spmb/shared/hapusan/hapusan.schema.ts';
import { terlihatOf } from '@spmb/shared/hapusan/hapusan.schema.ts';
import type { Answer, Session, TestApp } from './test-app.ts';

/** Deletes a record as its screen does: asks what goes along, then agrees to it. */
export async function deleteRecord(
  t: Pick<TestApp, 'call'>,
  session: Session,
  path: string,
  alasan = 'salah buat',
): Promise<Answer> {
  const ikut = (await t.call(session, 'GET', `${path}/hapus`)).body.ikut as Ikut[] | undefined;
  return t.call(session, 'POST', `${path}?_method=DELETE`, { ikut: terlihatOf(ikut ?? []), alasan });
}
