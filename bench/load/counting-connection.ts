import { connect, type Socket } from 'node:net';

/** What is told of an answer: its status, and how many bytes came over the wire for it. */
export interface Counted {
  httpStatus: number;
  bytes: number;
}

const endOfHead = Buffer.from('\r\n\r\n');
const readBytes = 256 * 1024;

/**
 * One kept-alive connection that counts answers and keeps nothing of them, one request at a time: 100 of them read 2,000
 * answers of 128 kB in a second beside the server that sends them.
 */
export class CountingConnection {
  readonly #socket: Socket;
  #head: Buffer = Buffer.alloc(0);
  /** Bytes of the body that are still to come; undefined: the head is. */
  #left: number | undefined;
  #answer: Counted = { httpStatus: 0, bytes: 0 };
  #waiting: { resolve: (answer: Counted) => void; reject: (error: unknown) => void } | undefined;

  constructor(port: number) {
    const buffer = Buffer.alloc(readBytes);
    const callback = (count: number) => {
      this.#take(buffer.subarray(0, count));
      return true;
    };
    this.#socket = connect({ port, host: '127.0.0.1', onread: { buffer, callback } });
    this.#socket.setNoDelay(true);
    const failed = (error: unknown) => this.#waiting?.reject(error);
    this.#socket.on('error', failed).on('close', () => failed(new Error('the connection was closed')));
  }

  send(request: Buffer): Promise<Counted> {
    return new Promise((resolve, reject) => {
      this.#waiting = { resolve, reject };
      this.#socket.write(request);
    });
  }

  #take(chunk: Buffer): void {
    if (this.#left === undefined) this.#readHead(chunk);
    else this.#left -= chunk.length;
    this.#answer.bytes += chunk.length;
    if (this.#left !== 0) return;
    this.#left = undefined;
    this.#waiting?.resolve(this.#answer);
    this.#answer = { httpStatus: 0, bytes: 0 };
  }

  #readHead(chunk: Buffer): void {
    // What is read next comes into the same memory.
    this.#head = Buffer.concat([this.#head, chunk]);
    const headEnd = this.#head.indexOf(endOfHead);
    if (headEnd < 0) return;
    const head = this.#head.toString('latin1', 0, headEnd);
    this.#answer.httpStatus = Number(head.slice(9, 12));
    const isEmpty = this.#answer.httpStatus === 304 || this.#answer.httpStatus === 204;
    const length = isEmpty ? 0 : Number(/\r\ncontent-length: (\d+)/i.exec(head)?.[1]);
    if (Number.isNaN(length))
      this.#waiting?.reject(new Error(`an answer without a length: ${head.slice(0, 80)}`));
    this.#left = length - (this.#head.length - headEnd - endOfHead.length);
    this.#head = Buffer.alloc(0);
  }

  close(): void {
    this.#socket.destroy();
  }
}
