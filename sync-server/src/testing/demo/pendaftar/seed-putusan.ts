import type { Syarat } from '@spmb/shared/pendaftaran/formulir/field.ts';
import {
  dicabut,
  diterima,
  ditolak,
  draf,
  pengajuan,
  pengajuanPerbaikan,
  perbaikan,
} from '@spmb/shared/pendaftaran/peralihan.ts';
import { dokumenDiminta } from '@spmb/shared/verifikasi/putusan.ts';
import { kataTerbuka } from '@spmb/shared/verifikasi/kata-terbuka.ts';
import { fieldTerbuka } from '@spmb/shared/verifikasi/terbuka.ts';
import { asc } from 'drizzle-orm';
import type { Context } from '../../../context.ts';
import { newId } from '../../../db/new-id.ts';
import { ofSchool } from '../../../db/of-school.ts';
import { alasanVerifikasi } from '../../../features/alasan-verifikasi/alasan-verifikasi.table.ts';
import { cabut } from '../../../features/daftar-ulang/cabut.ts';
import { catatTerkirim } from '../../../features/pendaftaran/catat-terkirim.mutations.ts';
import { catatPutusan, catatUsulan } from '../../../features/verifikasi/catat-putusan.ts';
import { lockFile, type LockedFile } from '../../../features/verifikasi/lock-file.ts';
import { takeKlaim } from '../../../features/verifikasi/pemeriksaan/pemeriksaan.mutations.ts';
import { akunDari } from './akun-dari.ts';
import { actorDari, saat, type PendaftarDemo } from './pendaftar-demo.ts';
import { together } from './together.ts';

type Petugas = Parameters<typeof actorDari>[0];
type Catatan = Parameters<typeof catatPutusan>[3];
const hourMs = 3_600_000;

const alasanTolak = ['tidak-memenuhi-syarat', 'pendaftaran-ganda'] as const;
const pesanPerbaikan =
  'Nama ibu dan nilai Matematika semester 3 tidak sama dengan berkas Anda. Cocokkan dengan Kartu Keluarga dan rapor.';

/** What the committee has done with the files, at its hour; some of those that wait are held, or proposed for rejection. */
export async function seedPutusan(
  context: Context,
  pendaftar: readonly PendaftarDemo[],
  { petugas, syarat }: { petugas: Petugas; syarat: Syarat },
): Promise<void> {
  const { kode, name } = alasanVerifikasi;
  const alasanNames = await context.store.read
    .select({ kode, name })
    .from(alasanVerifikasi)
    .where(ofSchool(alasanVerifikasi))
    .orderBy(asc(kode));
  const berkas = (one: PendaftarDemo, ms: number, act: Tulis) =>
    context.store.tx(actorDari(petugas), async (tx) => {
      const file = await lockFile(tx, ms, one.id, undefined);
      await act(tx, ms, file, { ...isiPutusan(one, file, syarat, ms), alasanNames });
    });
  const diputus = pendaftar
    .filter(({ plan }) => plan.status !== draf && plan.status !== pengajuan)
    .toSorted((a, b) => b.plan.diputusLaluMs - a.plan.diputusLaluMs);
  await together(diputus, (one) => {
    const ms = one.nowMs - one.plan.diputusLaluMs;
    const isOwn = one.plan.status === dicabut && one.plan.nomor % 2 === 0;
    return isOwn
      ? cabut(saat(context, ms), akunDari(one), { konfirmasi: one.nama })
      : berkas(one, ms, catatPutusan);
  });
  const diperbaiki = diputus.filter(({ plan }) => plan.status === pengajuanPerbaikan);
  await together(diperbaiki, (one) => kirimLagi(context, one));
  const menunggu = pendaftar.filter(({ plan }) => plan.status === pengajuan);
  for (const one of menunggu.slice(0, 4)) await berkas(one, one.nowMs - hourMs, catatUsulan);
  for (const one of menunggu.slice(4, 7))
    await context.store.tx(actorDari(petugas), (tx) =>
      takeKlaim(tx, one.nowMs, one.id, one.nowMs + hourMs / 4),
    );
}

type Tulis = (...args: Parameters<typeof catatPutusan>) => Promise<void>;

function isiPutusan(
  { plan: { status, nomor } }: PendaftarDemo,
  { terkirim }: LockedFile,
  syarat: Syarat,
  ms: number,
): Omit<Catatan, 'alasanNames'> {
  const isDiperbaiki = status === perbaikan || status === pengajuanPerbaikan;
  const isTolak = status === ditolak || status === pengajuan;
  const tolak = alasanTolak[nomor % alasanTolak.length] ?? '';
  const dokumen = dokumenDiminta(terkirim.isi, syarat)
    .filter(({ berkas }) => berkas !== null)
    .map(({ kolom }) =>
      isDiperbaiki && kolom === 'smt_3_dokumen'
        ? { kolom, putusan: 'data_tidak_cocok' as const, catatan: 'Nilai Matematika berbeda.' }
        : { kolom, putusan: 'baik' as const, catatan: '' },
    );
  const terbuka = isDiperbaiki ? (fieldTerbuka(['nama_ibu', 'smt_3_mtk', 'smt_3_dokumen']) ?? []) : [];
  const ke = status === pengajuanPerbaikan ? perbaikan : isTolak ? ditolak : status;
  const words: Readonly<Record<number, [alasan: string[], pesan: string]>> = {
    [diterima]: [[], ''],
    [perbaikan]: [['data-tidak-cocok'], pesanPerbaikan],
    [ditolak]: [
      [tolak],
      'Lihat syarat pendaftaran di halaman Beranda. Bila ini keliru, kirim pesan ke panitia.',
    ],
    [dicabut]: [['lainnya'], 'Dicabut atas permintaan orang tua di meja panitia.'],
  };
  const [alasan_kode, pesan] = words[ke] ?? [[], ''];
  const tanpaAlasan = alasan_kode.length === 0;
  const said = { verifikasi_status: ke, alasan_kode, pesan, dokumen, terbuka, tanpaAlasan };
  return { ...said, terbukaKata: kataTerbuka(terbuka, dokumen, []), operasi_id: newId(ms) };
}

/** Sends a form again, corrected, within the last day. */
function kirimLagi({ store }: Context, one: PendaftarDemo): Promise<void> {
  const ms = one.nowMs - (1 + ((one.plan.nomor * 29) % 20)) * hourMs;
  return store.tx(actorDari(one), async (tx) => {
    const { own, stored } = await lockFile(tx, ms, one.id, undefined);
    await catatTerkirim(tx, ms, { own, stored, isi: one.isi, operasi_id: newId(ms) });
  });
}
