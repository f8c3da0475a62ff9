import { eq } from 'drizzle-orm';
import { systemActor } from '../../../identity/keadaan-server.mutations.ts';
import { perTest } from '../../../testing/per-test.ts';
import { buildTestApp, type Session } from '../../../testing/test-app.ts';
import { sesiMasuk } from '../../akun/account/akun.table.ts';
import { saveLangganan } from '../../pemberitahuan/langganan.mutations.ts';
import { langgananPush } from '../../pemberitahuan/langganan-push.table.ts';
import { insertPesan } from '../../pesan/rows/pesan.mutations.ts';
import { seedPeserta } from '../../peserta/testing/seed-peserta.ts';
import { PengirimPush } from '../push/kirim-push.ts';
import { buildBrowser, buildPushService } from './push-service.ts';

/** For the top of a test file: a school whose devices are told of letters by a push service of the test. */
export function openPush() {
  const t = perTest(buildTestApp);
  const service = perTest(buildPushService);
  const siti = perTest(() => participant('siti'));

  async function participant(id: string): Promise<Session> {
    const session = await t.signIn('peserta', { nama: id });
    await seedPeserta(t, [
      { nomor_peserta: id, nama: id, akun_id: session.akun_id, status: 1, nomor_register: id },
    ]);
    return session;
  }

  /** The login of `session` subscribes at the service of the test, whose address no browser could give. */
  async function subscribe(session: Session, path = '/siti') {
    const browser = buildBrowser();
    const [row] = await t.context.store.read
      .select()
      .from(sesiMasuk)
      .where(eq(sesiMasuk.akun_id, session.akun_id));
    const { p256dh, auth } = browser;
    const own = {
      sesi_masuk_id: row!.id,
      akun_id: session.akun_id,
      endpoint: service.origin + path,
      p256dh,
      auth,
    };
    await t.context.store.tx(systemActor, (tx) => saveLangganan(tx, t.clock.nowMs(), own));
    return { ...browser, sesiId: row!.id };
  }
  const subscriptions = () => t.context.store.read.select().from(langgananPush);

  let letters = 0;
  const write = (to = 'siti', jenis: 'kotak' | 'layar' = 'kotak', isRolledBack = false) =>
    t.context.store.tx(systemActor, async (tx) => {
      const row = {
        peserta_id: to,
        id: `surat-${++letters}`,
        jenis,
        title: 'Berkas ditolak',
        body: 'NIK salah.',
      };
      await insertPesan(tx, t.clock.nowMs(), [row]);
      if (isRolledBack) throw new Error('taken back');
    });
  const buildSender = () => new PengirimPush(t.context, () => undefined);
  /** Lets the server tell devices, also those at the service of the test. */
  const tell = (sender = buildSender()) => sender.kirim(new AbortController().signal);
  const later = (ms: number, sender = buildSender()) => {
    t.clock.advance(ms);
    return tell(sender);
  };
  return { t, service, siti, participant, subscribe, subscriptions, write, buildSender, tell, later };
}
