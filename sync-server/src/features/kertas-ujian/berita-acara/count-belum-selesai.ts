import type { BelumSelesai, TempatBeritaAcara } from '@spmb/shared/kertas-ujian/berita-acara.schema.ts';
import { sessionSpan } from '@spmb/shared/kernel/zone.ts';
import type { Context } from '../../../context.ts';
import type { RuangKertas } from '../facts/sesi-kertas.queries.ts';
import { listBarisRuang, listPenutupan, type BarisRuang } from './berita-acara.queries.ts';

const minuteMs = 60_000;

/** The planned hours of a session. */
export interface JamRencana {
  jam_mulai: string;
  jam_selesai: string;
}

/** Whose exam in a room is not over. Who has not begun counts until the end of the session or the closing of the room. */
export async function countBelumSelesai(
  { store: { read }, clock, zona }: Context,
  at: TempatBeritaAcara,
  { jam_mulai, jam_selesai }: JamRencana,
  { geser_menit }: Pick<RuangKertas, 'geser_menit'>,
  rows?: readonly BarisRuang[],
): Promise<BelumSelesai> {
  const all = rows ?? (await listBarisRuang(read, at));
  const { selesaiMs } = sessionSpan(at.tanggal, jam_mulai, jam_selesai, await zona());
  const isClosed = (await listPenutupan(read, at)).some(({ dibuka_ms }) => dibuka_ms === null);
  const mayBegin = !isClosed && clock.nowMs() < selesaiMs + geser_menit * minuteMs;
  const of = (...statuses: string[]) =>
    all.filter(({ ujian }) => ujian && statuses.includes(ujian.status)).length;
  return {
    mengerjakan: of('mengerjakan'),
    menunggu: of('menunggu_kiriman'),
    belum_mulai: mayBegin ? all.filter(({ ujian }) => !ujian).length : 0,
  };
}
