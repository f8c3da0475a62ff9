import { letters } from '@spmb/shared/sync/stream/letter.ts';
import { connections, type Side } from '../load/alternate.ts';
import type { Asked } from '../load/drive-lanes.ts';
import { rawPost } from '../load/raw-connection.ts';
import { signInDevices, type BenchSchool } from './bench-school.ts';

/** The real server with participants who have begun without a stream: each lane answers question after question. */
export async function beginDirectSide(school: BenchSchool): Promise<Side> {
  const clients = await signInDevices(school, 0, connections);
  const lanes = await Promise.all(
    clients.map(async (client, index) => {
      const jadwal_ujian_id = school.barisIds[index] ?? '';
      await client.call('POST', '/api/peserta/create-soals', { jadwal_ujian_id });
      const asked = { jadwal_ujian_id, nomor: 1 };
      const { id } = (await client.call('POST', '/api/peserta/fetch-soal', asked)) as { id: string };
      return answersOf(client.token, id.slice(0, id.lastIndexOf('-')));
    }),
  );
  const { port, pid } = school.server;
  return { port, pid, lanes: () => lanes };
}

/** Questions of an attempt in order, again and again, each time with another choice. */
function* answersOf(token: string, ujian_id: string): Generator<Asked> {
  const headers = { authorization: `Bearer ${token}` };
  const all = letters.flatMap((pilihan) =>
    Array.from({ length: 40 }, (_, at) => ({
      request: rawPost(
        '/api/peserta/store-jawaban',
        JSON.stringify({ id: `${ujian_id}-${at + 1}`, pilihan }),
        headers,
      ),
      // A refusal tells the choice that was stored before.
      expected: `"status":true,"exp":false,"jawaban":"${pilihan}"`,
    })),
  );
  for (;;) yield* all;
}
