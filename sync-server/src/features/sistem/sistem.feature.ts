import { desc, eq } from 'drizzle-orm';
import { schoolId, type Context } from '../../context.ts';
import type { Feature } from '../../http/route.ts';
import { penolakan } from '../../http/penolakan.table.ts';
import { version } from '../../server/version.ts';

/** What the server says of itself. */
export const sistemFeature = (context: Context): Feature => ({
  name: 'sistem',
  routes: [
    {
      method: 'GET',
      path: '/api/health',
      capability: 'publik',
      handle: (call) => call.json({ status: true, version, database: context.store.engine }),
    },
    {
      method: 'GET',
      path: '/api/penolakan',
      capability: 'kelolaSistem',
      async handle(call) {
        await context.refusals.flush();
        const rows = await context.store.read
          .select()
          .from(penolakan)
          .where(eq(penolakan.sekolah_id, schoolId))
          .orderBy(desc(penolakan.terakhir_ms))
          .limit(1_000);
        return call.json(rows.map(({ sekolah_id: _, ...row }) => row));
      },
    },
  ],
});
