/** A stored photo; undefined where it cannot be had: a picture is never worth an error. */
export async function fetchPhoto(authorization: string, name: string): Promise<Blob | undefined> {
  try {
    const answer = await fetch(`/api/media/${name}`, { headers: { authorization } });
    return answer.ok ? await answer.blob() : undefined;
  } catch {
    return undefined;
  }
}
