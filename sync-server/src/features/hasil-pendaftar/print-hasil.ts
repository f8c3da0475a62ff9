import type { HasilPendaftar } from '@spmb/shared/hasil-pendaftar/hasil-pendaftar.ts';
import { Refusal } from '@spmb/shared/kernel/envelope.ts';
import type { Context } from '../../context.ts';
import type { Block } from '../../print/block.ts';
import type { PaperPart } from '../../print/paper.ts';
import { printPaper } from '../../print/paper.ts';
import { hasMaterai } from '../kertas-ujian/bukti/bukti.queries.ts';
import { getPrintedSekolah } from '../kertas-ujian/facts/printed-sekolah.queries.ts';
import { readImage } from '../kertas-ujian/facts/read-image.queries.ts';
import { addressOf, forDays, openKertas } from '../kertas-ujian/facts/sekolah-kertas.queries.ts';
import type { IsiHasil } from './halaman-hasil.ts';
import { lihatHasil } from './lihat-hasil.ts';
import { findPemilik } from './pemilik.queries.ts';
import { susunBuktiPengumuman } from './susun-bukti-pengumuman.ts';
import { susunKeterangan } from './susun-keterangan.ts';
import { susunPernyataan } from './susun-pernyataan.ts';

const fotoPixels = 360;
const names = { foto: 'foto', kode: 'kode' };
const belum =
  'Hasil seleksi belum diumumkan. Bukti penerimaan, keterangan hasil, dan surat pernyataan dapat dicetak sesudah pengumuman.';

/** A paper of a result. */
export interface KertasHasil {
  title: string;
  susun: (isi: IsiHasil) => Block[];
  /** Why somebody with this result gets none; undefined: he does. */
  refuse: (hasil: HasilPendaftar | null) => string | undefined;
}

const tidakIkut =
  'Anda tidak ikut seleksi, jadi tidak ada keterangan hasil untuk Anda. Tanyakan kepada panitia.';

const forSeated =
  (kertas: string): KertasHasil['refuse'] =>
  (hasil) => {
    if (hasil?.lepas)
      return `Kursi Anda sudah dilepas, jadi tidak ada ${kertas.toLowerCase()}. Bila ini keliru, segera hubungi panitia.`;
    if (hasil?.berkas_diperiksa)
      return `Berkas Anda sedang diperiksa lagi, jadi ${kertas.toLowerCase()} belum dapat dicetak. Kursi Anda disimpan; baca pesan panitia di dashboard.`;
    return hasil?.status === 'L'
      ? undefined
      : `${kertas} hanya untuk pendaftar yang diterima. Baca hasil Anda di halaman Hasil seleksi.`;
  };

export const buktiPengumuman: KertasHasil = {
  title: 'Bukti penerimaan',
  susun: susunBuktiPengumuman,
  refuse: forSeated('Bukti penerimaan'),
};
export const pernyataanDaftarUlang: KertasHasil = {
  title: 'Surat pernyataan daftar ulang',
  susun: susunPernyataan,
  refuse: forSeated('Surat pernyataan daftar ulang'),
};
export const keteranganHasil: KertasHasil = {
  title: 'Keterangan hasil seleksi',
  susun: susunKeterangan,
  refuse: (hasil) => (hasil ? undefined : tidakIkut),
};

/** A paper of somebody's result by what is published now. Before that everybody is refused alike. */
export async function printHasil(
  context: Context,
  kertas: KertasHasil,
  pesertaId: string | null,
): Promise<Uint8Array> {
  const { paper, part } = await susunHasil(context, kertas, pesertaId);
  return printPaper(paper, only(part));
}

/** The same before it is laid out. */
export async function susunHasil(context: Context, kertas: KertasHasil, pesertaId: string | null) {
  const { read } = context.store;
  const { diumumkan, hasil } = await lihatHasil(read, context.clock.nowMs(), pesertaId);
  if (!diumumkan) throw new Refusal(belum);
  const pemilik = pesertaId === null ? undefined : await findPemilik(read, pesertaId);
  const reason = kertas.refuse(hasil);
  if (reason !== undefined || !hasil || !pemilik) throw new Refusal(reason ?? tidakIkut);
  const title = `${kertas.title} ${pemilik.nomor_register ?? pemilik.nomor_peserta}`;
  const sekolah = await getPrintedSekolah(read);
  const { paper, ...school } = await openKertas(context, sekolah, { title, format: 'pdf' });
  const foto = await readImage(context, pemilik.foto, fotoPixels);
  const { kode_verifikasi } = pemilik;
  const address =
    kode_verifikasi === null ? undefined : addressOf(forDays(school).sekolah, `verify/${kode_verifikasi}`);
  const blocks = kertas.susun({
    ...school,
    pemilik,
    hasil,
    foto: foto && names.foto,
    kode: address && names.kode,
    materai: await hasMaterai(read),
  });
  const part: PaperPart = {
    blocks,
    margins: [40, 34, 40, 42],
    images: foto ? { [names.foto]: foto } : {},
    codes: address === undefined ? {} : { [names.kode]: address },
  };
  return { paper, part };
}

async function* only(part: PaperPart): AsyncGenerator<PaperPart> {
  yield part;
}
