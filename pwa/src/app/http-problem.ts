/**
 * A call that did not do what was asked. `putus`: no answer of our server came · `ditolak`: the server refuses and
 * says why · `status`: any other HTTP status. `message` can be shown as it is.
 */
export class HttpProblem extends Error {
  readonly jenis: 'putus' | 'ditolak' | 'status';
  readonly httpStatus: number;
  /** Field name → sentence, where a form was filled in wrongly. */
  readonly kesalahan: Readonly<Record<string, string>>;

  constructor(
    message: string,
    jenis: 'putus' | 'ditolak' | 'status',
    httpStatus = 0,
    kesalahan: Readonly<Record<string, string>> = {},
  ) {
    super(message);
    this.name = 'HttpProblem';
    this.jenis = jenis;
    this.httpStatus = httpStatus;
    this.kesalahan = kesalahan;
  }
}

const sentenceNames = new Set(['HttpProblem', 'StartRefused', 'Error']);

/** The sentence to show for anything that was thrown; what a browser throws by itself is no sentence for people. */
export const textOfProblem = (problem: unknown): string =>
  problem instanceof Error && sentenceNames.has(problem.name) && problem.message
    ? problem.message
    : 'Opps..., terjadi kesalahan. Data Anda di perangkat ini aman. Muat ulang halaman, lalu coba lagi.';
