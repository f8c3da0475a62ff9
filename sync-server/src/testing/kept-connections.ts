import pg from 'pg';

/** As whom the borrower of a database asks for it now. Connections to these databases are kept when they are closed. */
const borrowers = new Map<string, string>();
/** Closed, as they were begun, and waiting for the next who opens one. */
const idle = new Set<KeptClient>();

type Done = (error?: Error | null, client?: pg.Client) => void;

/**
 * A connection that outlives its use: a process of PostgreSQL that has just begun knows no table, and learning what a test asks
 * for costs more of a core than the asking. A new client is one that was closed, where there is one for the same database.
 */
class KeptClient extends pg.Client {
  declare connection: pg.Connection;
  declare readonly connectionParameters: { options?: string };
  declare readonly processID: number;
  declare readonly readyForQuery: boolean;
  declare readonly _connected: boolean;
  declare readonly _queryable: boolean;
  readonly #own: pg.Connection;
  #isClosed = false;

  constructor(config?: string | pg.ClientConfig) {
    super(config);
    this.#own = this.connection;
    const kept = Array.from(idle).find((one) => one.#suits(this));
    if (!kept) return;
    idle.delete(kept);
    kept.#isClosed = false;
    // What was parsed is known by the connection: this one has parsed nothing.
    const parsed = { parsedStatements: { value: {} }, submittedNamedStatements: { value: {} } };
    kept.connection = Object.create(kept.#own, parsed) as pg.Connection;
    return kept;
  }

  override connect(): Promise<pg.Client>;
  override connect(done: Done): void;
  override connect(done?: Done): Promise<pg.Client> | undefined {
    if (this._connected && done) process.nextTick(done, undefined, this);
    else if (this._connected) return Promise.resolve(this);
    else if (done) super.connect(done);
    else return super.connect();
    return undefined;
  }

  override end(): Promise<void>;
  override end(done: Done): void;
  override end(done?: Done): Promise<void> | undefined {
    const ended = this.#end();
    if (!done) return ended;
    ended.then(() => done(), done);
    return undefined;
  }

  /** Ends it, whoever may borrow its database. */
  async endForGood(): Promise<void> {
    idle.delete(this);
    await super.end();
  }

  async #end(): Promise<void> {
    if (this.#isClosed) return;
    // One that is asked something would first have to answer it.
    const isAtRest = this._connected && this._queryable && this.readyForQuery;
    if (!borrowers.has(this.database ?? '') || !isAtRest) return super.end();
    this.#isClosed = true;
    this.removeAllListeners();
    // One that is ended from outside is simply gone.
    this.on('error', () => idle.delete(this));
    try {
      await this.query('discard all');
      idle.add(this);
    } catch {
      // It is in a transaction, or gone.
      await super.end();
    }
  }

  /** Whether it can stand for a client that asks for the same as he who has the database now. */
  #suits({ database = '', user, connectionParameters: { options } }: KeptClient): boolean {
    const isSame = this.database === database && this.connectionParameters.options === options;
    return isSame && this._queryable && borrowers.get(database) === user;
  }
}

class KeptPool extends pg.Pool {
  constructor(options?: pg.PoolConfig) {
    super({ Client: KeptClient, ...options });
  }
}

// The driver's own place for them: server and tests of this worker open all their connections by it.
Object.assign(pg, { Client: KeptClient, Pool: KeptPool });

/** From now on, connections to a database are kept for who asks for it as this user. */
export const keepConnectionsFor = (database: string, user: string): void =>
  void borrowers.set(database, user);

const idleOf = (database: string) => Array.from(idle).filter((one) => one.database === database);

/** Processes of PostgreSQL behind the connections that nobody uses. */
export const idleProcesses = (database: string): number[] =>
  idleOf(database).map(({ processID }) => processID);

/** Keeps none any more of a database that is to be dropped. */
export async function endConnections(database: string): Promise<void> {
  borrowers.delete(database);
  await Promise.all(idleOf(database).map((one) => one.endForGood()));
}
