import { sql } from 'drizzle-orm';
import { index, instant, integer, primaryKey, table, text } from '../../db/columns.ts';
import { whenGone } from '../../db/relations.ts';

/**
 * Where a login's browser takes notifications, and what waits for it. It lives as long as that login: whatever ends the one
 * ends the other.
 */
export const langgananPush = table(
  'langganan_push',
  {
    sekolah_id: text().notNull(),
    sesi_masuk_id: text().notNull(),
    akun_id: text().notNull(),
    /** Address at the push service of the browser: whoever knows it may write to the device, in vain without the keys. */
    endpoint: text().notNull(),
    /** Origin of the endpoint: services ask for pauses, not devices. */
    layanan: text().notNull(),
    p256dh: text().notNull(),
    auth: text().notNull(),
    /** Acts of which the device has not been told; one notification tells of all. */
    antre: integer().notNull(),
    /** Tries for what waits. */
    coba: integer().notNull(),
    /** Not tried before. */
    lanjut_ms: instant().notNull(),
    /** Why the last notification did not arrive; '': nothing is to be said. */
    sebab: text().notNull(),
    dibuat_ms: instant().notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.sekolah_id, t.sesi_masuk_id] }),
    index('langganan_push_akun').on(t.sekolah_id, t.akun_id),
    index('langganan_push_endpoint').on(t.sekolah_id, t.endpoint),
    // In the order of the queue: thousands may have waited from the same instant on.
    index('langganan_push_antre')
      .on(t.sekolah_id, t.lanjut_ms, t.sesi_masuk_id)
      .where(sql`antre > 0`),
  ],
);

whenGone(langgananPush, { sesi_masuk_id: 'ikut', akun_id: 'ikut' });
