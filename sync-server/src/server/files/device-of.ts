import { stat } from 'node:fs/promises';

/** Names the disk on which a path lies, as far as the system tells one from the other. Throws where there is no such path. */
export const deviceOf = async (path: string): Promise<string> =>
  (await stat(path, { bigint: true })).dev.toString();
