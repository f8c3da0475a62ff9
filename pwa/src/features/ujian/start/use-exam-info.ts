import { infoUjian, keadaanUjian } from '@spmb/shared/ujian/calls.ts';
import { useEffect, useState } from 'react';
import { CallError, isUnanswered } from '../../../http/call-error.ts';
import { textOfProblem } from '../../../http/failure.ts';
import { useServices } from '../../../shell/services.tsx';
import type { SessionStore } from '../../../shell/session/session-store.ts';
import { findDashboardMemory } from '../dashboard/dashboard-memory.ts';

/** What is shown of an exam before it begins, also from what this device remembers. */
export interface ExamInfo {
  ujian: string;
  jumlah_soal: number;
  /** Minutes. */
  waktu: number;
  jam_mulai: string;
  jam_selesai: string;
  tanggal: string;
  sesi: string;
  token_wajib: boolean;
  /** The attempt that runs or has ended; null: none was begun. */
  ujian_id?: string | null;
}

export interface ExamInfoState {
  info: ExamInfo | undefined;
  selesai: boolean;
  loading: boolean;
  problem: string | undefined;
  /** The server knows no such exam of this account. */
  isUnknown?: boolean;
}

/** What the list of exams said of it; undefined: nothing, or that it is over, which the server may have taken back. */
function findRemembered(session: SessionStore, jadwalUjianId: string): ExamInfo | undefined {
  const row = findDashboardMemory(session)?.jadwal.find((exam) => exam.jadwal_ujian_id === jadwalUjianId);
  return row && !row.selesai ? { ...row, ujian: row.jadwal } : undefined;
}

/** Facts about one exam: from the server, or from what this device remembers while there is no network. */
export function useExamInfo(jadwalUjianId: string): ExamInfoState {
  const { http, session } = useServices();
  // Who comes from the list of exams reads its facts at once; the server's word follows.
  const [state, setState] = useState<ExamInfoState>(() => {
    const info = findRemembered(session, jadwalUjianId);
    return { info, selesai: false, loading: !info, problem: undefined };
  });
  useEffect(() => {
    let gone = false;
    const body = { jadwal_ujian_id: jadwalUjianId };
    async function load(): Promise<ExamInfoState> {
      try {
        const [{ selesai }, info] = await Promise.all([
          http.call(keadaanUjian, body),
          http.call(infoUjian, body),
        ]);
        return { info, selesai, loading: false, problem: undefined };
      } catch (problem) {
        const info = findRemembered(session, jadwalUjianId);
        const isAway = isUnanswered(problem);
        const text = isAway ? 'Opps.., jaringan sedang sibuk' : textOfProblem(problem);
        const isUnknown = problem instanceof CallError && problem.httpStatus === 404;
        return {
          info,
          selesai: false,
          loading: false,
          problem: isAway && info ? undefined : text,
          isUnknown,
        };
      }
    }
    void load().then((next) => {
      if (!gone) setState(next);
    });
    return () => {
      gone = true;
    };
  }, [http, session, jadwalUjianId]);
  return state;
}
