import { connect, type Socket } from 'node:net';

/** An answer as the driver needs it: status line and body. */
export interface RawAnswer {
  httpStatus: number;
  body: string;
}

const endOfHead = Buffer.from('\r\n\r\n');

/**
 * One kept-alive connection that posts requests made ahead: so cheap that the load generator does not measure itself.
 * One request at a time.
 */
export class RawConnection {
  readonly #socket: Socket;
  #received: Buffer = Buffer.alloc(0);
  #waiting: { resolve: (answer: RawAnswer) => void; reject: (error: unknown) => void } | undefined;

  constructor(port: number) {
    this.#socket = connect(port, '127.0.0.1');
    this.#socket.setNoDelay(true);
    this.#socket.on('data', (chunk) => {
      this.#received = this.#received.length === 0 ? chunk : Buffer.concat([this.#received, chunk]);
      this.#read();
    });
    const failed = (error: unknown) => this.#waiting?.reject(error);
    this.#socket.on('error', failed).on('close', () => failed(new Error('the connection was closed')));
  }

  send(request: Buffer): Promise<RawAnswer> {
    return new Promise((resolve, reject) => {
      this.#waiting = { resolve, reject };
      this.#socket.write(request, (error) => {
        if (error) reject(error);
      });
    });
  }

  #read(): void {
    const headEnd = this.#received.indexOf(endOfHead);
    if (headEnd < 0 || !this.#waiting) return;
    const head = this.#received.toString('latin1', 0, headEnd);
    const isEmpty = head.startsWith('HTTP/1.1 204');
    const length = isEmpty ? '0' : /\r\ncontent-length: (\d+)/i.exec(head)?.[1];
    if (length === undefined) {
      this.#waiting.reject(new Error(`an answer without a length: ${head.slice(0, 80)}`));
      return;
    }
    const end = headEnd + 4 + Number(length);
    if (this.#received.length < end) return;
    const answer = {
      httpStatus: Number(head.slice(9, 12)),
      body: this.#received.toString('utf8', headEnd + 4, end),
    };
    this.#received = this.#received.subarray(end);
    const { resolve } = this.#waiting;
    this.#waiting = undefined;
    resolve(answer);
  }

  close(): void {
    this.#socket.destroy();
  }
}

const linesOf = (headers: Record<string, string>) =>
  Object.entries(headers)
    .map(([name, value]) => `${name}: ${value}\r\n`)
    .join('');

/** The bytes of a GET. */
export const rawGet = (path: string, headers: Record<string, string> = {}): Buffer =>
  Buffer.from(`GET ${path} HTTP/1.1\r\n${linesOf({ host: '127.0.0.1', ...headers })}\r\n`);

/** The bytes of a POST. */
export function rawPost(path: string, body: string, headers: Record<string, string> = {}): Buffer {
  const lines = linesOf({
    host: '127.0.0.1',
    'content-type': 'application/json',
    'content-length': String(Buffer.byteLength(body)),
    ...headers,
  });
  return Buffer.from(`POST ${path} HTTP/1.1\r\n${lines}\r\n${body}`);
}
