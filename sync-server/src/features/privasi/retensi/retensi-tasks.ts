import type { Tugas } from '@spmb/shared/kerangka/beranda.schema.ts';
import { aturanRetensi, type AturanRetensi } from '@spmb/shared/privasi/rencana-retensi.ts';
import type { Context } from '../../../context.ts';
import { getPengaturan } from '../../../settings/pengaturan.queries.ts';
import { lihatJam } from './jam-retensi.ts';
import { countRencana } from './retensi.queries.ts';

const kata: Readonly<Record<AturanRetensi, { title: string; detail: string }>> = {
  dokumen: { title: 'Dokumen lewat masa simpan', detail: 'Dokumen pendaftar ini akan dihapus.' },
  percakapan: { title: 'Percakapan lewat masa simpan', detail: 'Percakapan pendaftar ini akan dihapus.' },
  pesan_keluar: {
    title: 'Pesan terkirim lewat masa simpan',
    detail: 'Pesan WhatsApp dan surel pendaftar ini akan dihapus.',
  },
};

/** What the rules of retention will delete, and a date that they do not believe. */
export async function listRetensiTasks(context: Context): Promise<Tugas[]> {
  const { read } = context.store;
  const jumlah = await countRencana(read);
  const route = '/backend/privasi';
  const found = aturanRetensi
    .filter((aturan) => jumlah[aturan])
    .map((aturan) => ({
      sifat: 'perlu' as const,
      title: kata[aturan].title,
      detail: `${kata[aturan].detail} Periksa daftarnya, atau matikan aturannya di Pengaturan.`,
      jumlah: jumlah[aturan] ?? 0,
      route,
    }));
  const pengaturan = await getPengaturan(read, 'privasi');
  const isOn = aturanRetensi.some((aturan) => pengaturan[`hapus_${aturan}`]);
  if (!isOn || (await lihatJam(context)).ragu === null) return found;
  const detail = 'Selama tanggal server belum dipastikan, tidak ada yang dihapus menurut masa simpan.';
  return [...found, { sifat: 'perlu', title: 'Tanggal server perlu dipastikan', detail, jumlah: 1, route }];
}
