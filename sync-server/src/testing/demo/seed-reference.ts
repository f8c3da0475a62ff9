import type { Context } from '../../context.ts';
import { newId } from '../../db/new-id.ts';
import { schoolId } from '../../db/school-id.ts';
import { dokumenPersyaratan } from '../../features/dokumen-persyaratan/dokumen-persyaratan.table.ts';
import { peraturan } from '../../features/peraturan/peraturan.table.ts';
import { refSekolah } from '../../features/ref-sekolah/ref-sekolah.table.ts';
import { saveMedia } from '../../media/media.mutations.ts';
import { words } from '../../print/block.ts';
import { printPaper, type PaperPart } from '../../print/paper.ts';
import { sekolahAsal } from './school/sekolah-asal.ts';
import { sekolahDemo } from './school/sekolah-demo.ts';

const system = { sekolah_id: schoolId, akun_id: null, nama: 'contoh' };

const regulations = [
  {
    name: 'Keputusan panitia tentang jadwal seleksi',
    lines: [
      'Pendaftaran, tes seleksi, pengumuman, dan daftar ulang berlangsung menurut Jadwal Pendaftaran di aplikasi ini.',
      'Perubahan jadwal diumumkan panitia paling lambat dua hari sebelumnya.',
    ],
  },
  {
    name: 'Tata tertib tes seleksi',
    lines: [
      'Peserta hadir 30 menit sebelum sesi dengan kartu peserta.',
      'Jawaban tersimpan di perangkat. Bila sambungan terputus, peserta tetap mengerjakan dan tidak menutup peramban.',
      'Peserta meninggalkan ruang sesudah layar berwarna hijau: BOLEH MENINGGALKAN RUANG.',
    ],
  },
];

/** A paper to fill in at home; who downloads it hands it in again. */
const blangko = {
  name: 'Surat Pernyataan Orang Tua',
  description: 'Unduh, cetak, isi, tanda tangani, lalu pindai',
  lines: [
    'Nama orang tua atau wali: ........................................',
    'Nama calon murid: ........................................',
    'Data dan dokumen yang diserahkan adalah benar, dan anak kami mengikuti tata tertib sekolah.',
    'Tanda tangan: ........................................',
  ],
};

/** Schools that the participants come from, and regulations and a paper to fill in as PDF. */
export async function seedReference(context: Context): Promise<void> {
  const now = context.clock.nowMs();
  const row = () => ({ sekolah_id: schoolId, id: newId(now), versi: 1, diubah_ms: now });
  const store = async (doctype: 'peraturan' | 'dokumen', name: string, lines: readonly string[]) => {
    const bytes = await printLines(name, lines);
    const sha256 = await context.media.put(bytes);
    const kind = { doctype, mime: 'application/pdf', lebar: 0, tinggi: 0 };
    return { ...kind, nama: `${name}.pdf`, sha256, ukuran: bytes.byteLength };
  };
  const files = await Promise.all(regulations.map(({ name, lines }) => store('peraturan', name, lines)));
  const { lines, ...paper } = blangko;
  const blank = await store('dokumen', paper.name, lines);
  await context.store.tx(system, async (tx) => {
    await tx.insert(refSekolah).values(sekolahAsal.map(({ npsn, name }) => ({ ...row(), npsn, name })));
    const ids = await saveMedia(tx, now, [...files, blank]);
    await tx.insert(peraturan).values(
      regulations.map(({ name }, index) => ({
        ...row(),
        name,
        path: ids.get(files[index]?.sha256 ?? '') ?? '',
      })),
    );
    const path = ids.get(blank.sha256) ?? null;
    await tx.insert(dokumenPersyaratan).values({ ...row(), ...paper, status: false, path });
  });
}

function printLines(name: string, lines: readonly string[]): Promise<Uint8Array> {
  async function* parts(): AsyncGenerator<PaperPart> {
    yield {
      margins: [56, 56, 56, 56],
      blocks: [
        words(sekolahDemo.nama, { size: 12, align: 'center' }),
        words(name, { size: 16, bold: true, align: 'center', above: 6, below: 18 }),
        ...lines.map((line, i) => words(`${i + 1}. ${line}`, { size: 11, below: 8 })),
      ],
    };
  }
  return printPaper({ title: name, format: 'pdf', images: {}, codes: {} }, parts());
}
