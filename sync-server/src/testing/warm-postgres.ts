import { once } from 'node:events';
import { connect, createServer, type AddressInfo, type Server, type Socket } from 'node:net';

const readyInNoTransaction = Buffer.from('Z\0\0\0\x05I', 'latin1');
const goodbye = Buffer.from('X\0\0\0\x04', 'latin1');
const forgetAll = Buffer.from('Q\0\0\0\x10DISCARD ALL\0', 'latin1');
const forgotten = Buffer.from('C\0\0\0\x10DISCARD ALL\0Z\0\0\0\x05I', 'latin1');
/** More of one database are ended. */
const keptMax = 8;

/** A process of PostgreSQL, begun with the parameters of `startup`. */
interface Process {
  socket: Socket;
  startup: string;
  database: string;
  pid: number;
  greeting: Buffer;
  /** It has answered all that it was asked, and has no transaction open. */
  isQuiet: boolean;
}

interface Guest {
  name: string;
  end: () => Promise<void>;
}

/**
 * A door before PostgreSQL that keeps its processes for the next who connects to the same database with the same
 * parameters: one that begins anew, and reads the catalogues anew, costs more than a test's own statements. Whoever gets
 * one finds nothing of the last: no transaction, lock, setting, statement or listener.
 */
export class WarmPostgres {
  readonly #target: URL;
  readonly #door: Server;
  readonly #lent = new Map<string, string>();
  readonly #guests = new Set<Guest>();
  #idle: Process[] = [];

  private constructor(target: string) {
    this.#target = new URL(target);
    // Who says goodbye is let go only when nothing of him is left.
    this.#door = createServer({ allowHalfOpen: true, noDelay: true }, (client) => {
      client.on('error', () => undefined);
      this.#receive(client).catch(() => client.destroy());
    });
    this.#door.listen(0, '127.0.0.1').unref();
  }

  static async open(target: string): Promise<WarmPostgres> {
    const opened = new WarmPostgres(target);
    await once(opened.#door, 'listening');
    return opened;
  }

  /** Address of a database by its own name, or one that it is lent under. */
  urlOf(name: string): string {
    const url = new URL(this.#target);
    url.port = String((this.#door.address() as AddressInfo).port);
    url.pathname = `/${name}`;
    return url.href;
  }

  /** From now on `name` leads to `database`. */
  lend(name: string, database: string): void {
    this.#lent.set(name, database);
  }

  /** Nobody finds `name` any more, and who is still there is shown out. */
  async takeBack(name: string): Promise<void> {
    this.#lent.delete(name);
    await Promise.all([...this.#guests].filter((guest) => guest.name === name).map((guest) => guest.end()));
  }

  /** Numbers of the processes that wait for somebody. */
  idlePids(): number[] {
    return this.#idle.map(({ pid }) => pid);
  }

  async #receive(client: Socket): Promise<void> {
    const startup = await readStartup(client);
    const { name, database, bytes } = this.#translate(startup);
    const process = this.#takeIdle(bytes, database) ?? (await this.#begin(bytes, database));
    let ending: Promise<void> | undefined;
    const guest = {
      name,
      end: () =>
        (ending ??= (async () => {
          await this.#letGo(process);
          this.#guests.delete(guest);
          client.end(() => client.destroySoon());
        })()),
    };
    this.#guests.add(guest);
    process.socket.removeAllListeners('data');
    process.socket.on('data', (chunk: Buffer) => {
      process.isQuiet = chunk.subarray(-readyInNoTransaction.length).equals(readyInNoTransaction);
      client.write(chunk);
    });
    process.socket.once('close', () => void guest.end());
    client.on('data', (chunk: Buffer) => {
      // The process may have its next guest by now.
      if (ending) return;
      if (chunk.equals(goodbye)) return void guest.end();
      process.isQuiet = false;
      process.socket.write(chunk);
    });
    client.once('end', () => void guest.end());
    client.once('close', () => void guest.end());
    client.write(process.greeting);
    if (!process.isQuiet || (name !== database && !this.#lent.has(name))) await guest.end();
  }

  /** The start with the database's own name in it. */
  #translate(startup: Buffer): { name: string; database: string; bytes: Buffer } {
    const words = startup.subarray(8).toString('latin1').split('\0');
    const at = words.indexOf('database') + 1;
    const name = words[at] ?? '';
    const database = this.#lent.get(name) ?? name;
    words[at] = database;
    const rest = Buffer.from(words.join('\0'), 'latin1');
    const head = Buffer.from(startup.subarray(0, 8));
    head.writeInt32BE(8 + rest.length);
    return { name, database, bytes: Buffer.concat([head, rest]) };
  }

  #takeIdle(startup: Buffer, database: string): Process | undefined {
    const key = startup.toString('latin1');
    const found = this.#idle.findLast((one) => one.database === database && one.startup === key);
    if (found) this.#idle = this.#idle.filter((one) => one !== found);
    return found;
  }

  /** One that refuses to begin has its refusal as its greeting. */
  async #begin(startup: Buffer, database: string): Promise<Process> {
    const socket = connect({ port: Number(this.#target.port), host: this.#target.hostname, noDelay: true });
    socket.unref();
    socket.on('error', () => undefined);
    socket.write(startup);
    const greeting = await readUntil(socket, (read) => read.subarray(-6).equals(readyInNoTransaction));
    const isQuiet = greeting.subarray(-6).equals(readyInNoTransaction);
    return { socket, startup: startup.toString('latin1'), database, pid: pidIn(greeting), greeting, isQuiet };
  }

  /** Keeps a process without anything of its last guest, or ends it: also where it has more to say than that it forgot him. */
  async #letGo(process: Process): Promise<void> {
    const { socket, database } = process;
    socket.removeAllListeners('data').removeAllListeners('close');
    const isFull = this.#idle.filter((one) => one.database === database).length >= keptMax;
    if (isFull || !process.isQuiet || socket.destroyed) return void socket.destroy();
    socket.write(forgetAll);
    const answer = await readUntil(
      socket,
      (read) => !forgotten.subarray(0, read.length).equals(read) || read.length === forgotten.length,
    );
    if (!answer.equals(forgotten)) return void socket.destroy();
    socket.once('close', () => (this.#idle = this.#idle.filter((one) => one !== process)));
    this.#idle.push(process);
  }
}

const readStartup = (client: Socket): Promise<Buffer> =>
  readUntil(client, (read) => read.length >= 4 && read.length >= read.readInt32BE());

/** What comes until it is whole, or the other end is gone. */
function readUntil(socket: Socket, isWhole: (read: Buffer) => boolean): Promise<Buffer> {
  return new Promise((resolve) => {
    let read = Buffer.alloc(0);
    const done = () => {
      socket.off('data', take).off('close', done);
      resolve(read);
    };
    const take = (chunk: Buffer) => {
      read = Buffer.concat([read, chunk]);
      if (isWhole(read)) done();
    };
    socket.on('data', take).once('close', done);
  });
}

/** The process's number, as its greeting tells it; 0: none. */
function pidIn(greeting: Buffer): number {
  for (let at = 0; at + 9 <= greeting.length; at += 1 + greeting.readInt32BE(at + 1))
    if (greeting[at] === 'K'.charCodeAt(0)) return greeting.readInt32BE(at + 5);
  return 0;
}
