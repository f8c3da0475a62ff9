const minutesADay = 24 * 60;

/** Time that is left, to the minute begun: "3 hari 4 jam 12 menit lagi". */
export function sisaWaktu(leftMs: number): string {
  const minutes = Math.max(1, Math.ceil(leftMs / 60_000));
  const parts: [count: number, unit: string][] = [
    [Math.floor(minutes / minutesADay), 'hari'],
    [Math.floor((minutes % minutesADay) / 60), 'jam'],
    [minutes % 60, 'menit'],
  ];
  const words = parts.flatMap(([count, unit]) => (count > 0 ? `${count} ${unit}` : []));
  return `${words.join(' ')} lagi`;
}
