import { z } from 'zod';
import { choice, flag, optionalTime, plainText, wholeNumber } from '../kernel/fields.schema.ts';
import { bacaIsi, bacaKepala, periksaAlamat, periksaRahasia } from '../pesan-keluar/gerbang.ts';
import { kanalPesan } from '../pesan-keluar/kanal.ts';
import { defineKelompok } from './define-kelompok.ts';

/** A field that begins with `usual`, and may be emptied. */
const usually = <Schema extends z.ZodType>(usual: string, schema: Schema) =>
  z.preprocess((value) => (value === undefined ? usual : value), schema);

const fields = z.object({
  kanal: choice(kanalPesan, 'tangan'),
  push: z.preprocess((value) => value ?? true, z.boolean('berisi ya atau tidak.')),
  tautan_akun: flag(),
  tenang_mulai: usually('20:00', optionalTime()),
  tenang_selesai: usually('06:00', optionalTime()),
  per_menit: wholeNumber(1, 600, 10),
  per_hari: wholeNumber(1, 100_000, 1_000),
  gerbang_alamat: plainText(500),
  gerbang_kepala: usually('Authorization: {token}\nIdempotency-Key: {kunci}', plainText(2_000)),
  gerbang_bentuk: choice(['form', 'json'], 'form'),
  gerbang_isi: usually('{"target":"{nomor}","message":"{pesan}"}', plainText(4_000)),
  gerbang_berhasil: usually('status', plainText(100)),
  gerbang_id: usually('id.0', plainText(100)),
  gerbang_alasan: usually('reason', plainText(100)),
  cloud_alamat: usually('https://graph.facebook.com/v23.0', plainText(500)),
  cloud_nomor_id: plainText(40),
  cloud_template: plainText(512),
  cloud_bahasa: usually('id', plainText(20)),
  smtp_server: plainText(253),
  smtp_port: wholeNumber(1, 65_535, 587),
  smtp_aman: choice(['starttls', 'tls', 'tanpa'], 'starttls'),
  smtp_pengguna: plainText(254),
  smtp_pengirim: plainText(254),
});
export type PengaturanPesan = z.output<typeof fields>;

type Kesalahan = Record<string, string>;

function checkGerbang({
  gerbang_alamat,
  gerbang_kepala,
  gerbang_isi,
  gerbang_bentuk,
}: PengaturanPesan): Kesalahan {
  const kesalahan: Kesalahan = {};
  const alamat = periksaAlamat(gerbang_alamat);
  if (alamat !== undefined) kesalahan['gerbang_alamat'] = `Alamat gerbang ${alamat}`;
  const kepala = bacaKepala(gerbang_kepala);
  if (!kepala) kesalahan['gerbang_kepala'] = 'Tulis satu kepala per baris, misalnya Authorization: {token}.';
  const isi = bacaIsi(gerbang_isi);
  const tertulis = {
    gerbang_alamat: URL.parse(gerbang_alamat)?.searchParams,
    gerbang_kepala: kepala,
    gerbang_isi: isi && Object.entries(isi),
  };
  for (const [isian, nilai] of Object.entries(tertulis)) {
    const terbuka = nilai && periksaRahasia(nilai);
    if (terbuka !== undefined) kesalahan[isian] ??= terbuka;
  }
  if (!isi)
    kesalahan['gerbang_isi'] = 'Isi permintaan ditulis sebagai objek JSON, misalnya {"target":"{nomor}"}.';
  else if (!gerbang_isi.includes('{nomor}') || !gerbang_isi.includes('{pesan}'))
    kesalahan['gerbang_isi'] = 'Isi permintaan memuat {nomor} dan {pesan}.';
  else if (gerbang_bentuk === 'form' && Object.values(isi).some((value) => typeof value !== 'string'))
    kesalahan['gerbang_isi'] = 'Isian formulir hanya memuat teks. Pilih bentuk JSON untuk isi bertingkat.';
  return kesalahan;
}

function checkCloud({ cloud_alamat, cloud_nomor_id, cloud_template }: PengaturanPesan): Kesalahan {
  const kesalahan: Kesalahan = {};
  const alamat = periksaAlamat(cloud_alamat);
  if (alamat !== undefined) kesalahan['cloud_alamat'] = `Alamat Cloud API ${alamat}`;
  if (!/^\d+$/.test(cloud_nomor_id))
    kesalahan['cloud_nomor_id'] = 'Isi ID nomor telepon dari Meta, angka saja.';
  if (cloud_template === '') kesalahan['cloud_template'] = 'Isi nama template yang sudah disetujui Meta.';
  return kesalahan;
}

function checkSurel({ smtp_server, smtp_pengirim }: PengaturanPesan): Kesalahan {
  const kesalahan: Kesalahan = {};
  if (!/^[\w.:-]+$/.test(smtp_server))
    kesalahan['smtp_server'] = 'Isi nama server surel, misalnya smtp.sekolah.id.';
  if (!/^[^\s@<>]+@[^\s@<>]+$/.test(smtp_pengirim)) kesalahan['smtp_pengirim'] = 'Isi alamat surel pengirim.';
  return kesalahan;
}

/** How messages leave the server, when, and how many. */
export const pesan = defineKelompok({
  title: 'Pesan WhatsApp dan surel',
  hint: 'Berlaku untuk pesan yang dikirim berikutnya, juga yang sudah antre. Token dan kata sandi diisi terpisah dan tidak pernah ditampilkan lagi.',
  fields,
  labels: {
    kanal: 'Kanal',
    push: 'Pemberitahuan ke perangkat (Web Push)',
    tautan_akun: 'Tautan kata sandi sekali pakai di pesan akun',
    tenang_mulai: 'Jam tenang mulai',
    tenang_selesai: 'Jam tenang sampai',
    per_menit: 'Pesan paling banyak per menit',
    per_hari: 'Pesan paling banyak per hari',
    gerbang_alamat: 'Alamat gerbang',
    gerbang_kepala: 'Kepala permintaan',
    gerbang_bentuk: 'Bentuk isi',
    gerbang_isi: 'Isi permintaan',
    gerbang_berhasil: 'Bidang jawaban: berhasil',
    gerbang_id: 'Bidang jawaban: id pesan',
    gerbang_alasan: 'Bidang jawaban: alasan ditolak',
    cloud_alamat: 'Alamat Cloud API',
    cloud_nomor_id: 'ID nomor telepon',
    cloud_template: 'Nama template',
    cloud_bahasa: 'Bahasa template',
    smtp_server: 'Server SMTP',
    smtp_port: 'Port SMTP',
    smtp_aman: 'Pengamanan SMTP',
    smtp_pengguna: 'Nama pengguna SMTP',
    smtp_pengirim: 'Alamat pengirim',
  },
  check(values) {
    const { tenang_mulai, tenang_selesai, kanal } = values;
    const own = { tangan: () => ({}), gerbang: checkGerbang, cloud: checkCloud, surel: checkSurel }[kanal](
      values,
    );
    if ((tenang_mulai === null) === (tenang_selesai === null)) return own;
    const missing = tenang_mulai === null ? 'tenang_mulai' : 'tenang_selesai';
    return { ...own, [missing]: 'Isi keduanya, atau kosongkan keduanya bila tidak ada jam tenang.' };
  },
});
