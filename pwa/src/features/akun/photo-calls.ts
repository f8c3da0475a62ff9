import { HttpProblem } from '../../app/http-problem.ts';
import { noServerText } from '../../app/status-text.ts';

interface Uploaded {
  name?: string;
  message?: string;
}

const uploadTimeoutMs = 60_000;

/** Stores a photo of the own account and answers its name. Throws HttpProblem. */
export async function uploadPhoto(authorization: string, photo: Blob): Promise<string> {
  const body = new FormData();
  body.set('file', photo, 'foto.jpg');
  const signal = AbortSignal.timeout(uploadTimeoutMs);
  let answer: Uploaded;
  try {
    const init = { method: 'POST', headers: { authorization }, body, signal };
    answer = (await (await fetch('/api/media?doctype=avatar', init)).json()) as Uploaded;
  } catch {
    throw new HttpProblem(noServerText, 'putus');
  }
  if (answer.name === undefined) throw new HttpProblem(answer.message ?? noServerText, 'ditolak');
  return answer.name;
}

/** A stored photo; undefined where it cannot be had: a picture is never worth an error. */
export async function fetchPhoto(authorization: string, name: string): Promise<Blob | undefined> {
  try {
    const answer = await fetch(`/api/media/${name}`, { headers: { authorization } });
    return answer.ok ? await answer.blob() : undefined;
  } catch {
    return undefined;
  }
}
