import type { KanalKabar } from '@spmb/shared/pesan-keluar/kanal-kabar.ts';
import { mediaOf } from '@spmb/shared/pesan-keluar/kanal.ts';
import type { Context } from '../../../context.ts';
import { getPengaturan } from '../../../settings/pengaturan.queries.ts';
import { findSekolah } from '../../sekolah/sekolah.queries.ts';
import { pilihKanal } from '../kanal/pilih-kanal.ts';

/** What it is read from. */
export type KanalContext = Pick<Context, 'store' | 'secrets' | 'clock'>;

/** Whether the school has a channel that tells by itself what is put into inboxes, as it is set up now. */
export async function lihatKanalKabar(context: KanalContext): Promise<KanalKabar> {
  const { read } = context.store;
  const chosen = await pilihKanal(context, await getPengaturan(read, 'pesan'));
  const media = mediaOf(chosen.kanal);
  if (chosen.kanal === 'tangan') return { media, tanpa: 'tangan' };
  if ('diam' in chosen) return { media, tanpa: 'kurang' };
  return { media, tanpa: media === 'wa' && !(await findSekolah(read))?.sms ? 'mati' : null };
}
