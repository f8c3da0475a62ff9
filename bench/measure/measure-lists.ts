import { percentile } from '../load/process-usage.ts';

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
} as const;

export interface ListFigure {
  name: string;
  /** Half of the answers took at most this, milliseconds. */
  medianMs: number;
  /** 19 of 20 answers took at most this, milliseconds. */
  p95Ms: number;
}

/** Times each request of staff, one after the other, on a server that is otherwise at rest. */
export async function measureLists(base: string, token: string, repeats: number): Promise<ListFigure[]> {
  const figures: ListFigure[] = [];
  for (const [name, path] of Object.entries(requests)) {
    const took: number[] = [];
    for (let at = -5; at < repeats; at += 1) {
      const startedMs = performance.now();
      const answer = await fetch(`${base}${path}`, { headers: { authorization: `Bearer ${token}` } });
      await answer.text();
      if (!answer.ok) throw new Error(`${path}: ${answer.status}`);
      // The first ones compile their statements.
      if (at >= 0) took.push(performance.now() - startedMs);
    }
    figures.push({ name, medianMs: percentile(took, 0.5), p95Ms: percentile(took, 0.95) });
  }
  return figures;
}
