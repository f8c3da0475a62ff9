import { hasCapability } from '@spmb/shared/kernel/capability.ts';
import { Refusal } from '@spmb/shared/kernel/envelope.ts';
import { kertasLaporan, type NamaKertas } from '@spmb/shared/laporan/laporan.ts';
import { setImmediate } from 'node:timers/promises';
import type { Context } from '../../context.ts';
import { Forbidden, NotFound } from '../../http/errors.ts';
import type { SignedIn } from '../../http/route.ts';
import { printPaper, type PaperPart } from '../../print/paper.ts';
import { getPrintedSekolah } from '../kertas-ujian/facts/printed-sekolah.queries.ts';
import { openKertas } from '../kertas-ujian/facts/sekolah-kertas.queries.ts';
import { yangDiterima, type BarisHasil } from './baris.ts';
import { readJalannya } from './jalannya.queries.ts';
import { beritaAcara } from './berita-acara.ts';
import type { IsiLaporan } from './halaman.ts';
import { penerimaan } from './penerimaan.ts';
import { peringkat } from './peringkat.ts';
import { surat } from './surat.ts';
import { openLaporan, type Laporan } from './open-laporan.ts';

/** Letters of one print. */
const suratMost = 2_000;

export interface KertasDiminta {
  kertas: NamaKertas;
  jurusan_id?: string | undefined;
  id?: string | undefined;
}

/** A paper of the result as PDF. Refuses who may not have it, and before publication everybody but who runs the selection. */
export async function printLaporan(
  context: Context,
  akun: SignedIn,
  asked: KertasDiminta,
): Promise<{ bytes: Uint8Array; rancangan: boolean }> {
  const { label, capability } = kertasLaporan[asked.kertas];
  if (!hasCapability(akun.authent, capability)) throw new Forbidden(403);
  const laporan = await openLaporan(context, akun, asked.jurusan_id);
  const sekolah = await getPrintedSekolah(context.store.read);
  const title = laporan.rancangan ? `RANCANGAN ${label}` : label;
  const { paper, ...school } = await openKertas(context, sekolah, { title, format: 'pdf' });
  const letters = asked.kertas === 'surat' ? listSurat(laporan, asked) : [];
  const bytes = await printPaper(
    { ...paper, codes: {} },
    partsOf(context, { ...school, laporan }, asked.kertas, letters),
  );
  return { bytes, rancangan: laporan.rancangan };
}

async function* partsOf(
  { store, clock }: Context,
  isi: IsiLaporan,
  kertas: NamaKertas,
  letters: readonly BarisHasil[],
): AsyncGenerator<PaperPart> {
  if (kertas === 'penerimaan') yield penerimaan(isi);
  if (kertas === 'berita_acara')
    yield beritaAcara(isi, await readJalannya(store.read, clock.nowMs(), isi.laporan));
  for (const program of kertas === 'peringkat' ? isi.laporan.program : []) {
    yield peringkat(isi, program);
    await setImmediate();
  }
  for (const baris of letters) {
    yield surat(isi, baris);
    await setImmediate();
  }
}

/** Whose letters are printed: one applicant's whatever his result, or of all who are accepted. */
function listSurat(laporan: Laporan, { id }: KertasDiminta): BarisHasil[] {
  if (id !== undefined) {
    const own = laporan.rows.find((row) => row.id === id);
    if (!own) throw new NotFound('Pendaftar ini tidak ikut seleksi. Muat ulang halaman.');
    return [own];
  }
  const accepted = yangDiterima(laporan);
  if (accepted.length === 0) throw new Refusal('Belum ada yang diterima, jadi tidak ada surat yang dicetak.');
  if (accepted.length > suratMost)
    throw new Refusal(
      `Ada ${accepted.length} surat. Cetak per program keahlian, paling banyak ${suratMost}.`,
    );
  return accepted;
}
