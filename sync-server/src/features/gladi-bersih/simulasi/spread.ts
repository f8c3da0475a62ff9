import type { Sebaran } from '@spmb/shared/gladi-bersih/simulasi.schema.ts';

/** Value below which `share` of all lie (nearest rank); 0 where there are none. */
export function percentile(values: readonly number[], share: number): number {
  const sorted = values.toSorted((one, other) => one - other);
  return sorted[Math.max(0, Math.ceil(sorted.length * share) - 1)] ?? 0;
}

const rounded = (value: number): number => Math.round(value * 10) / 10;

/** Median, 99th percentile and the longest of many times in ms. */
export const spreadOf = (times: readonly number[]): Sebaran => ({
  jumlah: times.length,
  p50_ms: rounded(percentile(times, 0.5)),
  p99_ms: rounded(percentile(times, 0.99)),
  paling_lama_ms: rounded(percentile(times, 1)),
});
