/** Names of hues, each up to an angle of the colour wheel. */
const hues: readonly (readonly [until: number, name: string])[] = [
  [15, 'Merah'],
  [45, 'Oranye'],
  [65, 'Kuning'],
  [165, 'Hijau'],
  [200, 'Toska'],
  [255, 'Biru'],
  [300, 'Ungu'],
  [345, 'Merah muda'],
];

/** What people call a colour `#rrggbb`, so that a folder can be bought by its name. */
export function namaWarna(hex: string): string {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) => parseInt(hex.slice(at, at + 2), 16) / 255);
  const most = Math.max(red, green, blue);
  const spread = most - Math.min(red, green, blue);
  if (spread < 0.12) return most < 0.2 ? 'Hitam' : most > 0.9 ? 'Putih' : 'Abu-abu';
  const sixth =
    most === red
      ? (green - blue) / spread
      : most === green
        ? (blue - red) / spread + 2
        : (red - green) / spread + 4;
  const hue = (sixth * 60 + 360) % 360;
  const name = hues.find(([until]) => hue < until)?.[1] ?? 'Merah';
  return name === 'Oranye' && most < 0.65 ? 'Cokelat' : name;
}
