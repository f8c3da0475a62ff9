import * as calls from '@spmb/shared/dasbor-staf/calls.ts';
import type { Dihitung } from '@spmb/shared/dasbor-staf/dasbor-staf.ts';
import { hasCapability } from '@spmb/shared/kernel/capability.ts';
import type { PlacedCall } from '@spmb/shared/kernel/call.ts';
import type { Context } from '../../context.ts';
import type { Feature } from '../../feature.ts';
import { answerCall } from '../../http/answer-call.ts';
import { countedProgram } from '../../http/door/watched-program.ts';
import { accountOf, type Route, type SignedIn } from '../../http/route.ts';
import { listOn } from '../../settings/behind-saklar.ts';
import { KeptWork } from '../../snapshot/kept-work.ts';
import { listProgram } from '../olah-nilai/skor/program-nilai.queries.ts';
import { hitungPermohonan, listPelamarTerbaru } from '../permohonan/pelamar-terbaru.queries.ts';
import { listPesanTerbaru } from '../pesan/pesan-terbaru.queries.ts';
import { daftarTerbit } from '../seleksi/seleksi.mutations.ts';
import * as jawab from './jawab.ts';
import { buatRekap, type Rekap } from './rekap.ts';

/** However many of the staff look, applicants are counted this often. */
const freshMs = 30_000;
/** Rows of the panels. */
const [pelamarMax, pesanMax] = [8, 6];

/** What an account sees of the counts. */
interface Lihat {
  rekap: Rekap;
  all: jawab.Terlihat[];
  /** The only programme that they are of; null: all. */
  own: string | null;
  akun: SignedIn;
}

/** Statistics of the staff's start page: all calls answer from one count of the applicants. */
export function dasborStafFeature(context: Context): Feature {
  const { store, clock, snapshots } = context;
  const kept = new KeptWork(
    () => clock.nowMs(),
    freshMs,
    (nowMs) => buatRekap(store, nowMs),
  );
  // A reset takes back what is published, and no call runs meanwhile: what was counted before it is dropped with that.
  snapshots.add(daftarTerbit, kept);

  /** A call that is answered from the count, narrowed to what the account sees. */
  const answer = <Answer extends Dihitung>(
    call: PlacedCall<undefined, Answer>,
    tell: (lihat: Lihat) => Omit<Answer, keyof Dihitung> | Promise<Omit<Answer, keyof Dihitung>>,
  ): Route =>
    answerCall(call, undefined, async ({ call: asked }) => {
      const akun = accountOf(asked);
      const own = countedProgram(akun);
      const { builtMs, ...rekap } = await kept.get();
      const all = jawab.terlihat(rekap, await listProgram(store.read), own);
      return { ...(await tell({ rekap, all, own, akun })), dihitung_ms: builtMs } as Answer;
    });

  return {
    name: 'dasbor-staf',
    routes: [
      answer(calls.dasborIndex, async ({ all, akun }) => ({
        ...(await permohonanOf(context, akun)),
        ...jawab.angkaIndex(all),
      })),
      answer(calls.dasborPerHari, ({ rekap, all }) => jawab.perHari(rekap, all)),
      answer(calls.dasborVerifikasi, ({ all }) => ({ data: jawab.barisVerifikasi(all) })),
      answer(calls.dasborPilihan, ({ all }) => ({ datas: jawab.barisPilihan(all) })),
      answer(calls.dasborJenisKelamin, ({ all }) => jawab.irisanJenisKelamin(all)),
      answer(calls.dasborJurusan, ({ all }) => jawab.irisanJurusan(all)),
      answer(calls.dasborStatus, ({ all }) => jawab.irisanStatus(all)),
      answer(calls.dasborCorong, ({ rekap, all, own }) =>
        jawab.corong(rekap, all, own === null ? null : (all[0]?.nama ?? '')),
      ),
      answer(calls.dasborWaktu, ({ rekap, all }) => jawab.waktu(rekap, all)),
      answer(calls.dasborAntrean, ({ rekap, all }) => jawab.keadaanAntrean(rekap, all)),
      answerCall(calls.dasborPesan, undefined, async ({ call }) => {
        const mayRead = hasCapability(accountOf(call).authent, 'verifikasiBerkas');
        return { pesans: mayRead ? await listPesanTerbaru(store.read, pesanMax) : [] };
      }),
    ],
  };
}

/** Applications to positions, for whoever may open them, while the school has them turned on (N16). */
async function permohonanOf({ store: { read } }: Context, { authent }: SignedIn) {
  const none = { jmlformasi: 0, jmlpelamar: 0, pelamars: [] };
  if (!hasCapability(authent, 'kelolaFormasi')) return { permohonan: 'tertutup' as const, ...none };
  if (!(await listOn(read)).includes('permohonan')) return { permohonan: 'mati' as const, ...none };
  return {
    permohonan: 'ada' as const,
    ...(await hitungPermohonan(read)),
    pelamars: await listPelamarTerbaru(read, pelamarMax),
  };
}
