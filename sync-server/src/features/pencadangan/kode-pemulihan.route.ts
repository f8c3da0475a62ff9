import { Refusal } from '@spmb/shared/kernel/envelope.ts';
import { parseKodePemulihan, showKodePemulihan } from '@spmb/shared/pencadangan/kode-pemulihan.ts';
import { kodePemulihanContract } from '@spmb/shared/pencadangan/pencadangan.schema.ts';
import type { Context } from '../../context.ts';
import { actorOf } from '../../crud/build-crud.ts';
import { refuseIsian } from '../../crud/save/refuse-isian.ts';
import { writeAudit } from '../../db/write-audit.ts';
import { done } from '../../http/answers.ts';
import { readBody } from '../../http/read-body.ts';
import { accountOf, type Call, type Route } from '../../http/route.ts';

const alreadySaved = () =>
  new Refusal(
    'Kode pemulihan sudah disimpan dan tidak dapat ditampilkan lagi. Kalau lembarnya hilang, buat kode baru.',
    409,
  );

/** The recovery code of the school: shown until somebody has typed it back from paper, never again afterwards. */
export function kodePemulihanRoutes(context: Context): Route[] {
  const { recovery, store, clock } = context;
  const capability = 'kelolaSistem';
  const path = '/api/kode-pemulihan';

  /** On record: who sees it can open every backup. */
  async function show(call: Call): Promise<Response> {
    const { kode } = recovery;
    if (kode === undefined) return call.json({ kode: null });
    await store.tx(actorOf(accountOf(call)), (tx) =>
      writeAudit(tx, clock.nowMs(), {
        tindakan: 'lihat kode pemulihan',
        tabel: 'pencadangan',
        baris_id: recovery.key.garam,
      }),
    );
    return call.json({ kode: showKodePemulihan(kode) });
  }

  async function confirm(call: Call): Promise<Response> {
    const typed = await readBody(call, kodePemulihanContract);
    const { kode } = recovery;
    if (kode === undefined) throw alreadySaved();
    refuseIsian({
      ...(parseKodePemulihan(typed.kode) !== kode && {
        kode: 'Kodenya belum sama. Ketik kelima kelompok huruf dari lembar yang dicetak.',
      }),
    });
    await recovery.confirm(actorOf(accountOf(call)), clock.nowMs());
    return done(call, 'Kode pemulihan tersimpan di lembar Anda. Simpan lembar itu di luar ruang server.');
  }

  async function renew(call: Call): Promise<Response> {
    await recovery.renew(actorOf(accountOf(call)), clock.nowMs());
    return done(
      call,
      'Kode pemulihan baru dibuat. Cetak lembarnya; pencadangan yang lama tetap dibuka dengan kode yang lama.',
    );
  }

  return [
    { method: 'GET', path, capability, handle: show },
    { method: 'POST', path, capability, handle: confirm },
    { method: 'POST', path: '/api/kode-pemulihan-baru', capability, handle: renew },
  ];
}
