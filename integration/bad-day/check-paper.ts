import { openReader } from '../../sync-server/src/db/open/open-reader.ts';
import {
  listOperationsOfStream,
  listStreamsOfAttempt,
} from '../../sync-server/src/features/ujian/replay/replay.queries.ts';
import { ujian } from '../../sync-server/src/features/ujian/attempt/ujian.table.ts';
import { lineOfText } from './paper.ts';
import type { Participant } from './participant.ts';

/**
 * What the participants did against what the server holds, in sentences: every act once and in order, the attempt
 * finished by its participant with the receipt that his screen shows.
 */
export async function checkPaper(dataDir: string, participants: readonly Participant[]): Promise<string[]> {
  const { read, close } = await openReader(dataDir);
  const found: string[] = [];
  const attempts = new Map((await read.select().from(ujian)).map((row) => [row.id, row]));
  if (attempts.size !== participants.length)
    found.push(`${attempts.size} attempts of ${participants.length} participants`);
  for (const { nomor, paper, wire, state } of participants) {
    const row = attempts.get(wire.log.start?.ujian_id ?? '');
    if (!row) {
      found.push(`${nomor} has no attempt`);
      continue;
    }
    const stored: string[] = [];
    for (const { id } of await listStreamsOfAttempt(read, row.id))
      for (const { teks } of await listOperationsOfStream(read, id)) stored.push(lineOfText(teks));
    const length = Math.max(paper.length, stored.length);
    const place = Array.from({ length }, (_, index) => index).find((index) => paper[index] !== stored[index]);
    if (place !== undefined)
      found.push(
        `${nomor}, act ${place + 1}: did ${paper[place] ?? 'nothing'}, stored ${stored[place] ?? 'nothing'}`,
      );
    const end = [row.status, row.sebab_selesai, row.beda_layar, row.kode_terima].join();
    const wanted = ['selesai', 'sendiri', false, state?.kode_terima].join();
    if (end !== wanted || !row.kode_terima) found.push(`${nomor} ended as ${end}, his screen says ${wanted}`);
  }
  await close();
  return found;
}
