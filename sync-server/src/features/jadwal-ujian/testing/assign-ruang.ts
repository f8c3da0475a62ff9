import { schoolId } from '../../../db/school-id.ts';
import type { ExamRuang } from '../../../testing/build-exam-ruang.ts';
import type { TestApp } from '../../../testing/test-app.ts';
import { assignRuang as assign } from '../ruang/pengawas-ruang.mutations.ts';

/** Gives an account a room of the session, also one in which nobody sits. */
export const assignRuang = (t: TestApp, room: ExamRuang, user_id: string, ruang: string): Promise<void> =>
  t.context.store.tx({ sekolah_id: schoolId, akun_id: null, nama: 'uji' }, (tx) =>
    assign(tx, t.clock.nowMs(), {
      tanggal: room.tanggal,
      jadwal_ujian_sesi_id: room.sesiId,
      ruang,
      user_id,
    }),
  );
