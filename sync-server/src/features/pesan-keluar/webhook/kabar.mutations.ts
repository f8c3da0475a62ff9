import { berlakuKabar, terimaKabar, type KabarPesan } from '@spmb/shared/pesan-keluar/keadaan-pesan.ts';
import { eq, or } from 'drizzle-orm';
import { lockRow } from '../../../db/lock-row.ts';
import { byId, ofSchool } from '../../../db/of-school.ts';
import type { Transaction } from '../../../db/store.ts';
import { pesanKeluar } from '../antrean/pesan-keluar.table.ts';

/** News of a channel about a message: by its own id, or by our key where it brings that back. */
export interface Kabar {
  kabar: KabarPesan;
  id_luar: string;
  /** `id-putaran`; '' where the channel knows none. */
  kunci: string;
  sebab: string;
}

/** Takes news in; of what is not known, or is said again or late, nothing changes. Answers whether something did. */
export async function terapkanKabar(tx: Transaction, nowMs: number, news: Kabar): Promise<boolean> {
  const [, id = '', putaran = ''] = /^(.+)-(\d+)$/.exec(news.kunci) ?? [];
  // A gateway that gives no ids leaves them empty: such a name is nobody's.
  const isMeant = or(
    news.id_luar === '' ? undefined : eq(pesanKeluar.id_luar, news.id_luar),
    id === '' ? undefined : eq(pesanKeluar.id, id),
  );
  if (!isMeant) return false;
  const rows = await lockRow(tx.select().from(pesanKeluar).where(ofSchool(pesanKeluar, isMeant)));
  let changed = false;
  for (const row of rows) {
    // News of a turn that is over says nothing of the one that staff have asked for since.
    if (row.id === id ? row.putaran !== Number(putaran) : row.id_luar !== news.id_luar) continue;
    if (!berlakuKabar(row.keadaan, news.kabar)) continue;
    const keadaan = terimaKabar(row.keadaan, news.kabar);
    if (keadaan === row.keadaan) continue;
    const sebab = keadaan === 'gagal' ? news.sebab : '';
    const set = { keadaan, sebab, id_luar: row.id_luar ?? news.id_luar, diubah_ms: nowMs };
    await tx.update(pesanKeluar).set(set).where(byId(pesanKeluar, row.id));
    changed = true;
  }
  return changed;
}
