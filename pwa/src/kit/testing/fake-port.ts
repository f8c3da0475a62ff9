import { CallError } from '../../http/call-error.ts';
import { type Done, type StaffPort, type StoredFile } from '../port/staff-port.ts';

export interface Sent {
  path: string;
  body: object | undefined;
}

type Answer = unknown;

/** A server of answers by address; actions are recorded. An answer that is an error is thrown. */
export function buildFakePort(
  answers: Record<string, Answer>,
): StaffPort & { sent: Sent[]; answers: Record<string, Answer> } {
  const sent: Sent[] = [];
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
    answers,
    read: answerOf,
    readByPost: answerOf,
    act: async (path, body) => {
      sent.push({ path, body });
      return (await answerOf(`POST ${path}`)) as Done;
    },
    upload: async (doctype, file, { onPercent }) => {
      sent.push({ path: `/api/media?doctype=${doctype}`, body: file });
      onPercent(100);
      return (await answerOf(`POST /api/media?doctype=${doctype}`)) as StoredFile;
    },
    call: async (call, ...[input]) => {
      const { method, path } = call;
      const isRead = answers[`POST ${path}`] === undefined && answers[path] !== undefined;
      if (method === 'GET' || isRead) return (await answerOf(path)) as never;
      sent.push({ path, body: input as object | undefined });
      return (await answerOf(`POST ${path}`)) as never;
    },
    file: async () => new Blob(),
    fileAt: async () => new Blob(),
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
