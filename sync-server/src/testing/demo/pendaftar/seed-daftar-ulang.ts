import type { PutusanDaftarUlang } from '@spmb/shared/daftar-ulang/daftar-ulang.schema.ts';
import { dayMs, localDate } from '@spmb/shared/kernel/zone.ts';
import { asc, eq } from 'drizzle-orm';
import type { Context } from '../../../context.ts';
import { ofSchool } from '../../../db/of-school.ts';
import { konfirmasi, mundur } from '../../../features/daftar-ulang/konfirmasi.ts';
import { catatLewat } from '../../../features/daftar-ulang/lewat.ts';
import { putuskan } from '../../../features/daftar-ulang/putuskan.ts';
import { hasilSeleksi } from '../../../features/seleksi/seleksi.table.ts';
import { saveMedia } from '../../../media/media.mutations.ts';
import { savePengaturan } from '../../../settings/pengaturan.mutations.ts';
import { sekolahDemo } from '../school/sekolah-demo.ts';
import { akunDari } from './akun-dari.ts';
import { tulisPdf } from './dokumen/tulis-pdf.ts';
import { actorDari, saat, type PendaftarDemo } from './pendaftar-demo.ts';
import { together } from './together.ts';

type Petugas = Parameters<typeof actorDari>[0];

/** So many of the accepted have come to something so far. */
const sudahDatang = 72;
const keterangan: Partial<Record<PutusanDaftarUlang, string>> = {
  perbaikan: 'Tanda tangan orang tua belum ada. Lengkapi, lalu unggah lagi.',
  ditolak: 'Surat pernyataan dibuat orang lain dan wali tidak datang ke sekolah.',
};
/** What was decided on whoever has sent his, over and over. */
const putusan: readonly (PutusanDaftarUlang | undefined)[] = [
  'terverifikasi',
  'terverifikasi',
  undefined,
  'terverifikasi',
  'perbaikan',
  undefined,
  'terverifikasi',
];

/** Re-registrations of the first round in every state; its reserve lists wait for the seats that are free. */
export async function seedDaftarUlang(
  context: Context,
  pendaftar: readonly PendaftarDemo[],
  petugas: Petugas,
): Promise<void> {
  const nowMs = context.clock.nowMs();
  const { peserta_id, program_keahlian_id, status } = hasilSeleksi;
  const hasil = await context.store.read
    .select({ peserta_id, jurusanId: program_keahlian_id })
    .from(hasilSeleksi)
    .where(ofSchool(hasilSeleksi, eq(status, 'L')))
    .orderBy(asc(peserta_id));
  const programOf = new Map(hasil.map((one) => [one.peserta_id, one.jurusanId ?? '']));
  const accepted = pendaftar
    .flatMap((one) => {
      const jurusanId = programOf.get(one.id);
      return jurusanId === undefined ? [] : [{ one, jurusanId }];
    })
    .slice(0, sudahDatang);
  await setMasa(context, petugas, [-12, -9], 0);
  const at = (days: number) => saat(context, nowMs - days * dayMs);
  const [late, leaving, refused, ...rest] = accepted;
  if (!late || !leaving || !refused) throw new Error('the demo has accepted nobody');
  await catatLewat(at(8), akunDari(petugas), {
    jurusanId: late.jurusanId,
    ids: [late.one.id],
    alasan: 'Tidak dapat dihubungi sampai batasnya.',
  });
  await setMasa(context, petugas, [-12, 4], 1);
  await mundur(at(5), akunDari(leaving.one), { konfirmasi: leaving.one.nama });
  // A third of them has done nothing yet.
  const senders = rest.filter((_, index) => index % 3 !== 2);
  await together([refused, ...senders], async ({ one }) => kirim(at(4), one));
  const decide = async ({ one, jurusanId }: (typeof accepted)[number], ke: PutusanDaftarUlang) =>
    putuskan(at(2), akunDari(petugas), {
      jurusanId,
      id: one.id,
      input: {
        daftar_ulang_verifikasi_status: ke,
        verifikasi_keterangan: keterangan[ke] ?? '',
        konfirmasi: true,
      },
    });
  await decide(refused, 'ditolak');
  await together([...senders.entries()], async ([index, one]) => {
    const ke = putusan[index % putusan.length];
    if (ke !== undefined) await decide(one, ke);
  });
}

async function setMasa(
  { store, clock }: Context,
  petugas: Petugas,
  [mulai, selesai]: readonly [number, number],
  versi: number,
): Promise<void> {
  const nowMs = clock.nowMs();
  const day = (after: number) => localDate(nowMs + after * dayMs, sekolahDemo.zona);
  const isi = { mulai: day(mulai), selesai: day(selesai), hari_cadangan: 3, koperasi_wajib: false };
  await store.tx(actorDari(petugas), (tx) => savePengaturan(tx, nowMs, 'daftar_ulang', { isi, versi }));
}

/** Sends a statement that says whose it is. */
async function kirim(context: Context, one: PendaftarDemo): Promise<void> {
  const { store, media, clock } = context;
  const bytes = tulisPdf([
    {
      kop: 'SURAT PERNYATAAN DAFTAR ULANG',
      judul: one.nama,
      baris: [
        ['Nama', one.nama],
        ['Sekolah asal', one.sekolah],
        ['Pernyataan', 'bersedia menjadi murid dan menaati tata tertib'],
      ],
      penutup: one.nama,
    },
  ]);
  const sha256 = await media.put(bytes);
  const size = { lebar: 0, tinggi: 0, ukuran: bytes.byteLength };
  const kind = { doctype: 'daftar-ulang' as const, nama: 'surat-pernyataan.pdf', mime: 'application/pdf' };
  const ids = await store.tx(actorDari(one), (tx) =>
    saveMedia(tx, clock.nowMs(), [{ ...kind, ...size, sha256 }]),
  );
  await konfirmasi(context, akunDari(one), {
    daftar_ulang_dokumen: ids.get(sha256) ?? '',
    koperasi_dokumen: null,
    koperasi_status: true,
  });
}
