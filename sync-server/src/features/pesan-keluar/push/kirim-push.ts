import type { Role } from '@spmb/shared/kernel/role.ts';
import { isiPush } from '@spmb/shared/pemberitahuan/pemberitahuan.ts';
import { jedaUlangMs, percobaanMaks } from '@spmb/shared/pesan-keluar/saat-kirim.ts';
import { alamatUntukHp } from '@spmb/shared/sekolah/alamat-server.ts';
import type { Context } from '../../../context.ts';
import { systemActor } from '../../../identity/keadaan-server.mutations.ts';
import { systemRandomness } from '../../../server/clock/system-randomness.ts';
import { signVapid } from '../../../server/secrets/vapid.ts';
import { getPengaturan } from '../../../settings/pengaturan.queries.ts';
import {
  endLanggananMati,
  endLanggananOf,
  lupakanAntrePush,
  selesaiPush,
  tahanPush,
  tundaPush,
} from '../../pemberitahuan/langganan.mutations.ts';
import { hasAntrePush, listAntrePush, type LanggananAntre } from '../../pemberitahuan/langganan.queries.ts';
import { findSekolah } from '../../sekolah/sekolah.queries.ts';
import { tolakPush } from '../kanal/alamat-boleh.ts';
import { minta } from '../kanal/minta.ts';
import { bacaJawabanPush, susunPermintaan, type HasilPush } from './kanal-push.ts';

/** So many services are asked at once. */
const atOnce = 8;
/** So many of those who wait are looked at together: who is held or gone is put aside by one statement. */
const lookedAt = 128;
/** Who sits an exam is asked about again after that: seldom enough for a server full of examinees. */
const heldMs = 5 * 60_000;

type Langganan = LanggananAntre['langganan'];
type LanggananSiap = LanggananAntre & { authent: Role };
const idOf = ({ sesi_masuk_id }: Langganan): string => sesi_masuk_id;

/** Tells devices that there is news: one run at a time, as far as settings, pauses and exams let it. */
export class PengirimPush {
  readonly #context: Context;
  readonly #tolak: typeof tolakPush;
  #isRunning = false;
  /** Until when services have asked for a pause, by origin; after a restart they say so again. */
  readonly #jeda = new Map<string, number>();

  /** `tolak` judges where a push service may be; another one than `tolakPush` is for a service of a test. */
  constructor(context: Context, tolak = tolakPush) {
    this.#context = context;
    this.#tolak = tolak;
  }

  /**
   * Goes on until nothing may go out any more, `signal` is aborted or the gate is shut; what is being sent is finished. Answers
   * how many devices were tried.
   */
  async kirim(signal: AbortSignal): Promise<number> {
    if (this.#isRunning) return 0;
    this.#isRunning = true;
    try {
      const { store, gate } = this.#context;
      if (!(await hasAntrePush(store.read))) return 0;
      const { push } = await getPengaturan(store.read, 'pesan');
      if (!push) {
        await store.tx(systemActor, lupakanAntrePush);
        return 0;
      }
      let jumlah = 0;
      for (;;) {
        const tried = signal.aborted || gate.words !== undefined ? undefined : await this.#kirimBeberapa();
        if (tried === undefined) return jumlah;
        jumlah += tried;
      }
    } finally {
      this.#isRunning = false;
    }
  }

  /** Whether a run would find anything to do now. */
  async isPerlu(): Promise<boolean> {
    const { store, clock } = this.#context;
    if (!(await hasAntrePush(store.read))) return false;
    const { push } = await getPengaturan(store.read, 'pesan');
    // Where they are switched off, what waits is forgotten.
    return !push || (await listAntrePush(store.read, clock.nowMs(), 1)).length > 0;
  }

  /** Answers how many devices were tried; undefined: nothing may go now. */
  async #kirimBeberapa(): Promise<number | undefined> {
    const { store, clock } = this.#context;
    const found = await listAntrePush(store.read, clock.nowMs(), lookedAt);
    if (found.length === 0) return undefined;
    const ready = (await this.#sisihkan(found, clock.nowMs())).slice(0, atOnce);
    await Promise.all(ready.map((one) => this.#kirimSatu(one)));
    return ready.length;
  }

  /** Ends those whose logins have ended, puts off those that have to wait, and answers the others. */
  async #sisihkan(found: readonly LanggananAntre[], nowMs: number): Promise<LanggananSiap[]> {
    const { store, ahead } = this.#context;
    const sits = await ahead.listAkunUjian(
      store.read,
      found.map(({ langganan }) => langganan.akun_id),
    );
    const untilMs = ({ akun_id, layanan }: Langganan) =>
      Math.max(sits.has(akun_id) ? nowMs + heldMs : 0, this.#jeda.get(layanan) ?? 0);
    const mati = found.filter(({ authent }) => authent === null).map(({ langganan }) => langganan);
    const hidup = found.filter((one): one is LanggananSiap => one.authent !== null);
    const held = hidup.map(({ langganan }) => langganan).filter((one) => untilMs(one) > nowMs);
    if (mati.length + held.length > 0)
      await store.tx(systemActor, async (tx) => {
        await endLanggananMati(tx, mati.map(idOf));
        for (const [until, some] of Map.groupBy(held, untilMs)) await tahanPush(tx, some.map(idOf), until);
      });
    return hidup.filter(({ langganan }) => untilMs(langganan) <= nowMs);
  }

  async #kirimSatu({ langganan, authent }: LanggananSiap): Promise<void> {
    const { clock, secrets } = this.#context;
    const about = { origin: langganan.layanan, kontak: await this.#kontak() };
    const authorization = await signVapid(secrets, clock.nowMs(), about);
    const isi = isiPush(authent, langganan.sesi_masuk_id);
    const request = susunPermintaan(langganan, isi, authorization);
    const jawaban = await minta(langganan.endpoint, request, () => clock.nowMs(), undefined, this.#tolak);
    await this.#catat(langganan, bacaJawabanPush(jawaban));
  }

  #catat(langganan: Langganan, hasil: HasilPush): Promise<void> {
    const { store, clock } = this.#context;
    return store.tx(systemActor, async (tx) => {
      if (hasil.hasil === 'hilang') return endLanggananOf(tx, langganan.sesi_masuk_id, langganan.endpoint);
      const sebab = 'sebab' in hasil ? hasil.sebab : '';
      const coba = langganan.coba + 1;
      if (hasil.hasil !== 'nanti' || coba >= percobaanMaks) return selesaiPush(tx, langganan, sebab);
      const acak = (systemRandomness.bytes(1)[0] ?? 0) / 255;
      const lanjutMs = clock.nowMs() + jedaUlangMs(coba, acak, hasil.tungguMs);
      if (hasil.tungguMs !== undefined) this.#jeda.set(langganan.layanan, lanjutMs);
      return tundaPush(tx, langganan, { lanjutMs, sebab });
    });
  }

  /** Whom a push service may ask about this server; undefined: the school says nobody. */
  async #kontak(): Promise<string | undefined> {
    const sekolah = await findSekolah(this.#context.store.read);
    if (sekolah?.email) return `mailto:${sekolah.email}`;
    const alamat = alamatUntukHp(sekolah?.alamat_server);
    return alamat?.startsWith('https:') ? alamat : undefined;
  }
}
