import { WireClient } from '../../integration/wire-client.ts';
import { kartuPassword } from '../../integration/seed-school.ts';
import { percentile } from '../load/process-usage.ts';
import { measureLastHour } from '../measure/measure-last-hour.ts';
import type { Part } from '../part.ts';
import { fillDrafts } from '../school/fill-drafts.ts';

const applicants = 1_000;

/** A thousand applicants send at the last hour; the load comes from the same two cores. */
export const pendaftaran: Part = {
  name: 'pendaftaran',
  needs: () => ({ participants: applicants, fill: fillDrafts }),
  async *rows(_run, school) {
    const first = new WireClient(school.base, 60_000);
    await first.signIn(school.nomor[0] ?? '', kartuPassword);
    const { syarat } = (await first.call('GET', '/api/peserta/pendaftaran')) as {
      syarat: { tahun_lulus: number[] };
    };
    const told = await measureLastHour(school, syarat.tahun_lulus[0] ?? 0);
    yield {
      name: `${applicants} applicants, 50 at once, sign in, save three drafts, upload five documents of 150 kB and send`,
      unit: '/s',
      measured: [told.sentPerSecond],
    };
    for (const [name, times] of [
      ['a send', told.sendMs],
      ['an upload', told.uploadMs],
      ['a draft', told.draftMs],
    ] as const) {
      yield { name: `… ${name}, median`, unit: 'ms', measured: [percentile(times, 0.5)] };
      yield { name: `… ${name}, 99th percentile`, unit: 'ms', measured: [percentile(times, 0.99)] };
    }
    yield { name: '… CPU of the server, of an applicant', unit: 'ms', measured: [told.cpuMs] };
    yield {
      name: '… numbers missing or given twice',
      unit: '',
      limit: { most: 0 },
      measured: [told.wrongNumbers],
    };
    yield {
      name: '… forms or documents that their owner does not find',
      unit: '',
      limit: { most: 0 },
      measured: [told.missing],
    };
  },
};
