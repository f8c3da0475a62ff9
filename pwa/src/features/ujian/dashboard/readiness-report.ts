import { laporKesiapan } from '@spmb/shared/ujian/calls.ts';
import type { HttpClient } from '../../../http/http-client.ts';
import type { ExamEngine, PreparableExam } from '../../../sync/ports/exam-session.ts';
import { noteworthy } from '../../../sync/ports/news-box.ts';

/** Tells the server how ready this device is, once and again when something changes (S21). Never rejects. */
export function createReadinessReport(http: HttpClient, engine: ExamEngine) {
  let told = '';
  return async (jadwal: readonly PreparableExam[]): Promise<void> => {
    const offered = jadwal.filter(({ paket, selesai }) => paket && !selesai);
    if (offered.length === 0) return;
    try {
      const kesiapan = await engine.readiness(offered);
      const clock = Math.round((kesiapan.selisih_ms ?? 0) / 30_000);
      // A sheet that was built anew and fetched again is news too.
      const sheets = offered.map(({ paket }) => paket?.id);
      const key = [noteworthy(kesiapan), clock, ...kesiapan.siap, '|', ...kesiapan.bekal, ...sheets].join();
      if (key === told) return;
      await http.call(laporKesiapan, kesiapan);
      told = key;
    } catch {
      // The next look at the dashboard tells it.
    }
  };
}
