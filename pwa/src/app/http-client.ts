import { HttpProblem } from './http-problem.ts';
import { findStatusText, noServerText } from './status-text.ts';

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
async function readJson(response: Response): Promise<unknown> {
  try {
    return await response.json();
  } catch {
    const text = response.ok ? undefined : findStatusText(response.status);
    throw text ? new HttpProblem(text, 'status', response.status) : new HttpProblem(noServerText, 'putus');
  }
}

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null;

function checkAnswer(response: Response, answer: unknown): void {
  const message = isRecord(answer) && typeof answer['message'] === 'string' ? answer['message'] : undefined;
  const kesalahan = isRecord(answer) && isRecord(answer['kesalahan']) ? answer['kesalahan'] : {};
  if (!response.ok) {
    const generic = findStatusText(response.status);
    const text = generic ?? message ?? `Opps..., terjadi kesalahan (${response.status})`;
    const jenis = generic || !message ? 'status' : 'ditolak';
    throw new HttpProblem(text, jenis, response.status, kesalahan as Record<string, string>);
  }
  if (isRecord(answer) && answer['status'] === false && message !== undefined)
    throw new HttpProblem(message, 'ditolak', response.status, kesalahan as Record<string, string>);
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
      throw new HttpProblem(noServerText, 'putus');
    }
    const answer = await readJson(response);
    if (response.status === 401 && authorization) options.onUnauthorized();
    checkAnswer(response, answer);
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
