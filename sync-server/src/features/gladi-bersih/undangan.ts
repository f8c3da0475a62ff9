import { gladiAddress } from '@spmb/shared/gladi-bersih/gladi-address.ts';
import QRCode from 'qrcode';

/** Modules of white around the code, without which a camera does not find it on a dark screen. */
const quietZone = 4;

/** Where the devices of the rooms open a rehearsal, as an address and as a QR code (data URL of an SVG). */
export async function buildUndangan(
  alamatServer: string | null,
  here: string,
  kode: string,
): Promise<{ alamat: string; qr: string }> {
  const alamat = gladiAddress(alamatServer, here, kode);
  const svg = await QRCode.toString(alamat, { type: 'svg', margin: quietZone });
  return { alamat, qr: `data:image/svg+xml,${encodeURIComponent(svg)}` };
}
