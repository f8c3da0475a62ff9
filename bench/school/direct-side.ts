import { letters } from '@spmb/shared/sync/stream/letter.ts';
import { connections, type Side } from '../load/alternate.ts';
import type { Asked } from '../load/drive-lanes.ts';
import { rawPost } from '../load/raw-connection.ts';
import { signInDevices, type BenchSchool } from './bench-school.ts';

interface Begun {
  token: string;
  jadwal_ujian_id: string;
  ujian_id: string;
}

/**
 * The real server with participants who have begun without a stream: each lane answers question after question, or reads
 * them, or asks for the time.
 */
export async function beginDirectSides(
  school: BenchSchool,
): Promise<Record<'answers' | 'reads' | 'time', Side>> {
  const clients = await signInDevices(school, 0, connections);
  const begun = await Promise.all(
    clients.map(async (client, index): Promise<Begun> => {
      const jadwal_ujian_id = school.barisIds[index] ?? '';
      await client.call('POST', '/api/peserta/create-soals', { jadwal_ujian_id });
      const asked = { jadwal_ujian_id, nomor: 1 };
      const { id } = (await client.call('POST', '/api/peserta/fetch-soal', asked)) as { id: string };
      return { token: client.token, jadwal_ujian_id, ujian_id: id.slice(0, id.lastIndexOf('-')) };
    }),
  );
  const { port, pid } = school.server;
  const sideOf = (askedOf: (one: Begun) => Asked[]): Side => {
    const lanes = begun.map((one) => againAndAgain(askedOf(one)));
    return { port, pid, lanes: () => lanes };
  };
  return { answers: sideOf(answersOf), reads: sideOf(readsOf), time: sideOf(timeOf) };
}

function* againAndAgain(all: readonly Asked[]): Generator<Asked> {
  for (;;) yield* all;
}

const questions = Array.from({ length: 40 }, (_, at) => at + 1);

const askedOf = ({ token }: Begun, call: string, body: object, expected: string): Asked => ({
  request: rawPost(`/api/peserta/${call}`, JSON.stringify(body), { authorization: `Bearer ${token}` }),
  expected,
});

/** Questions of an attempt in order, each time with another choice. */
const answersOf = (one: Begun): Asked[] =>
  letters.flatMap((pilihan) =>
    questions.map((nomor) =>
      // A refusal tells the choice that was stored before.
      askedOf(
        one,
        'store-jawaban',
        { id: `${one.ujian_id}-${nomor}`, pilihan },
        `"status":true,"exp":false,"jawaban":"${pilihan}"`,
      ),
    ),
  );

const readsOf = (one: Begun): Asked[] =>
  questions.map((nomor) =>
    askedOf(
      one,
      'fetch-soal',
      { jadwal_ujian_id: one.jadwal_ujian_id, nomor },
      `"id":"${one.ujian_id}-${nomor}"`,
    ),
  );

const timeOf = (one: Begun): Asked[] => [
  askedOf(one, 'get-time-left', { jadwal_ujian_id: one.jadwal_ujian_id }, '"time_left":'),
];
