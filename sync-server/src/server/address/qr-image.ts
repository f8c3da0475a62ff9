/** Modules of white around the code, without which a camera does not find it on a dark screen. */
const quietZone = 4;

/** A text as a QR code for a screen (data URL of an SVG). */
export async function qrImage(text: string): Promise<string> {
  const { default: QRCode } = await import('qrcode');
  const svg = await QRCode.toString(text, { type: 'svg', margin: quietZone });
  return `data:image/svg+xml,${encodeURIComponent(svg)}`;
}
