import { measureLists } from '../measure/measure-lists.ts';
import type { Part } from '../part.ts';
import { fillLists } from '../school/fill-lists.ts';

/** What staff do with long lists, and what to call it. */
const requests = {
  'search by name': '/api/data-peserta?page=1&q=peserta%2009',
  'search that finds nothing': '/api/data-peserta?page=1&q=tidakadanama',
  'sorted, last page': '/api/data-peserta?page=1000&sort=-nama',
  'of one room': '/api/data-peserta?page=1&ruang=Lab%207',
  'accounts, search and sort': '/api/user?page=2&q=u-0&sort=email',
  'villages, two words': '/api/wilayah?q=sukamaju%20bogor',
  'villages, a common word': '/api/wilayah?q=suka',
  'villages of a district, a page': '/api/desa/320101?page=1&q=a',
  'schools of origin, two words': '/api/ref-sekolah?page=1&q=negeri%2017&sort=name',
  'audit trail, the newest': '/api/audit?page=1',
  'audit trail, one record': '/api/audit?page=1&tabel=peserta&baris_id=p-17',
  'audit trail, free text': '/api/audit?page=1&q=kenanga%20777',
  'audit trail, finds nothing': '/api/audit?page=1&q=tidakadanama',
  'everywhere, a name': '/api/cari?q=peserta%2009',
  'everywhere, a village': '/api/cari?q=desa%20sukamaju%20bogor',
  'everywhere, a common part': '/api/cari?q=ma',
  'everywhere, finds nothing': '/api/cari?q=tidakadanama',
};

const participants = 10_000;
const repeats = 40;
const auditEntries = 200_000;
const schools = 10_000;

/** Milliseconds a list may take. Free text in the audit trail reads 200,000 entries: staff wait for it, nobody else does. */
function mostOf(name: string): number {
  if (name.startsWith('villages')) return 50;
  return name === 'audit trail, free text' || name === 'audit trail, finds nothing' ? 2_000 : 100;
}

/** Lists of 10,000 and all villages. */
export const lists: Part = {
  name: 'lists',
  needs: () => ({ participants, fill: (dataDir) => fillLists(dataDir, auditEntries, schools) }),
  async *rows(_run, { base, adminToken }) {
    for (const { name, medianMs, p95Ms } of await measureLists(base, adminToken, repeats, requests)) {
      yield { name, unit: 'ms', limit: { most: mostOf(name) }, measured: [medianMs] };
      yield { name: '… 95th percentile', unit: 'ms', measured: [p95Ms] };
    }
  },
};

export const listsPostgres: Part = { ...lists, name: 'lists-postgres', engine: 'PostgreSQL' };
