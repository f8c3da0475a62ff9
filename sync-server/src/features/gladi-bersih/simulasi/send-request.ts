import { request, type Agent } from 'node:http';

export interface Sent {
  method: 'GET' | 'POST';
  path: string;
  headers: Record<string, string>;
  body?: string | undefined;
  /** Without an answer after this it failed. */
  timeoutMs: number;
  /** The connection breaks this long after the request has gone out: the server may have it, its answer is lost. */
  loseAnswerMs?: number | undefined;
}

/** One call over loopback. Rejects where no whole answer came. */
export function sendRequest(
  agent: Agent,
  port: number,
  sent: Sent,
): Promise<{ status: number; text: string }> {
  return new Promise((resolve, reject) => {
    const { method, path, headers, body } = sent;
    const asked = request({ agent, host: '127.0.0.1', port, method, path, headers });
    asked.setTimeout(sent.timeoutMs, () => asked.destroy(new Error('no answer in time')));
    asked.on('error', reject);
    asked.on('response', (answer) => {
      const parts: Buffer[] = [];
      answer.on('data', (part: Buffer) => parts.push(part));
      answer.on('error', reject);
      answer.on('aborted', () => reject(new Error('the answer broke off')));
      answer.on('end', () =>
        resolve({ status: answer.statusCode ?? 0, text: Buffer.concat(parts).toString('utf8') }),
      );
    });
    const { loseAnswerMs } = sent;
    if (loseAnswerMs !== undefined)
      asked.on('finish', () => setTimeout(() => asked.destroy(new Error('the network broke')), loseAnswerMs));
    asked.end(body);
  });
}
