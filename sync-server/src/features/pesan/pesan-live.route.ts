import { Refusal } from '@spmb/shared/kernel/envelope.ts';
import * as calls from '@spmb/shared/pesan/calls.ts';
import type { HitunganPesan } from '@spmb/shared/pesan/percakapan.ts';
import type { Context } from '../../context.ts';
import { answerCall } from '../../http/answer-call.ts';
import { holdsLogin } from '../../http/door/watch-login.ts';
import { NotFound } from '../../http/errors.ts';
import { accountOf, type Call, type Route } from '../../http/route.ts';
import { openNewsStream, type NewsSource } from '../../live/news-stream.ts';
import { OpenStreams } from '../../live/open-streams.ts';
import { hitungBalasan, hitungPercakapan } from './hitungan.queries.ts';
import { topikPanitia, topikPendaftar } from './siarkan-pesan.ts';

/** Streams of one account, one a tab that is looked at. */
const perAkun = 6;
/** Streams of all: applicants, however many wait for a result, take no place of the staff. */
const streamsMost = { panitia: 600, pendaftar: 3_000 };
/** When to come back for who is beyond; until then his page shows what it was told last. */
const tunggu_detik = 300;

const headers = {
  'content-type': 'text/event-stream',
  'cache-control': 'no-store',
  'x-accel-buffering': 'no',
};

/** Unread counts as they change, for the open pages of staff and of applicants: `most` of each at once. */
export function pesanLiveRoutes(
  { store: { read }, live, signedIn }: Context,
  most: typeof streamsMost = streamsMost,
): Route[] {
  const panitia = new OpenStreams(perAkun, most.panitia);
  const pendaftar = new OpenStreams(perAkun, most.pendaftar);
  const stream = (
    call: Call,
    open: OpenStreams,
    source: Pick<NewsSource, 'topic' | 'read' | 'onRevoked'>,
  ) => {
    const leave = open.take(accountOf(call).akun_id);
    if (!leave)
      throw new Refusal(
        'Terlalu banyak halaman terbuka. Angka pesan dihitung lagi dalam beberapa menit.',
        429,
        {
          jenis: 'terlalu-sering',
          tunggu_detik,
        },
      );
    const events = openNewsStream({ ...source, live, isStill: holdsLogin(call), onEnd: leave });
    return call.body(events, 200, headers);
  };
  /** Counted once for the pages of all staff; each is told its own. */
  const countFor = async (akunId: string): Promise<HitunganPesan> => {
    const rows = await live.share(topikPanitia, 'hitungan', () => Promise.resolve(hitungPercakapan(read)));
    const sum = (of: 'belum_dibaca' | 'saat_ujian') => rows.reduce((total, row) => total + row[of], 0);
    const own = rows.find(({ akun_id }) => akun_id === akunId);
    return { belum_dibaca: sum('belum_dibaca'), saat_ujian: sum('saat_ujian'), serahan: own?.serahan ?? 0 };
  };
  return [
    answerCall(calls.pesanLive, undefined, ({ call }) => {
      const { akun_id } = accountOf(call);
      const onRevoked = (look: () => void) => signedIn.onClear(look);
      return stream(call, panitia, { topic: topikPanitia, read: () => countFor(akun_id), onRevoked });
    }),
    answerCall(calls.balasanLive, undefined, ({ call }) => {
      const { peserta_id } = accountOf(call);
      if (peserta_id === null) throw new NotFound('Akun ini belum terhubung dengan data peserta.');
      return stream(call, pendaftar, {
        topic: topikPendaftar(peserta_id),
        read: () => hitungBalasan(read, peserta_id),
      });
    }),
  ];
}
