/** No call of a rehearsal is waited for longer. */
export const answerTimeoutMs = 15_000;

/** Calls to the server of the rehearsal with this code. They throw where it refuses or does not answer in time. */
export class RehearsalCalls {
  /** Of the participant, once he is signed in. */
  token = '';
  readonly #ports: { fetch: typeof fetch };
  readonly #kode: string;

  constructor(ports: { fetch: typeof fetch }, kode: string) {
    this.#ports = ports;
    this.#kode = kode;
  }

  async call(path: string, init: RequestInit = {}): Promise<Response> {
    const answer = await this.#ports.fetch(path, {
      ...init,
      signal: AbortSignal.timeout(answerTimeoutMs),
      headers: {
        'content-type': 'application/json',
        'x-gladi': this.#kode,
        ...(this.token && { authorization: `Bearer ${this.token}` }),
        ...(init.headers as Record<string, string> | undefined),
      },
    });
    if (!answer.ok) throw new Error(`${path}: ${answer.status}`);
    return answer;
  }

  /** The answer is taken for what is asked for. */
  async post<T>(path: string, body: object): Promise<T> {
    const answer = await this.call(path, { method: 'POST', body: JSON.stringify(body) });
    return (await answer.json()) as T;
  }
}
