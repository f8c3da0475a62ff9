import type { PrintKertasInput } from '@spmb/shared/kertas-ujian/kertas-ujian.schema.ts';
import { Refusal } from '@spmb/shared/kernel/envelope.ts';
import type { Reader } from '../../db/store.ts';
import type { Watcher } from '../../http/door/watched-program.ts';
import { listRuangKertas, type RuangKertas } from './facts/sesi-kertas.queries.ts';

const everybody: Watcher = { akun_id: '', authent: 'administrator', jurusan_id: null, semua_program: true };
const seatsOf = (rooms: readonly RuangKertas[]) =>
  rooms.reduce((sum, { peserta }) => sum + peserta.length, 0);

/** Refuses a print of the Token darurat, which is one for all rooms, to who watches a part of them (`watched`). */
export async function refusePartOfSession(
  read: Reader,
  asked: PrintKertasInput,
  watched: readonly RuangKertas[],
): Promise<void> {
  if (!asked.kertas.includes('token_darurat')) return;
  if (seatsOf(watched) < seatsOf(await listRuangKertas(read, asked, everybody)))
    throw new Refusal(
      'Anda melihat sebagian peserta sesi ini. Token darurat berlaku di semua ruang: minta panitia seluruh sesi mencetaknya.',
      409,
    );
}
