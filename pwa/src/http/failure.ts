import { CallError } from './call-error.ts';

const sentenceNames = new Set(['CallError', 'StartRefused', 'Error']);

/** The sentence to show for anything that was thrown; what a browser throws by itself is no sentence for people. */
export const textOfProblem = (problem: unknown): string =>
  problem instanceof Error && sentenceNames.has(problem.name) && problem.message
    ? problem.message
    : 'Opps..., terjadi kesalahan. Data Anda di perangkat ini aman. Muat ulang halaman, lalu coba lagi.';

/** A sentence to show, and what stood behind it where the sentence does not tell. */
export interface Failure {
  text: string;
  detail?: string | undefined;
}

/** Anything that was thrown, as it is shown with its Rincian. */
export function failureOf(problem: unknown): Failure {
  const isKnown = problem instanceof Error && sentenceNames.has(problem.name);
  const detail = problem instanceof CallError ? problem.rincian : isKnown ? undefined : String(problem);
  return { text: textOfProblem(problem), detail };
}
