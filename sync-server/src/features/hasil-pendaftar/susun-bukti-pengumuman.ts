import { kataHasil } from '@spmb/shared/hasil-pendaftar/kata-hasil.ts';
import { words, type Block } from '../../print/block.ts';
import { signatures } from '../../print/signatures.ts';
import { openHalaman, pageWidth, size, type IsiHasil } from './halaman-hasil.ts';

/** The proof of acceptance, on one page. */
export function susunBuktiPengumuman(isi: IsiHasil): Block[] {
  const { hasil, sekolah, pemilik } = isi;
  const place = sekolah.titi_mangsa_ttd.trim() || '........................';
  return [
    ...openHalaman(isi, 'BUKTI PENERIMAAN MURID BARU', [['Program keahlian', hasil.jurusan]]),
    words(kataHasil(hasil).title.toUpperCase(), {
      size: 14,
      bold: true,
      align: 'center',
      above: 6,
      below: 8,
    }),
    words(
      `${pemilik.nama} diterima sebagai murid baru ${sekolah.nama}. Bawa bukti ini bersama dokumen asli saat daftar ulang. Kursi ini dapat diberikan kepada cadangan bila daftar ulang tidak diselesaikan menurut jadwal.`,
      { size, align: 'justify', lineHeight: 1.3, below: 26 },
    ),
    words(`${place}, ........................ 20.....`, { size, align: 'right', below: 8 }),
    signatures(
      [
        { role: 'Yang diterima', nama: pemilik.nama, nip: null },
        { role: 'Kepala sekolah', nama: sekolah.kepalasekolah, nip: sekolah.nip },
      ],
      pageWidth,
    ),
  ];
}
