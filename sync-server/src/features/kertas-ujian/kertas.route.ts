import { tanggalSesi } from '@spmb/shared/jadwal-ujian/jadwal-peserta.schema.ts';
import * as calls from '@spmb/shared/kertas-ujian/calls.ts';
import { printKertasContract, kertasOf } from '@spmb/shared/kertas-ujian/kertas-ujian.schema.ts';
import type { Context } from '../../context.ts';
import { actorOf } from '../../crud/build-crud.ts';
import { writeAudit } from '../../db/write-audit.ts';
import { markKodeOpened } from '../jadwal-ujian/jadwal/kode-luring.mutations.ts';
import { answerCall } from '../../http/answer-call.ts';
import { paperFile } from '../../http/answers.ts';
import { Forbidden, NotFound } from '../../http/errors.ts';
import { accountOf, type Route } from '../../http/route.ts';
import type { InTurn } from '@spmb/shared/kernel/take-turns.ts';
import { printKertas } from './print-kertas.ts';
import { countBelumSelesai } from './berita-acara/count-belum-selesai.ts';
import { findSesi, listRuangKertas } from './facts/sesi-kertas.queries.ts';

/** Papers of a session by room: what there is to print, and the print, which stands in the audit trail. */
export function kertasRoutes(context: Context, inTurn: InTurn): Route[] {
  const { store, clock, progress } = context;
  return [
    answerCall(calls.sesiKertas, undefined, async ({ call, at }) => {
      const asked = tanggalSesi.safeParse(at);
      const sesi = asked.success ? await findSesi(store.read, asked.data) : undefined;
      if (!asked.data || !sesi) throw new NotFound('Sesi ini tidak ada lagi. Pilih sesi lain.');
      const rooms = await listRuangKertas(store.read, asked.data, accountOf(call));
      return {
        sesi: sesi.shifted.name,
        jam_mulai: sesi.shifted.jam_mulai,
        jam_selesai: sesi.shifted.jam_selesai,
        zona: await context.zona(),
        ruang: await Promise.all(
          rooms.map(async (ruang) => {
            const tempat = { ...asked.data, ruang: ruang.ruang };
            const open = await countBelumSelesai(context, tempat, sesi.planned, ruang);
            const belum_selesai = open.mengerjakan + open.menunggu + open.belum_mulai;
            return { ruang: ruang.ruang, peserta: ruang.peserta.length, belum_selesai };
          }),
        ),
        kertas: kertasOf(accountOf(call).authent),
      };
    }),
    answerCall(calls.printKertas, printKertasContract, async ({ call, input: { proses, ...asked } }) => {
      const akun = accountOf(call);
      const allowed = kertasOf(akun.authent);
      if (!asked.kertas.every((one) => allowed.includes(one))) throw new Forbidden(403);
      const start = {
        id: proses ?? undefined,
        jenis: `Cetak kertas ${akun.username}`,
        akunId: akun.akun_id,
      };
      const { bytes, jenis, jumlah } = await progress.run(start, (tell) =>
        inTurn(() => printKertas(context, akun, asked, tell)),
      );
      await store.tx(actorOf(akun), async (tx) => {
        if (asked.kertas.includes('token_darurat')) await markKodeOpened(tx, clock.nowMs(), asked);
        await writeAudit(tx, clock.nowMs(), {
          tindakan: 'cetak kertas ujian',
          tabel: 'jadwal_ujian_peserta',
          baris_id: `${asked.tanggal}/${asked.jadwal_ujian_sesi_id}`,
          sesudah: { jumlah, ...asked },
        });
      });
      return paperFile(call, bytes, `kertas-ujian-${asked.tanggal}.${jenis}`);
    }),
  ];
}
