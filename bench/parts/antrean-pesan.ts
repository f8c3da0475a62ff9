import { connections } from '../load/alternate.ts';
import { openFailingGateway, type FailingGateway } from '../load/failing-gateway.ts';
import { measureAntrean } from '../measure/measure-antrean.ts';
import type { Part } from '../part.ts';
import { fillAntrean } from '../school/fill-antrean.ts';

const receivers = 5_000;
let gateway: FailingGateway | undefined;

/** 5,000 messages through a gateway that fails, the server killed in the midst, and what an exam notices of it. */
export const antreanPesan: Part = {
  name: 'antrean-pesan',
  needs: () => ({
    participants: connections,
    async fill(dataDir) {
      gateway = await openFailingGateway();
      await fillAntrean(dataDir, receivers, gateway.url);
    },
  }),
  async *rows(_run, school) {
    if (!gateway) throw new Error('no gateway');
    const { tookMs, jumlah, beside } = await measureAntrean(school, gateway, receivers);
    const { accepted, figures } = gateway;
    gateway.close();
    const times = [...accepted.values()];
    const count = (isMeant: (time: number) => boolean) => times.filter(isMeant).length;
    const known = jumlah.terkirim + jumlah.tidak_pasti + jumlah.gagal;
    const rows: [name: string, measured: number, most?: number][] = [
      ['keys that the gateway accepted once', count((time) => time === 1)],
      ['… more than once', count((time) => time > 1), 0],
      ['messages of which nothing is known', receivers - known, 0],
      ['sent', jumlah.terkirim],
      ['not certain: staff decide', jumlah.tidak_pasti],
      ['given up with a reason', jumlah.gagal],
      ['requests', figures.asked],
      ['… refused as too many', figures.full],
    ];
    yield { name: '5,000 messages, 600 a minute at most', unit: 's', measured: [tookMs / 1_000] };
    for (const [name, measured, most] of rows)
      yield { name, unit: '', measured: [measured], ...(most !== undefined && { limit: { most } }) };
    if (!beside) return;
    yield { name: 'answers of an exam alone, 99th percentile', unit: 'ms', measured: [beside.aloneP99Ms] };
    yield { name: '… beside it', unit: 'ms', measured: [beside.besideP99Ms] };
    yield { name: '… longest that an answer waited', unit: 'ms', measured: [beside.besideMaxMs] };
  },
};
