import { kunciWajib, type KanalPesan } from '@spmb/shared/pesan-keluar/kanal.ts';
import { pesan as kelompokPesan, type PengaturanPesan } from '@spmb/shared/pengaturan/pesan.schema.ts';
import type { Context } from '../../../context.ts';
import { buildCloud } from './cloud.ts';
import { buildGerbang } from './gerbang.ts';
import type { KirimPesan } from './kanal.ts';
import { bacaKunci } from './kunci-pesan.ts';
import { buildSurel } from './surel.ts';

/** The way that the school has chosen, or why it sends nothing by itself. */
export type Terpilih = { kanal: KanalPesan; kirim: KirimPesan } | { kanal: KanalPesan; diam: string };

const kurang = 'Kanal pesan belum lengkap. Lengkapi di menu Pengaturan, Pesan WhatsApp dan surel.';

/** The channel of the settings as they are now, ready to send. */
export async function pilihKanal(
  context: Pick<Context, 'store' | 'secrets' | 'clock'>,
  p: PengaturanPesan,
): Promise<Terpilih> {
  const { kanal } = p;
  if (kanal === 'tangan')
    return { kanal, diam: 'Pesan dikirim petugas satu per satu lewat Kirim dengan tangan.' };
  const kunci = await bacaKunci(context.store.read, context.secrets);
  const isWhole = Object.keys(kelompokPesan.check?.(p) ?? {}).length === 0;
  if (!isWhole || kunciWajib[kanal].some((nama) => !kunci[nama])) return { kanal, diam: kurang };
  const nowMs = () => context.clock.nowMs();
  const kirim = {
    gerbang: () => buildGerbang(p, kunci.gerbang_token ?? '', nowMs),
    cloud: () => buildCloud(p, kunci.cloud_token ?? '', nowMs),
    surel: () => buildSurel(p, kunci.smtp_sandi ?? ''),
  };
  return { kanal, kirim: kirim[kanal]() };
}
