import { dasborPendaftar, type DasborPendaftar } from '@spmb/shared/dasbor-pendaftar/calls.ts';
import { dokumenPeserta, type DokumenPeserta } from '@spmb/shared/dokumen-peserta/calls.ts';
import type { Peraturan } from '@spmb/shared/situs/baris.ts';
import { peraturans } from '@spmb/shared/situs/calls.ts';
import type { HttpClient } from '../../../http/http-client.ts';
import { useIngatan } from '../../../shell/isian/use-ingatan.ts';

interface Dasbor {
  dasbor: DasborPendaftar;
  dokumen: DokumenPeserta[];
  /** Absent in what a page without them remembered. */
  peraturan?: Peraturan[];
}

async function ask(http: HttpClient): Promise<Dasbor> {
  const [dasbor, dokumen, peraturan] = await Promise.all([
    http.call(dasborPendaftar),
    http.call(dokumenPeserta),
    http.call(peraturans),
  ]);
  return { dasbor, dokumen, peraturan };
}

/** An applicant's own dashboard. */
export const useDasbor = () => useIngatan('dasbor-pendaftar', ask);
