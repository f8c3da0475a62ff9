import { CallError } from '../../http/call-error.ts';
import type { StoredFile } from '../../http/upload.ts';
import type { StaffPort } from '../port/staff-port.ts';

export interface Sent {
  path: string;
  body: object | undefined;
}

type Answer = unknown;

const addressOf = (path: string, input: unknown): string => {
  const query = new URLSearchParams(input as Record<string, string> | undefined).toString();
  return query === '' ? path : `${path}?${query}`;
};

/** A server of answers by address; what is asked and sent is recorded. An answer that is an error is thrown. */
export function buildFakePort(
  answers: Record<string, Answer>,
): StaffPort & { sent: Sent[]; asked: string[]; answers: Record<string, Answer> } {
  const sent: Sent[] = [];
  const asked: string[] = [];
  const answerOf = async (path: string): Promise<unknown> => {
    const answer = answers[path] ?? answers[path.split('?')[0] ?? ''];
    if (answer instanceof Error) throw answer;
    if (answer === undefined) throw new CallError('halaman tidak ditemukan', 404);
    return answer;
  };
  const drafts = new Map<string, string>();
  let ids = 0;
  return {
    sent,
    asked,
    answers,
    upload: async (doctype, file, { onPercent }) => {
      sent.push({ path: `/api/media?doctype=${doctype}`, body: file });
      onPercent(100);
      return (await answerOf(`POST /api/media?doctype=${doctype}`)) as StoredFile;
    },
    call: async (call, ...[input]) => {
      const { method, path } = call;
      if (method === 'GET') {
        const address = addressOf(path, input);
        asked.push(address);
        return (await answerOf(address)) as never;
      }
      const isRead = answers[`POST ${path}`] === undefined && answers[path] !== undefined;
      if (isRead) return (await answerOf(path)) as never;
      const address = method === 'POST' ? path : `${path}?_method=${method}`;
      sent.push({ path: address, body: input as object | undefined });
      return (await answerOf(`POST ${address}`)) as never;
    },
    file: async ({ method, path }, ...[input]) => {
      if (method === 'GET') asked.push(addressOf(path, input));
      return new Blob();
    },
    events: () => Promise.reject(new CallError('tidak ada', 0)),
    drafts: {
      read: (name) => JSON.parse(drafts.get(name) ?? 'null') ?? undefined,
      keep(name, changed) {
        if (changed) drafts.set(name, JSON.stringify(changed));
        else drafts.delete(name);
      },
    },
    nowMs: () => 1_000,
    newId: () => `id-${(ids += 1)}`,
  };
}
