import { hitungProgram, type AngkaProgram } from '@spmb/shared/seleksi/banding.ts';
import type { Calon } from '@spmb/shared/seleksi/calon.ts';
import { bandingkanKursi, type PerubahanKursi } from '@spmb/shared/publikasi/perubahan.ts';
import type { HasilSeleksi } from '@spmb/shared/seleksi/hasil.ts';
import { BERUBAH_TAMPIL, type BarisBerubah } from '@spmb/shared/publikasi/publikasi.ts';
import { answerTasks } from '../../../server/work/answer-tasks.ts';
import type { KursiTersimpan, PotretTeks } from '../../seleksi/kursi.queries.ts';
import type { RingkasHasil } from '../../seleksi/terbit.queries.ts';
import { hashMasukan, type Kerangka } from '../putaran/hash-masukan.ts';
import { hearAll, type Portion } from '../../../server/work/portions.ts';
import { keptHasil, storedHasil } from '../putaran/stored-hasil.ts';
import { cariBerubah } from './cari-berubah.ts';

/** A publication to be looked at; applicants, their seats and what is published are told. */
export interface TugasKeadaanPublikasi {
  kerangka: Kerangka;
  /** Names by programme. */
  names: ReadonlyMap<string, string>;
  /** The last whole run; null: there is none that can be published. */
  potret: PotretTeks | null;
}

export interface HasilKeadaanPublikasi {
  /** Of the last run; null: it is not of these applicants. */
  angka: AngkaProgram[] | null;
  jumlah_berubah: number;
  /** The first of them. */
  berubah: BarisBerubah[];
  /** Applicants who stand in nothing that is published. */
  baru: number;
  /** Of the last run; null as `angka` is. */
  perubahan: PerubahanKursi | null;
}

function perubahanOf(published: readonly RingkasHasil[], { hasil }: HasilSeleksi): PerubahanKursi {
  const seats = published
    .filter(({ status, lepas_ms }) => status === 'L' && lepas_ms === null)
    .map(({ peserta_id, program_keahlian_id }) => [peserta_id, program_keahlian_id ?? ''] as const);
  const { pertama: _, ...counts } = bandingkanKursi(new Map(seats), hasil, 0);
  return counts;
}

answerTasks<Portion<unknown>, HasilKeadaanPublikasi>(
  async ({ kerangka, names, potret }: TugasKeadaanPublikasi, { say, hear }) => {
    const calon = await hearAll(hear as () => Promise<Portion<Calon>>);
    const kursi = await hearAll(hear as () => Promise<Portion<KursiTersimpan>>);
    const published = await hearAll(hear as () => Promise<Portion<RingkasHasil>>);
    const masukan = { ...kerangka, calon };
    const berubah = cariBerubah(masukan, names, storedHasil(calon, kursi), published);
    const ids = new Set(published.map(({ peserta_id }) => peserta_id));
    const isToday = potret !== null && hashMasukan(masukan) === potret.sha256;
    const kept = isToday ? keptHasil(masukan, potret.hasil) : null;
    say({
      angka: kept && hitungProgram(masukan, kept),
      perubahan: kept && perubahanOf(published, kept),
      jumlah_berubah: berubah.length,
      berubah: berubah.slice(0, BERUBAH_TAMPIL),
      baru: calon.filter(({ id }) => !ids.has(id)).length,
    });
  },
);
