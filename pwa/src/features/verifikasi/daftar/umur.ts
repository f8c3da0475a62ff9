/** How long ago a file was sent, in words; `jam` whole hours. */
export function umurText(jam: number): string {
  if (jam < 1) return 'kurang dari 1 jam';
  return jam < 48 ? `${jam} jam` : `${Math.floor(jam / 24)} hari`;
}
