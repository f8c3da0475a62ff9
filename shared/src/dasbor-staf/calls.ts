import { getCall } from '../kernel/call.ts';
import type {
  BarisPilihan,
  BarisVerifikasiProgram,
  DasborAntrean,
  DasborCorong,
  DasborIndex,
  DasborIrisan,
  DasborPerHari,
  DasborWaktu,
  Dihitung,
  PesanDasbor,
} from './dasbor-staf.ts';

const get = <const Path extends string>(path: Path) => getCall(path, 'lihatLaporan');

export const dasborIndex = get('/api/dashboard-index').of<undefined, DasborIndex>();
export const dasborPesan = get('/api/dashboard-pesan').of<undefined, { pesans: PesanDasbor[] }>();
/** Forms that were sent for the first time, by programme and day. */
export const dasborPerHari = get('/api/dashboard-perhari').of<undefined, DasborPerHari>();
export const dasborVerifikasi = get('/api/dashboard-verifikasi').of<
  undefined,
  Dihitung & { data: BarisVerifikasiProgram[] }
>();
export const dasborPilihan = get('/api/dashboard-perjurusan-per-pilihan').of<
  undefined,
  Dihitung & { datas: BarisPilihan[] }
>();
export const dasborJenisKelamin = get('/api/dashboard-perjeniskelamin').of<undefined, DasborIrisan>();
export const dasborJurusan = get('/api/dashboard-perjurusan').of<undefined, DasborIrisan>();
export const dasborStatus = get('/api/dashboard-perstatus').of<undefined, DasborIrisan>();
/** From sign-up to re-registration, and today's exams. */
export const dasborCorong = get('/api/dashboard-corong').of<undefined, DasborCorong>();
export const dasborWaktu = get('/api/dashboard-waktu').of<undefined, DasborWaktu>();
/** The committee's queue, and who works it off. */
export const dasborAntrean = getCall('/api/dashboard-antrean', 'verifikasiBerkas').of<
  undefined,
  DasborAntrean
>();
