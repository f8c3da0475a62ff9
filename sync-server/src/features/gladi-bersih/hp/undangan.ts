import { gladiAddress } from '@spmb/shared/gladi-bersih/gladi-address.ts';
import { qrImage } from '../../../server/address/qr-image.ts';

/** Where the devices of the rooms open a rehearsal, as an address and as a QR code (data URL of an SVG). */
export async function buildUndangan(
  alamatServer: string | null,
  here: string,
  kode: string,
): Promise<{ alamat: string; qr: string }> {
  const alamat = gladiAddress(alamatServer, here, kode);
  return { alamat, qr: await qrImage(alamat) };
}
