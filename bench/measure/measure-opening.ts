import { fromBase64Url } from '@spmb/shared/kernel/text/bytes.ts';
import { openItem, type SealedPaket } from '@spmb/shared/sync/seal/sealed-paket.ts';
import { kartuPassword } from '../../integration/seed-school.ts';
import { WireClient } from '../../integration/wire-client.ts';
import { RawConnection, rawPost } from '../load/raw-connection.ts';
import { signInDevices, type BenchSchool } from '../school/bench-school.ts';

interface ExamRow {
  id: string;
  paket: { alamat: string } | null;
}

function openFirst(client: WireClient, paket: SealedPaket): void {
  const { urutan, kunci } = client.log.begun();
  const butir = urutan[0] ?? '';
  const key = fromBase64Url(kunci[butir] ?? '');
  if (!key || openItem(key, paket, butir, paket.butir[butir] ?? '').soal === '')
    throw new Error('the first question is empty');
}

/** Everybody at once: login, list of exams, sealed sheet, start, first question open. Seconds until the last one sees it. */
export async function measureColdOpening(school: BenchSchool, from: number, count: number): Promise<number> {
  const clients = school.nomor.slice(from, from + count).map((nomor) => {
    const client = new WireClient(school.base, 60_000);
    client.know(school.publicKey);
    // Each device has a processor of its own for this.
    client.sealKey();
    return { nomor, client };
  });
  const startedMs = performance.now();
  await Promise.all(
    clients.map(async ({ nomor, client }) => {
      await client.signIn(nomor, kartuPassword);
      await client.call('GET', '/api/user-info');
      const [exam] = (await client.call('POST', '/api/peserta/dashboard-jadwal-ujian', {})) as ExamRow[];
      const paket = (await client.call('GET', exam?.paket?.alamat ?? '')) as SealedPaket;
      await client.prepare();
      await client.begin(exam?.id ?? '');
      openFirst(client, paket);
    }),
  );
  return (performance.now() - startedMs) / 1000;
}

/** The bell on devices that are logged in and hold the sealed sheet: one small request each. Seconds until the last answer. */
export async function measurePreparedStart(
  school: BenchSchool,
  from: number,
  count: number,
): Promise<number> {
  const clients = await signInDevices(school, from, from + count);
  const prepared = clients.map((client, index) => {
    const authorization = `Bearer ${client.token}`;
    const body = JSON.stringify(client.beginBody(school.barisIds[from + index] ?? ''));
    return {
      connection: new RawConnection(school.server.port),
      // Opens the connection, as the device's own waiting page does.
      greeting: rawPost('/api/peserta/dashboard-jadwal-ujian', '{}', { authorization }),
      start: rawPost('/api/peserta/create-soals', body, { authorization }),
    };
  });
  await Promise.all(prepared.map(({ connection, greeting }) => connection.send(greeting)));
  const startedMs = performance.now();
  await Promise.all(
    prepared.map(async ({ connection, start }) => {
      const { body } = await connection.send(start);
      if (!body.includes('"kunci":{"')) throw new Error(`no keys: ${body.slice(0, 300)}`);
    }),
  );
  const seconds = (performance.now() - startedMs) / 1000;
  for (const { connection } of prepared) connection.close();
  return seconds;
}
