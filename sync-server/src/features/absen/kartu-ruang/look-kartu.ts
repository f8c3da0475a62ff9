import type { Context } from '../../../context.ts';
import type { FindHolder } from '../../../http/door/authenticator.ts';
import { findMasaKartu, findSesiKartu } from './kartu-ruang.queries.ts';

/** Finds who is behind the session of a card: nobody once the card is replaced, left or over. */
export const buildKartuLook =
  (context: Context): FindHolder =>
  async (sesiId, nowMs) => {
    const { read } = context.store;
    const found = await findSesiKartu(read, sesiId);
    if (!found) return undefined;
    const { tanggal, jadwal_ujian_sesi_id, ruang } = found.kartu;
    const tempat = { tanggal, jadwal_ujian_sesi_id, ruang };
    const masa = await findMasaKartu(read, tempat, await context.zona());
    if (!masa || nowMs >= masa.sampaiMs) return undefined;
    return {
      // The record of an act leads to the session, and so to the card and the device.
      akun_id: sesiId,
      sesi_id: sesiId,
      username: namaPengawas(found.sesi),
      email: '',
      authent: 'kartu_ruang',
      jurusan_id: null,
      semua_program: false,
      peserta_id: null,
      avatar: null,
      masuk_ms: found.sesi.dibuat_ms,
      ganti_sandi: false,
      tempat,
    };
  };

/** As the record names whoever came in with a card: nobody has checked that name. */
export const namaPengawas = ({ nama }: { nama: string }): string => `${nama} (kartu ruang)`;
