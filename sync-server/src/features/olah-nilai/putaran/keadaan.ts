import type { AngkaProgram } from '@spmb/shared/seleksi/banding.ts';
import type { Masukan } from '@spmb/shared/seleksi/passing-grade.ts';
import type { KeadaanSeleksi, KurangProgram } from '@spmb/shared/seleksi/putaran.ts';
import type { Store } from '../../../db/store.ts';
import { runInWorker } from '../../../server/work/run-in-worker.ts';
import { countSanggahanTerbuka } from '../../sanggahan/sanggahan.queries.ts';
import { listPenempatanLepas, listPutaran } from '../../seleksi/kursi.queries.ts';
import type { HasilKeadaan, TugasKeadaan } from './keadaan.worker.ts';
import { tellAll, type Portion } from '../../../server/work/portions.ts';
import { bacaBahan, type Bahan } from './susun-masukan.ts';
import { tellKursi } from './tell-kursi.ts';

/** Programmes that a second round waits for: with seats, and somebody verified who chose them first (N47). */
export const listAktif = ({ calon, program }: Masukan): string[] => {
  const chosen = new Set(calon.map(({ pilihan }) => pilihan[0]));
  return program.filter(({ id, pagu }) => pagu > 0 && chosen.has(id)).map(({ id }) => id);
};

/** So many are named of those who lack a score. */
const namedOf = 3;

/** How the selection stands, for who runs it. It is looked at in a thread: an exam on this server notices nothing. */
export async function lihatKeadaan({ read, ...store }: Store, nowMs: number): Promise<KeadaanSeleksi> {
  const { masukan, names, kurang, pengaturan } = await bacaBahan({ read, ...store }, nowMs);
  const putaran = await listPutaran(read);
  const dicap = putaran.map(({ program_keahlian_id: program, masukan: made }) => ({
    program,
    masukan: made,
  }));
  const { calon, ...kerangka } = masukan;
  const { angka, usang } = await runInWorker<Portion<unknown>, HasilKeadaan, HasilKeadaan>(
    new URL('./keadaan.worker.ts', import.meta.url),
    {
      data: { kerangka, putaran: dicap } satisfies TugasKeadaan,
      async feed(tell) {
        await tellAll(tell, calon);
        await tellKursi(tell, read, calon);
      },
      hear: (said) => said,
    },
  );
  const aktif = new Set(listAktif(masukan));
  return {
    putaran: putaran.map(({ jenis, program_keahlian_id: program, nama, dibuat_ms, otomatis }, at) => ({
      jenis,
      program: program || null,
      nama,
      dibuat_ms,
      otomatis,
      usang: usang[at] ?? true,
    })),
    program: namedProgram(angka, names).map((one) => ({ ...one, aktif: aktif.has(one.program) })),
    kurang: kurangPerProgram(kurang),
    urutan_seri: [...pengaturan.urutan_seri],
    sanggahan: await countSanggahanTerbuka(read),
    penempatan_lepas: await listPenempatanLepas(read),
  };
}

const kurangPerProgram = (kurang: Bahan['kurang']): KurangProgram[] =>
  [...Map.groupBy(kurang, ({ program }) => program)].map(([program, all]) => ({
    program,
    jumlah: all.length,
    nama: all.slice(0, namedOf).map(({ nama }) => nama),
  }));

export const namedProgram = <Angka extends AngkaProgram>(
  all: readonly Angka[],
  names: ReadonlyMap<string, string>,
): (Angka & { name: string })[] => all.map((one) => ({ ...one, name: names.get(one.program) ?? '' }));
