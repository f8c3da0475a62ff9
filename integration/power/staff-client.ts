import { buildPdf } from '../../sync-server/src/features/media/testing/build-file.ts';
import { staffLogin } from '../seed-school.ts';

const half = 300;
const tabs = 4;
const base64 = (text: string) => Buffer.from(text).toString('base64');

/** A member of staff who uploads files and makes rooms, and remembers everything the server has acknowledged. */
export class StaffClient {
  readonly #base: string;
  #token = '';
  #made = 0;
  readonly rooms: string[] = [];
  /** Address and bytes of each upload that is under way. */
  readonly offsets = new Map<string, number>();
  /** Stored name and content of each finished upload. */
  readonly files = new Map<string, Uint8Array>();

  constructor(base: string) {
    this.#base = base;
  }

  get acknowledged(): number {
    return this.rooms.length + this.offsets.size + this.files.size;
  }

  async #call(
    method: string,
    path: string,
    headers: Record<string, string> = {},
    body?: string | Uint8Array,
  ) {
    const signal = AbortSignal.timeout(5_000);
    return fetch(`${this.#base}${path}`, {
      method,
      signal,
      headers: { authorization: `Bearer ${this.#token}`, 'tus-resumable': '1.0.0', ...headers },
      ...(body !== undefined && { body: typeof body === 'string' ? body : new Uint8Array(body) }),
    });
  }
  async #json(method: string, path: string, body?: unknown): Promise<any> {
    const sent = body === undefined ? undefined : JSON.stringify(body);
    return (await this.#call(method, path, { 'content-type': 'application/json' }, sent)).json();
  }

  async signIn(): Promise<void> {
    this.#token = (await this.#json('POST', '/api/auth/token', staffLogin)).token;
  }

  /** Works, in several tabs, until the server is gone. */
  async work(): Promise<void> {
    // Whatever was not answered was not promised.
    if (this.#token === '') await this.signIn().catch(() => undefined);
    await Promise.allSettled(Array.from({ length: tabs }, () => this.#workInTab()));
  }

  async #workInTab(): Promise<never> {
    for (;;) {
      await this.#addRoom();
      await this.#upload();
    }
  }

  async #addRoom(): Promise<void> {
    const name = `Ruang ${++this.#made}`;
    const { status } = await this.#json('POST', '/api/ruang', { name, kapasitas: 40 });
    if (status === true) this.rooms.push(name);
  }

  async #upload(): Promise<void> {
    const made = ++this.#made;
    const pdf = buildPdf(`Berkas ${made} ${'isi '.repeat(200)}`);
    const begun = await this.#call('POST', '/api/unggah', {
      'upload-length': String(pdf.length),
      'upload-metadata': `filename ${base64(`B${made}.pdf`)},doctype ${base64('peraturan')}`,
    });
    const place = begun.headers.get('location');
    if (begun.status !== 201 || place === null) throw new Error(`no upload begun: ${begun.status}`);
    this.offsets.set(place, 0);
    for (const [from, to] of [
      [0, half],
      // Every third stays in its midst.
      ...(made % 3 === 0 ? [] : [[half, pdf.length] as const]),
    ] as const) {
      const headers = { 'upload-offset': String(from), 'content-type': 'application/offset+octet-stream' };
      const answer = await this.#call('PATCH', place, headers, pdf.subarray(from, to));
      if (answer.status !== 204) throw new Error(`part refused: ${answer.status}`);
      const name = answer.headers.get('x-berkas');
      this.offsets.set(place, to);
      if (name === null) continue;
      this.offsets.delete(place);
      this.files.set(name, pdf);
    }
  }

  /** Everything acknowledged that the server does not have any more. */
  async findLosses(): Promise<string[]> {
    if (this.#token === '') return [];
    const rows = await this.#json('GET', '/api/ruang');
    if (!Array.isArray(rows)) return [`the login of staff is gone: ${JSON.stringify(rows)}`];
    const names = new Set((rows as { name: string }[]).map(({ name }) => name));
    const losses = this.rooms.filter((name) => !names.has(name)).map((name) => `room ${name} is gone`);
    for (const [place, offset] of this.offsets) {
      const asked = await this.#call('HEAD', place);
      const known = Number(asked.headers.get('upload-offset') ?? -1);
      if (known < offset) losses.push(`upload ${place}: ${offset} bytes acknowledged, ${known} there`);
    }
    for (const [name, content] of this.files) {
      const answer = await this.#call('GET', `/api/media/${name}`);
      const bytes = Buffer.from(await answer.arrayBuffer());
      if (answer.status !== 200 || !bytes.equals(content))
        losses.push(`file ${name}: ${answer.status}, ${bytes.length} of ${content.length} bytes`);
    }
    return losses;
  }
}
