import { setTimeout } from 'node:timers/promises';
import type pg from 'pg';
import { buildClient, connectPatiently } from './connect-postgres.ts';
import { systemRandomness } from '../../server/clock/system-randomness.ts';
import { OtherProcess } from '../other-process.ts';

/** Kinds of advisory locks; the second number of a key is the schema's, or the run's. */
const kinds = { life: 712_025, writers: 712_026, run: 712_027 };
const retakeEveryMs = 1_000;
/** The connection of a process that was killed is noticed by then. */
const triesAtStart = 8;
const tryEveryMs = 500;

const elsewhere =
  'Server SIM-SPMB lain sedang memakai basis data PostgreSQL ini, jadi server ini tidak berjalan: dua server yang menulis bersama merusak ujian. Matikan dahulu server yang lain, lalu jalankan lagi.';
const takenOver =
  'Server SIM-SPMB lain telah mengambil alih basis data PostgreSQL ini ketika sambungan server ini terputus, jadi server ini berhenti dan tidak menulis lagi. Matikan salah satu, lalu jalankan hanya yang dipakai sekolah.';

interface LifeOptions {
  tell?: ((sentence: string) => void) | undefined;
  signal?: AbortSignal | undefined;
  /** It may run beside the process that has the database. */
  isBeside?: boolean | undefined;
  /** Another process has taken over. */
  onFatal?: ((error: unknown) => void) | undefined;
}

/**
 * That this process alone writes to a database: locks on a connection of their own, for the life of the process.
 *
 * - `life` keeps every other process out while it is held.
 * - `run` is held with it, by a number that nobody else has. Each transaction that writes asks for it in shared mode: who
 *   gets it learns that the lock is gone, and with it the right to write.
 * - `writers` is held by each such transaction in shared mode, before it asks. A process that has just taken `life` waits
 *   for it once: all that was allowed before has ended by then.
 *
 * So a transaction either ended before another process began, or it is refused, whatever this process knows by then.
 */
export class PostgresLife {
  readonly #url: string;
  readonly #options: LifeOptions;
  #client: pg.Client;
  /** Number of this run of the process; no other run has it. */
  readonly #run = Buffer.from(systemRandomness.bytes(4)).readInt32BE();
  #schema = 0;
  #isBeside = false;
  #isClosed = false;

  private constructor(url: string, options: LifeOptions, client: pg.Client) {
    this.#url = url;
    this.#options = options;
    this.#client = client;
  }

  /**
   * Waits for the database and takes the locks. Throws OtherProcess where another process has them, and a sentence where
   * the database cannot be used.
   */
  static async take(url: string, options: LifeOptions): Promise<PostgresLife> {
    const client = await connectPatiently(url, options);
    const life = new PostgresLife(url, options, client);
    try {
      await assertSafe(client);
      for (let tries = 1; !(await life.#takeLife(client)); tries++) {
        if (options.isBeside) {
          life.#isBeside = true;
          return life;
        }
        if (tries === triesAtStart) throw new OtherProcess(elsewhere);
        await setTimeout(tryEveryMs);
      }
      await life.#takeRun(client);
      return life;
    } catch (error) {
      await client.end();
      throw error;
    }
  }

  /** Another process has the locks, which this one was allowed to run beside. */
  get isBeside(): boolean {
    return this.#isBeside;
  }

  /** Statements that begin a transaction which writes; the last answers whether the right to write was lost. */
  get begin(): [string, string, string] {
    const run = `SELECT pg_try_advisory_xact_lock_shared(${kinds.run}, ${this.#run}) AS lost`;
    return [
      'BEGIN',
      `SELECT pg_advisory_xact_lock_shared(${kinds.writers}, ${this.#schema})`,
      this.#isBeside ? 'SELECT false AS lost' : run,
    ];
  }

  /** Once the tables are there: leaves this run's number, and from now on takes the locks again where they are lost. */
  async begun(): Promise<void> {
    if (this.#isBeside) return;
    await this.#client.query(
      `insert into keadaan_server (kunci, nilai) values ('proses', $1) on conflict (kunci) do update set nilai = $1`,
      [String(this.#run)],
    );
    this.#watch();
  }

  async close(): Promise<void> {
    this.#isClosed = true;
    await this.#client.end().catch(() => undefined);
  }

  /** Whether `client` keeps every other process out now. */
  async #takeLife(client: pg.Client): Promise<boolean> {
    const asked = await client.query<{ schema: number; taken: boolean }>(
      `select schema, pg_try_advisory_lock(${kinds.life}, schema) as taken
       from (select hashtext(coalesce(current_schema(), '')) as schema) as here`,
    );
    const { schema, taken } = asked.rows[0] ?? { schema: 0, taken: false };
    this.#schema = schema;
    return taken;
  }

  /** With `life`: the right to write. Resolves when all that others were writing has ended. */
  async #takeRun(client: pg.Client): Promise<void> {
    await client.query('select pg_advisory_lock($1, $2)', [kinds.run, this.#run]);
    await client.query('select pg_advisory_lock($1, $2)', [kinds.writers, this.#schema]);
    await client.query('select pg_advisory_unlock($1, $2)', [kinds.writers, this.#schema]);
  }

  #watch(): void {
    this.#client.once('end', () => {
      if (!this.#isClosed) void this.#retake();
    });
  }

  async #retake(): Promise<void> {
    while (!this.#isClosed) {
      const client = buildClient(this.#url);
      try {
        await client.connect();
        if (await this.#isTakenAgain(client)) {
          this.#client = client;
          this.#watch();
          return;
        }
      } catch (error) {
        if (error instanceof OtherProcess) {
          this.#isClosed = true;
          this.#options.onFatal?.(error);
        }
      }
      await client.end().catch(() => undefined);
      await setTimeout(retakeEveryMs);
    }
  }

  /** False: not yet. Throws OtherProcess where another process has written meanwhile, or is about to. */
  async #isTakenAgain(client: pg.Client): Promise<boolean> {
    await assertSafe(client);
    if (await this.#takeLife(client)) {
      const { rows } = await client.query<{ nilai: string }>(
        `select nilai from keadaan_server where kunci = 'proses'`,
      );
      // What this process remembers is older than what stands there now: it never gets the right to write back.
      if (rows[0]?.nilai !== String(this.#run)) throw new OtherProcess(takenOver);
      await this.#takeRun(client);
      return true;
    }
    // The database may not have noticed yet that the old connection is gone: then it holds the run's lock as well.
    const { rows } = await client.query<{ gone: boolean }>(
      'select pg_try_advisory_lock_shared($1, $2) as gone',
      [kinds.run, this.#run],
    );
    if (rows[0]?.gone) throw new OtherProcess(takenOver);
    return false;
  }
}

/** Refuses a database that would acknowledge before its log is on disk, or that only follows another one. */
async function assertSafe(client: pg.Client): Promise<void> {
  const { rows } = await client.query<{ synchronous_commit: string; in_recovery: boolean }>(
    `select current_setting('synchronous_commit') as synchronous_commit, pg_is_in_recovery() as in_recovery`,
  );
  if (rows[0]?.synchronous_commit !== 'on' || rows[0].in_recovery)
    throw new Error(
      'PostgreSQL harus server utama dengan synchronous_commit = on. Ubah setelannya, lalu jalankan lagi.',
    );
}
