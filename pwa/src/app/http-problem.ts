interface ProblemFacts {
  httpStatus?: number;
  kesalahan?: Readonly<Record<string, string>>;
  rincian?: string | undefined;
}

/**
 * A call that did not do what was asked. `putus`: no answer of our server came · `ditolak`: the server refuses and
 * says why · `status`: any other HTTP status. `message` can be shown as it is.
 */
export class HttpProblem extends Error {
  readonly jenis: 'putus' | 'ditolak' | 'status';
  readonly httpStatus: number;
  /** Field name → sentence, where a form was filled in wrongly. */
  readonly kesalahan: Readonly<Record<string, string>>;
  /** What was called and how it ended; undefined where `message` is the server's own and tells all (N44). */
  readonly rincian: string | undefined;

  constructor(
    message: string,
    jenis: 'putus' | 'ditolak' | 'status',
    { httpStatus = 0, kesalahan = {}, rincian }: ProblemFacts = {},
  ) {
    super(message);
    this.name = 'HttpProblem';
    this.jenis = jenis;
    this.httpStatus = httpStatus;
    this.kesalahan = kesalahan;
    this.rincian = rincian;
  }
}

const sentenceNames = new Set(['HttpProblem', 'StartRefused', 'Error']);

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
  const detail = problem instanceof HttpProblem ? problem.rincian : isKnown ? undefined : String(problem);
  return { text: textOfProblem(problem), detail };
}
