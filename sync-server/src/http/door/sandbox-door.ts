import type { MiddlewareHandler } from 'hono';

/** Header that carries the key of an open rehearsal. */
export const sandboxHeader = 'x-gladi';

/** What a device of a rehearsal may call: a participant's own doors, and nothing that manages a school. */
const deviceDoors = /^\/api\/(auth\/token|peserta\/|sync\/|paket\/|paket-gambar\/|ujian-server$)/;

export interface OpenSandbox {
  key: string;
  /** `env` is that of the connection. */
  fetch(request: Request, env: unknown): Response | Promise<Response>;
}

/** Leads calls of rehearsing devices to the rehearsal's own data. Everybody else's calls never see it. */
export class SandboxDoor {
  #open: OpenSandbox | undefined;
  #ownKey: string | undefined;
  #stop: () => Promise<void> = () => Promise.resolve();

  open(sandbox: OpenSandbox): void {
    this.#open = sandbox;
  }

  close(): void {
    this.#open = undefined;
  }

  /** What opens the rehearsal that devices may enter; undefined: none is open. */
  get kode(): string | undefined {
    return this.#open?.key;
  }

  /** The server behind this door is a sandbox itself: it hears nobody without `key`. */
  standInside(key: string): void {
    this.#ownKey = key;
  }

  /** Whether this door has something to say to a call with this key, or with none. */
  concerns(key: string | undefined): boolean {
    return key !== undefined || this.#ownKey !== undefined;
  }

  /** `stop` ends what is going on in the sandbox when the server itself ends. */
  hold(stop: () => Promise<void>): void {
    this.#stop = stop;
  }

  async end(): Promise<void> {
    await this.#stop();
  }

  get middleware(): MiddlewareHandler {
    return async (call, next) => {
      const key = call.req.header(sandboxHeader);
      const isAllowed = deviceDoors.test(call.req.path);
      if (this.#ownKey !== undefined)
        return key === this.#ownKey && isAllowed ? next() : call.json({ status: false }, 404);
      if (key === undefined) return next();
      const sandbox = this.#open;
      if (sandbox?.key === key && isAllowed) return sandbox.fetch(call.req.raw, call.env);
      return call.json({ status: false, message: 'Gladi ini sudah ditutup. Tanyakan ke panitia.' }, 410);
    };
  }
}
