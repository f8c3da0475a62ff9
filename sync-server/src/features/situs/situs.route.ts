import * as calls from '@spmb/shared/situs/calls.ts';
import type { BarisPendaftar } from '@spmb/shared/situs/baris.ts';
import { statusBerkasText } from '@spmb/shared/peserta/status-berkas.ts';
import type { Context } from '../../context.ts';
import type { Job } from '../../feature.ts';
import type { Route } from '../../http/route.ts';
import { answerSnapshot } from '../../snapshot/answer-snapshot.ts';
import { Snapshot } from '../../snapshot/snapshot.ts';
import { listTampil } from '../pengumuman/pengumuman.queries.ts';
import { listProgram } from '../peserta/rows/peserta.queries.ts';
import { findSekolah } from '../sekolah/sekolah.queries.ts';
import { listSliderTerbit } from '../slider/slider.queries.ts';
import { listPendaftar } from './pendaftar.queries.ts';
import { getSamaran } from './samaran.queries.ts';
import { listHari, listPagu, listPeraturan, listPersyaratan } from './susun-situs.queries.ts';

/** As it is said on the page of applicants (1 §9). */
const pendaftarFreshMs = 5 * 60_000;
/** However many visitors ask, the database is asked this often. */
const freshMs = 2_000;

interface Situs {
  routes: Route[];
  jobs: Job[];
  /** Whoever was on a list may be gone. */
  forgetApplicants(): void;
}

/** What the public site shows, each made once for all who look at it. */
export function situsRoutes({ store: { read }, clock, zona }: Context): Situs {
  const nowMs = () => clock.nowMs();
  const often = <Answer>(build: (nowMs: number) => Promise<Answer>) => new Snapshot(nowMs, freshMs, build);

  const pendaftars = new Snapshot(nowMs, pendaftarFreshMs, async (timestamps) => {
    const mask = await getSamaran(read);
    const nameOf = new Map((await listProgram(read)).map(({ id, name }) => [id, name]));
    const rows = await listPendaftar(read);
    const datas = rows.map((row, index): BarisPendaftar => ({
      num: index + 1,
      nisn: mask.nisn(row.nisn ?? ''),
      nama: mask.nama(row.nama),
      nama_sekolah_asal: row.nama_sekolah_asal ?? '',
      pil1: nameOf.get(row.jurusan_id_1 ?? '') ?? '',
      pil2: nameOf.get(row.jurusan_id_2 ?? '') ?? '',
      status: statusBerkasText(row.status),
    }));
    return { timestamps, datas };
  });

  const routes = [
    answerSnapshot(
      calls.jadwals,
      often(() => listHari(read)),
    ),
    answerSnapshot(
      calls.persyaratans,
      often(() => listPersyaratan(read)),
    ),
    answerSnapshot(
      calls.peraturans,
      often(() => listPeraturan(read)),
    ),
    answerSnapshot(
      calls.sliders,
      often(async () => ((await findSekolah(read))?.slider ? listSliderTerbit(read) : [])),
    ),
    answerSnapshot(
      calls.splashInfo,
      often(async (at) => {
        const [newest] = await listTampil(read, 'peserta', at, await zona());
        return newest ? { id: newest.id, title: newest.title, body: newest.body } : {};
      }),
    ),
    answerSnapshot(
      calls.pagu,
      often(async () => {
        const school = await findSekolah(read);
        return school?.pagu ? listPagu(read, school.showpagu) : [];
      }),
    ),
    answerSnapshot(calls.pendaftars, pendaftars),
  ];
  return {
    routes,
    jobs: [
      {
        kerja: { kode: 'pendaftar', nama: 'Daftar pendaftar di situs publik' },
        run: () => pendaftars.renew(),
      },
    ],
    forgetApplicants() {
      pendaftars.drop();
    },
  };
}
