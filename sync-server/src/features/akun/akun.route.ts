import { capabilitiesOf } from '@spmb/shared/kernel/capability.ts';
import { getConnInfo } from '@hono/node-server/conninfo';
import { z } from 'zod';
import type { Context } from '../../context.ts';
import { schoolId } from '../../db/school-id.ts';
import { done } from '../../http/answers.ts';
import { readBody } from '../../http/read-body.ts';
import { accountOf, type Call, type Route } from '../../http/route.ts';
import { findPesertaOfAkun } from './akun.queries.ts';
import { revokeSesiMasuk } from './akun.mutations.ts';
import { login } from './login.ts';
import { signToken, tokenSeconds } from './token.ts';

const credentials = z.object({
  email: z.string().min(1).max(200),
  password: z.string().min(1).max(200),
  ingat: z.boolean().default(false),
});

/** Label the client gives its device: helps people, decides only how fast failed logins slow down. */
const deviceOf = (call: Call) => (call.req.header('x-perangkat') ?? '').slice(0, 80);

function addressOf(call: Call): string {
  try {
    return getConnInfo(call).remote.address ?? '';
  } catch {
    return ''; // called without a socket
  }
}

/** Login, session and own account. */
export function akunRoutes(context: Context): Route[] {
  return [
    {
      method: 'POST',
      path: '/api/auth/token',
      capability: 'publik',
      async handle(call) {
        const { email, password, ingat } = await readBody(call, credentials);
        const input = {
          nomor: email,
          sandi: password,
          ingat,
          perangkat: deviceOf(call),
          address: addressOf(call),
        };
        return call.json(await login(context, input));
      },
    },
    {
      method: 'POST',
      path: '/api/auth/refresh',
      capability: 'masuk',
      async handle(call) {
        const token = await signToken(context.secrets, accountOf(call).sesi_id, context.clock.nowMs());
        return call.json({ token, type: 'Bearer', expires_in: tokenSeconds });
      },
    },
    {
      method: 'POST',
      path: '/api/auth/logout',
      capability: 'masuk',
      async handle(call) {
        const { akun_id, sesi_id, username } = accountOf(call);
        const dicabut_ms = context.clock.nowMs();
        await context.store.tx({ sekolah_id: schoolId, akun_id, nama: username }, (tx) =>
          revokeSesiMasuk(tx, dicabut_ms, sesi_id),
        );
        context.signedIn.clear();
        return done(call, 'Anda sudah keluar.');
      },
    },
    {
      method: 'GET',
      path: '/api/user-info',
      capability: 'masuk',
      async handle(call) {
        const { akun_id, username, email, avatar, authent, jurusan_id } = accountOf(call);
        const own = authent === 'peserta' ? await findPesertaOfAkun(context.store.read, akun_id) : undefined;
        const peserta = own && {
          nomor_peserta: own.nomor_peserta,
          nisn: own.nisn,
          nama: own.nama,
          ruang: own.ruang,
          kursi: own.kursi,
          foto: own.foto,
        };
        const info = { username, email, avatar, authent, jurusan_id, capabilities: capabilitiesOf(authent) };
        return call.json({ ...info, peserta: peserta ?? null });
      },
    },
  ];
}
