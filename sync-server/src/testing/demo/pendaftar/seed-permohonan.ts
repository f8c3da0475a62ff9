import { instantOf, localDate } from '@spmb/shared/kernel/zone.ts';
import type { StatusPermohonan } from '@spmb/shared/permohonan/peralihan-permohonan.ts';
import { asc, eq, lte } from 'drizzle-orm';
import type { Context } from '../../../context.ts';
import { ofSchool } from '../../../db/of-school.ts';
import { formasi } from '../../../features/formasi/formasi.table.ts';
import { kirimPermohonan, perbaikiPermohonan } from '../../../features/permohonan/own-permohonan.ts';
import { permohonan } from '../../../features/permohonan/permohonan.table.ts';
import { putuskanPermohonan } from '../../../features/permohonan/putuskan-permohonan.ts';
import { saveMedia } from '../../../media/media.mutations.ts';
import { akunDari } from './akun-dari.ts';
import { tulisPdf } from './dokumen/tulis-pdf.ts';
import { actorDari, saat, type PendaftarDemo } from './pendaftar-demo.ts';
import { together } from './together.ts';

const banyak = 60;
const hourMs = 3_600_000;

/** What the committee said to each of five; of who had to correct every third has. */
const putusan: readonly (readonly [StatusPermohonan, string] | undefined)[] = [
  undefined,
  undefined,
  ['TERVERIFIKASI', ''],
  ['PERBAIKAN', 'Ijazah di halaman 2 tidak terbaca. Pindai ulang, lalu ajukan lagi.'],
  ['DITOLAK', 'Jurusan pada ijazah tidak termasuk jurusan formasi ini.'],
];

type Formasi = typeof formasi.$inferSelect;

/** Some applicants have applied, each to one position while it was open, through the mutations that real ones go through. */
export async function seedPermohonan(
  context: Context,
  pendaftar: readonly PendaftarDemo[],
  petugas: { akun_id: string; nama: string },
): Promise<void> {
  const { store, clock, zona } = context;
  const today = localDate(clock.nowMs(), await zona());
  const positions = await store.read
    .select()
    .from(formasi)
    .where(ofSchool(formasi, lte(formasi.tanggal_mulai, today)))
    .orderBy(asc(formasi.nama_jabatan));
  const apart = Math.max(1, Math.floor(pendaftar.length / banyak));
  const some = pendaftar.filter((_, at) => at % apart === 0).slice(0, banyak);
  await together([...some.entries()], async ([at, one]) => {
    const position = positions[at % positions.length];
    if (!position) throw new Error('the demo has no open position');
    const isOver = position.tanggal_selesai < today;
    const ms = isOver
      ? instantOf(position.tanggal_selesai, '07:00', await zona()) + at * 60_000
      : one.nowMs - (((at * 7) % 130) + 1) * hourMs;
    const between = (share: number) => saat(context, Math.floor(ms + (one.nowMs - ms) * share));
    await kirimPermohonan(saat(context, ms), akunDari(one), {
      formasi_id: position.id,
      dokumen: await simpanLamaran(context, one, position, ms),
    });
    const said = putusan[at % putusan.length];
    if (!said) return;
    const [status, keterangan] = said;
    const id = await ownId(context, one.id);
    await putuskanPermohonan(between(0.5), akunDari(petugas), id, { status, keterangan });
    if (status === 'PERBAIKAN' && at % 3 === 0) await perbaikiPermohonan(between(0.8), akunDari(one), id, {});
  });
}

async function ownId({ store }: Context, pesertaId: string): Promise<string> {
  const [row] = await store.read
    .select({ id: permohonan.id })
    .from(permohonan)
    .where(ofSchool(permohonan, eq(permohonan.peserta_id, pesertaId)));
  if (!row) throw new Error('an application of the demo is gone');
  return row.id;
}

/** The PDF of an application, stored as his own. */
async function simpanLamaran(
  { store, media }: Context,
  one: PendaftarDemo,
  { nama_jabatan, opd }: Formasi,
  ms: number,
): Promise<string> {
  const bytes = tulisPdf([
    {
      kop: 'SURAT LAMARAN',
      judul: nama_jabatan,
      baris: [
        ['Nama', one.nama],
        ['Tujuan', opd],
      ],
      penutup: one.nama,
    },
  ]);
  const sha256 = await media.put(bytes);
  const size = { lebar: 0, tinggi: 0, ukuran: bytes.byteLength };
  const kind = { doctype: 'permohonan' as const, nama: 'lamaran.pdf', mime: 'application/pdf' };
  const ids = await store.tx(actorDari(one), (tx) => saveMedia(tx, ms, [{ ...kind, ...size, sha256 }]));
  return ids.get(sha256) ?? '';
}
