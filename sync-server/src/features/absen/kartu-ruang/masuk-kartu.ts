import type { masukKartuContract, TiketKartu } from '@spmb/shared/absen/kartu-ruang.schema.ts';
import { Refusal } from '@spmb/shared/kernel/envelope.ts';
import { clockText, dateInWords, localDate } from '@spmb/shared/kernel/zone.ts';
import type { z } from 'zod';
import type { Context } from '../../../context.ts';
import { newId } from '../../../db/new-id.ts';
import { schoolId } from '../../../db/school-id.ts';
import { sidikKodeKartu } from '../../../server/secrets/kode-kartu-ruang.ts';
import { signToken, tokenSeconds } from '../../../server/secrets/token.ts';
import { openWithKartu } from '../../jadwal-ujian/ruang/kartu-ruang.mutations.ts';
import { awaitKodeTurn, noteWrongKode } from './kode-guesses.ts';
import { findKartu, findMasaKartu } from './kartu-ruang.queries.ts';
import { namaPengawas } from './look-kartu.ts';

const refuse = (text: string) => new Refusal(text, 200, { jenis: 'kartu-ruang' });

const wrong = 'Kode ini tidak dikenal. Periksa 8 huruf di kartu ruang, atau minta kartu ke panitia.';

/**
 * Opens a room with the code of its card. The code is looked up before anything is refused, so that nobody's wrong ones
 * stand before a right one. A wrong code is refused slowly and counted, a card before its day or after its end says so.
 */
export async function masukKartu(
  context: Context,
  { kode, nama, nip }: z.output<typeof masukKartuContract>,
  from: { perangkat: string; address: string },
): Promise<TiketKartu> {
  const { store, clock, secrets } = context;
  await awaitKodeTurn(context, from);
  const nowMs = clock.nowMs();
  const kartu = await findKartu(store.read, sidikKodeKartu(secrets, kode));
  if (!kartu) {
    const tunggu_detik = await noteWrongKode(context, from);
    if (tunggu_detik === 0) throw refuse(wrong);
    throw new Refusal(`${wrong} Tunggu ${tunggu_detik} detik sebelum mencoba kode lain.`, 429, {
      tunggu_detik,
      jenis: 'kartu-ruang',
    });
  }
  const { id: kartuId, tanggal, jadwal_ujian_sesi_id, ruang } = kartu;
  if (kartu.dicabut_ms !== null)
    throw refuse('Kartu ini sudah diganti panitia. Minta kartu ruang yang baru.');
  const tempat = { tanggal, jadwal_ujian_sesi_id, ruang };
  const zona = await context.zona();
  const masa = await findMasaKartu(store.read, tempat, zona);
  if (!masa || nowMs >= masa.sampaiMs)
    throw refuse(
      `Kartu ini sudah tidak berlaku${masa ? ` sejak pukul ${clockText(masa.sampaiMs, zona)} ${zona}` : ''}. Minta panitia membuka ruang ini dengan akunnya.`,
    );
  if (localDate(nowMs, zona) < tanggal)
    throw refuse(`Kartu ini baru berlaku pada hari ujiannya: ${dateInWords(tanggal)}.`);
  const id = newId(nowMs);
  await store.tx({ sekolah_id: schoolId, akun_id: id, nama: namaPengawas({ nama }) }, (tx) =>
    openWithKartu(
      tx,
      nowMs,
      { ...tempat, id: kartuId },
      { id, nama, nip, perangkat: from.perangkat, alamat: from.address },
    ),
  );
  return {
    token: await signToken(secrets, id, nowMs),
    type: 'Bearer',
    expires_in: tokenSeconds,
    ...tempat,
    sesi: masa.sesi,
    nama,
    berlaku_sampai_ms: masa.sampaiMs,
  };
}
