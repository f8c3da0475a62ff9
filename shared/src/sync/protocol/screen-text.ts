import type { Letter } from '../stream/letter.ts';

/** Text whose SHA-256 a finish carries: what the screen showed per question, in the drawn order. */
export function screenText(order: readonly string[], pilihanOf: (butir: string) => Letter | null): string {
  return order.map((butir) => `${butir}=${pilihanOf(butir) ?? '-'}`).join('\n');
}
