import { dateInWords } from '@spmb/shared/kernel/zone.ts';
import { Refusal } from '@spmb/shared/kernel/envelope.ts';
import { verify } from '@spmb/shared/situs/calls.ts';
import { verifyContract } from '@spmb/shared/situs/verify.schema.ts';
import type { Context } from '../../context.ts';
import { answerCall } from '../../http/answer-call.ts';
import { NotFound } from '../../http/errors.ts';
import { madeUp, type Limit, type LoginDelay } from '../../http/door/login-delay.ts';
import { addressOf, networkOf } from '../../http/network/device-of.ts';
import type { Route } from '../../http/route.ts';
import { listProgram } from '../peserta/rows/peserta.queries.ts';
import { findDiterima } from '../seleksi/terbit.queries.ts';
import { findByKode } from './pendaftar.queries.ts';

/** Codes that nobody has: who scans a proof meets none, who guesses meets only those. */
const wrongCodes: Limit = { free: 20, everyMs: 3_000 };
const unknown =
  'Kode ini tidak dikenal. Pindai lagi kode QR pada bukti pendaftaran, atau tanyakan ke panitia.';

/** POST api/verify: what a proof says, by its QR code. A result shows only once it is published (N15). */
export const verifyRoute = ({ store: { read }, clock, loginDelay }: Context): Route =>
  answerCall(verify, verifyContract, async ({ call, input: { id } }) => {
    const nowMs = clock.nowMs();
    const found = await findByKode(read, id);
    if (!found) throw refuseUnknown(loginDelay, networkOf(addressOf(call)), nowMs);
    const diterima = await findDiterima(read, nowMs, found.id);
    const programs = await listProgram(read);
    const born = found.tanggal_lahir && dateInWords(found.tanggal_lahir).replace(/^\w+, /, '');
    return {
      nopend: found.nomor_register ?? '',
      nisn: found.nisn ?? '',
      nama: found.nama,
      ttl: [found.tempat_lahir, born].filter(Boolean).join(', '),
      sekolah_asal: found.nama_sekolah_asal ?? '',
      jurusan: diterima ?? programs.find(({ id: one }) => one === found.jurusan_id_1)?.name ?? '',
      status: diterima === undefined ? 'BELUM DITERIMA' : 'DITERIMA',
    };
  });

/** A right code is answered whoever guesses beside it: none of a hundred bits is found by trying. */
function refuseUnknown(delay: LoginDelay, network: string, nowMs: number): Error {
  const owner = `${madeUp}verifikasi ${network}`;
  if (delay.failed(owner, '', wrongCodes, nowMs)) return new NotFound(unknown);
  const tunggu_detik = Math.ceil(delay.waitMs(owner, '', wrongCodes, nowMs) / 1000);
  return new Refusal(`Terlalu banyak kode yang tidak dikenal. Tunggu ${tunggu_detik} detik.`, 429, {
    tunggu_detik,
  });
}
