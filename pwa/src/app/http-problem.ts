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

/** The sentence to show for anything that was thrown. */
export const textOfProblem = (problem: unknown): string =>
  problem instanceof Error && problem.message ? problem.message : 'Opps..., terjadi kesalahan';
