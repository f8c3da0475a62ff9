import { dasborPendaftar, type DasborPendaftar } from '@spmb/shared/dasbor-pendaftar/calls.ts';
import { dokumenPeserta, type DokumenPeserta } from '@spmb/shared/dokumen-peserta/calls.ts';
import type { HttpClient } from '../../../http/http-client.ts';
import { useIngatan } from '../../../shell/isian/use-ingatan.ts';

interface Dasbor {
  dasbor: DasborPendaftar;
  dokumen: DokumenPeserta[];
}

async function ask(http: HttpClient): Promise<Dasbor> {
  const [dasbor, dokumen] = await Promise.all([http.call(dasborPendaftar), http.call(dokumenPeserta)]);
  return { dasbor, dokumen };
}

/** An applicant's own dashboard. */
export const useDasbor = () => useIngatan('dasbor-pendaftar', ask);
