import { localDate, localTime } from '@spmb/shared/kernel/zone.ts';
import type {
  KeadaanPublikasi,
  PratinjauPublikasi,
  TindakanPublikasi,
} from '@spmb/shared/publikasi/publikasi.ts';
import type { AngkaProgram } from '@spmb/shared/seleksi/banding.ts';
import { setImmediate } from 'node:timers/promises';
import type { Reader, Store } from '../../../db/store.ts';
import { runInWorker } from '../../../server/work/run-in-worker.ts';
import { getPengaturan } from '../../../settings/pengaturan.queries.ts';
import { listProgram } from '../../peserta/rows/peserta.queries.ts';
import { countSanggahanTerbuka } from '../../sanggahan/sanggahan.queries.ts';
import { findSekolah } from '../../sekolah/sekolah.queries.ts';
import { countBerpindah } from '../../seleksi/kursi-tetap.queries.ts';
import { eachRingkas, listDiterima } from '../../seleksi/terbit.queries.ts';
import { namedProgram } from '../putaran/keadaan.ts';
import { tellAll, type Portion } from '../../../server/work/portions.ts';
import { bacaDari, type Bahan } from '../putaran/susun-masukan.ts';
import { tellKursi } from '../putaran/tell-kursi.ts';
import { susunNilaiTerendah, susunPengumuman } from './baris-publik.ts';
import { waktuProfil } from './hitung-mundur.ts';
import type { HasilKeadaanPublikasi, TugasKeadaanPublikasi } from './keadaan-publikasi.worker.ts';
import {
  countTindakan,
  findBerlaku,
  listPublikasi,
  terbitDari,
  type Publikasi,
} from './publikasi.queries.ts';
import { whyBerpindah } from './kursi-berpindah.ts';
import { bukanHariIni, findUtuh, susunTerbitan, type Terbitan } from './susun-terbitan.ts';

/** Where publication stands, for who publishes. It is looked at in a thread: an exam on this server notices nothing. */
export async function lihatPublikasi(store: Store, nowMs: number): Promise<KeadaanPublikasi> {
  const { read } = store;
  const all = await listPublikasi(read);
  const berlaku = all.find(({ ditarik_ms }) => ditarik_ms === null);
  const terbit = terbitDari(all, nowMs);
  const isPublic = berlaku !== undefined && berlaku === terbit;
  const { utuh, bahan, angka, perubahan, ...banding } = await store.snapshot((at) =>
    bandingkan(at, nowMs, berlaku !== undefined),
  );
  return {
    status: berlaku
      ? berlaku.terbit_ms > nowMs
        ? 'rencana'
        : 'terbit'
      : all.length > 0
        ? 'ditarik'
        : 'belum',
    versi: countTindakan(all),
    pulih: berlaku ? pulihOf(berlaku) : null,
    terbit_sejak_ms: terbit?.terbit_ms ?? null,
    riwayat: all.map((one) => tindakanOf(one, terbit)),
    halangan: typeof utuh === 'string' ? utuh : angka ? null : bukanHariIni,
    halangan_tarik: isPublic ? ((await whyBerpindah(read, nowMs)) ?? null) : null,
    berpindah: (await countBerpindah(read, nowMs)) > 0,
    perubahan: isPublic ? perubahan : null,
    peringatan: angka ? peringatanOf(angka, bahan) : [],
    sanggahan: await countSanggahanTerbuka(read),
    usulan: await findUsulan(read, nowMs),
    ...banding,
    samarkan: (await getPengaturan(read, 'umum')).samarkan_publik,
  };
}

/** What is published beside the last run and the selection as it stands, in a thread. */
async function bandingkan(read: Reader, nowMs: number, isBerlaku: boolean) {
  const utuh = await findUtuh(read, nowMs);
  const bahan = await bacaDari(read, nowMs);
  const { calon, ...kerangka } = bahan.masukan;
  const found = await runInWorker<Portion<unknown>, HasilKeadaanPublikasi, HasilKeadaanPublikasi>(
    new URL('./keadaan-publikasi.worker.ts', import.meta.url),
    {
      data: {
        kerangka,
        names: bahan.names,
        potret: typeof utuh === 'string' ? null : utuh,
      } satisfies TugasKeadaanPublikasi,
      async feed(tell) {
        await tellAll(tell, calon);
        await tellKursi(tell, read, calon);
        if (isBerlaku)
          for await (const rows of eachRingkas(read)) {
            tell(rows);
            await setImmediate();
          }
        tell(null);
      },
      hear: (said) => said,
    },
  );
  return { utuh, bahan, ...found, baru: isBerlaku ? found.baru : 0 };
}

/**
 * The very lists that the public will read by what is planned; else those that it would read if the last run were published
 * now. Refuses where nothing can be.
 */
export async function pratinjau(store: Store, nowMs: number): Promise<PratinjauPublikasi> {
  const { read } = store;
  const berlaku = await findBerlaku(read);
  if (berlaku && berlaku.terbit_ms > nowMs)
    return lists(read, await listDiterima(read, berlaku.terbit_ms), berlaku.angka);
  const terbitan = await susunTerbitan(store, nowMs, 'baris');
  return lists(read, diterimaOf(terbitan), terbitan.angka);
}

async function lists(
  read: Reader,
  diterima: Parameters<typeof susunPengumuman>[1],
  angka: Publikasi['angka'],
): Promise<PratinjauPublikasi> {
  const names = new Map((await listProgram(read)).map(({ id, name }) => [id, name]));
  return {
    pengumuman: await susunPengumuman(read, diterima),
    nilai_terendah: await susunNilaiTerendah(read, angka, names),
    program: namedProgram(angka, names),
  };
}

const diterimaOf = ({ baris, bahan: { nilai, names } }: Terbitan) =>
  baris.flatMap(({ peserta_id: id, status, program_keahlian_id }) => {
    const own = nilai.get(id);
    if (status !== 'L' || !own) return [];
    const { nisn, nama, sekolah } = own;
    return { id, nisn, nama, sekolah, jurusan: names.get(program_keahlian_id ?? '') ?? '' };
  });

const pulihOf = ({ pulih_ms, cadangan_ms }: Publikasi): KeadaanPublikasi['pulih'] =>
  pulih_ms === null || cadangan_ms === null ? null : { ms: pulih_ms, cadangan_ms };

/** `terbit`: what is public; at its instant it has replaced whatever stood before it. */
function tindakanOf(row: Publikasi, terbit: Publikasi | undefined): TindakanPublikasi {
  const oleh = row.ditarik_ms === null && terbit && row.nomor < terbit.nomor ? terbit : undefined;
  return {
    nomor: row.nomor,
    potret_nomor: row.potret_nomor,
    terbit_ms: row.terbit_ms,
    nama: row.nama,
    dibuat_ms: row.dibuat_ms,
    alasan: row.alasan,
    ditarik: oleh
      ? { ms: oleh.terbit_ms, nama: oleh.nama, alasan: oleh.alasan, diganti: true }
      : row.ditarik_ms === null
        ? null
        : { ms: row.ditarik_ms, nama: row.ditarik_nama, alasan: row.ditarik_alasan, diganti: row.diganti },
  };
}

async function findUsulan(read: Reader, nowMs: number): Promise<KeadaanPublikasi['usulan']> {
  const school = await findSekolah(read);
  const ms = waktuProfil(school);
  if (!school || ms === undefined) return null;
  return { tanggal: localDate(ms, school.zona), jam: localTime(ms, school.zona), lewat: ms <= nowMs };
}

/** What whoever publishes should know, though it holds nothing up. */
function peringatanOf(angka: readonly AngkaProgram[], { names, kurang }: Bahan): string[] {
  const nameOf = (program: string) => names.get(program) ?? '';
  const seats = ({ pilihan1, pilihan2, manual }: AngkaProgram) => pilihan1 + pilihan2 + manual;
  const over = angka.filter((one) => seats(one) > one.pagu).map((one) => nameOf(one.program));
  const empty = angka.filter((one) => one.pagu > 0 && seats(one) === 0).map((one) => nameOf(one.program));
  return [
    over.length > 0 ? `Terisi melebihi pagu karena penempatan manual: ${over.join(', ')}.` : '',
    empty.length > 0 ? `Tidak seorang pun diterima di: ${empty.join(', ')}.` : '',
    kurang.length > 0 ? `${kurang.length} pendaftar dihitung dengan 0 untuk nilai yang kosong.` : '',
  ].filter((text) => text !== '');
}
