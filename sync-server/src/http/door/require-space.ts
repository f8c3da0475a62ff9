import { Refusal } from '@spmb/shared/kernel/envelope.ts';
import type { Context } from '../../context.ts';

/** Refuses a file while the disk is nearly full: what is left belongs to answers. */
export async function requireSpace({ media, log }: Pick<Context, 'media' | 'log'>): Promise<void> {
  if (await media.hasSpace()) return;
  log.error('the disk is nearly full: files are refused');
  throw new Refusal(
    'Ruang penyimpanan server hampir penuh, jadi berkas belum dapat diunggah. Beri tahu pengelola server, lalu coba lagi setelah ruangnya ditambah.',
    507,
    { jenis: 'penyimpanan-penuh' },
  );
}
