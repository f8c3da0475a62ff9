import { at } from '@spmb/shared/kernel/call.ts';
import { bacaMedia } from '@spmb/shared/media/calls.ts';

/** A stored photo; undefined where it cannot be had: a picture is never worth an error. */
export async function fetchPhoto(authorization: string, name: string): Promise<Blob | undefined> {
  try {
    const answer = await fetch(at(bacaMedia, { name }).path, { headers: { authorization } });
    return answer.ok ? await answer.blob() : undefined;
  } catch {
    return undefined;
  }
}
