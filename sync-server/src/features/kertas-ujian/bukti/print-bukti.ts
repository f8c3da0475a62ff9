import { Refusal } from '@spmb/shared/kernel/envelope.ts';
import { teksPernyataan } from '@spmb/shared/pendaftaran/formulir/tambahan.ts';
import type { Context } from '../../../context.ts';
import type { PaperPart } from '../../../print/paper.ts';
import { printPaper } from '../../../print/paper.ts';
import { getPrintedSekolah } from '../facts/printed-sekolah.queries.ts';
import { readImage } from '../facts/read-image.queries.ts';
import { addressOf, forDays, openKertas } from '../facts/sekolah-kertas.queries.ts';
import { findBerkasTerkirim } from '../../pendaftaran/berkas.queries.ts';
import { readNamaAcuan } from '../../pendaftaran/nama-acuan.queries.ts';
import { getPendaftar } from '../../pendaftaran/pendaftar.queries.ts';
import { findDisetujui } from '../../persetujuan/persetujuan.queries.ts';
import { hasMaterai } from './bukti.queries.ts';
import { susunBukti } from './susun-bukti.ts';

const fotoPixels = 360;
const names = { foto: 'foto', kode: 'kode' };
const unsent =
  'Bukti pendaftaran ada sesudah formulir dikirim. Lengkapi dan kirim formulir pendaftaran dahulu.';

/**
 * The proof of registration, from what an applicant has last sent; its code leads to this server only where its address
 * stays. Refuses before the first send, and who has no form.
 */
export async function printBukti(context: Context, pesertaId: string | null): Promise<Uint8Array> {
  const { paper, part } = await susun(context, pesertaId);
  return printPaper(paper, only(part));
}

/** The same before it is laid out. */
export async function susun(context: Context, pesertaId: string | null) {
  const { read } = context.store;
  const own = await getPendaftar(read, pesertaId);
  const sent = await findBerkasTerkirim(read, own.id);
  if (!sent || own.nomor_register === null) throw new Refusal(unsent);
  const { isi, dibuat_ms: dikirim_ms } = sent;
  const title = `Bukti pendaftaran ${own.nomor_register}`;
  const sekolah = await getPrintedSekolah(read);
  const { paper, ...school } = await openKertas(context, sekolah, { title, format: 'pdf' });
  const foto = await readImage(context, isi.foto, fotoPixels);
  const { kode_verifikasi } = own;
  const address =
    kode_verifikasi === null ? undefined : addressOf(forDays(school).sekolah, `verify/${kode_verifikasi}`);
  const blocks = susunBukti({
    ...school,
    nomor_register: own.nomor_register,
    isi,
    dikirim_ms,
    namaAcuan: await readNamaAcuan(read, [isi]),
    foto: foto && names.foto,
    kode: address && names.kode,
    materai: await hasMaterai(read),
    pernyataan: (await findDisetujui(read, own.id))?.isi ?? teksPernyataan,
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
