import { hasilPendaftar } from '@spmb/shared/hasil-pendaftar/calls.ts';
import type { HttpClient } from '../../../http/http-client.ts';
import { useIngatan } from '../../../shell/isian/use-ingatan.ts';

const ask = (http: HttpClient) => http.call(hasilPendaftar);

/** An applicant's own result; what this device remembers of it was published when it was heard. */
export const useHasil = () => useIngatan('hasil-pendaftar', ask);
