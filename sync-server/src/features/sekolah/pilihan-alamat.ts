import { alamatUntukHp } from '@spmb/shared/sekolah/alamat-server.ts';
import type { PilihanAlamat } from '@spmb/shared/sekolah/pilihan-alamat.schema.ts';
import type { Context } from '../../context.ts';
import { isHttps } from '../../http/network/device-of.ts';
import type { Call } from '../../http/route.ts';
import { qrImage } from '../../server/address/qr-image.ts';

/** What can be stored. */
const longest = 120;
const mostOffered = 8;

/**
 * The addresses at which phones may find this server, with the scheme and port by which the caller came, and the one that
 * he asks about (`?alamat=`).
 */
export async function listPilihanAlamat({ network }: Context, call: Call): Promise<PilihanAlamat> {
  const came = new URL(call.req.url);
  came.protocol = isHttps(call) ? 'https:' : 'http:';
  const at = (ip: string, isIpv6: boolean) =>
    `http://${isIpv6 ? `[${ip}]` : ip}${came.port && `:${came.port}`}`;
  const own = { jaringan: '', alamat: alamatUntukHp(came.origin) ?? '' };
  // A certificate names no address of a network card.
  const lan = isHttps(call) ? [] : network.lan();
  const cards = lan.map(({ jaringan, ip, isIpv6 }) => ({
    jaringan,
    alamat: alamatUntukHp(at(ip, isIpv6)) ?? '',
  }));
  const all = [own, ...cards].filter(
    ({ alamat }, i, rows) => alamat !== '' && rows.findIndex((one) => one.alamat === alamat) === i,
  );
  const written = call.req.query('alamat') ?? '';
  const asked = written.length > longest ? null : alamatUntukHp(written);
  return {
    pilihan: await Promise.all(
      all.slice(0, mostOffered).map(async (one) => ({ ...one, qr: await qrImage(one.alamat) })),
    ),
    ditanya: asked === null ? null : { alamat: asked, qr: await qrImage(asked) },
  };
}
