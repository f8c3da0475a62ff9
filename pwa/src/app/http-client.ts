import { HttpProblem } from './http-problem.ts';
import { findStatusText, noServerText, rincianOf } from './status-text.ts';

export interface HttpClient {
  /** `path` without the leading `/api/`. Rejects with HttpProblem. */
  get<Answer>(path: string): Promise<Answer>;
  post<Answer>(path: string, body?: object): Promise<Answer>;
  /** The same calls with this login instead of the one in force. */
  as(token: { token: string; type: string }): HttpClient;
}

interface HttpOptions {
  fetch: typeof fetch;
  perangkat: string;
  /** Value of the Authorization header; undefined: nobody is signed in. */
  authorization: () => string | undefined;
  /** Our server says that this login has ended. */
  onUnauthorized: () => void;
}

const answerTimeoutMs = 15_000;

/** An answer counts as ours only if it is JSON: a captive portal answers HTML with status 200. */
async function readJson(path: string, response: Response): Promise<unknown> {
  const { ok, status } = response;
  try {
    return await response.json();
  } catch {
    const text = ok ? undefined : findStatusText(status);
    if (!text) throw noAnswer(path);
    throw new HttpProblem(text, 'status', { httpStatus: status, rincian: rincianOf(path, status) });
  }
}

const noAnswer = (path: string) => new HttpProblem(noServerText, 'putus', { rincian: rincianOf(path, 0) });

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null;

function checkAnswer(path: string, { ok, status: httpStatus }: Response, answer: unknown): void {
  const message = isRecord(answer) && typeof answer['message'] === 'string' ? answer['message'] : undefined;
  const found = isRecord(answer) && isRecord(answer['kesalahan']) ? answer['kesalahan'] : {};
  const kesalahan = found as Record<string, string>;
  if (!ok) {
    // A server that says how long to wait is no server that is out of order.
    const isWait = isRecord(answer) && typeof answer['tunggu_detik'] === 'number';
    const generic = isWait ? undefined : findStatusText(httpStatus);
    if (message && !generic) throw new HttpProblem(message, 'ditolak', { httpStatus, kesalahan });
    const text = generic ?? `Opps..., terjadi kesalahan (${httpStatus})`;
    // What is missing, and the way on, where the server says it.
    const isTold = httpStatus === 404 && message !== undefined && message !== text;
    const rincian = isTold ? message : rincianOf(path, httpStatus);
    throw new HttpProblem(text, 'status', { httpStatus, kesalahan, rincian });
  }
  if (isRecord(answer) && answer['status'] === false && message !== undefined)
    throw new HttpProblem(message, 'ditolak', { httpStatus, kesalahan });
}

/** Calls of `/api`: JSON both ways, refusals and statuses as HttpProblem with a sentence to show. */
export function createHttpClient(options: HttpOptions): HttpClient {
  async function call(method: 'GET' | 'POST', path: string, body?: object): Promise<unknown> {
    const authorization = options.authorization();
    let response: Response;
    try {
      response = await options.fetch(`/api/${path}`, {
        method,
        headers: {
          'x-perangkat': options.perangkat,
          ...(body ? { 'content-type': 'application/json' } : {}),
          ...(authorization ? { authorization } : {}),
        },
        ...(body ? { body: JSON.stringify(body) } : {}),
        cache: 'no-store',
        credentials: 'omit',
        signal: AbortSignal.timeout(answerTimeoutMs),
      });
    } catch {
      throw noAnswer(path);
    }
    const answer = await readJson(path, response);
    if (response.status === 401 && authorization) options.onUnauthorized();
    checkAnswer(path, response, answer);
    return answer;
  }
  return {
    get: <Answer>(path: string) => call('GET', path) as Promise<Answer>,
    post: <Answer>(path: string, body: object = {}) => call('POST', path, body) as Promise<Answer>,
    as: ({ token, type }) =>
      createHttpClient({
        ...options,
        authorization: () => `${type} ${token}`,
        onUnauthorized: () => undefined,
      }),
  };
}
