/** A call that did not do what it was asked to. `message` is shown as it is. */
export class CallError extends Error {
  /** 0: no answer of our server came. */
  readonly httpStatus: number;
  /** Field name → sentence, where a form was filled in wrongly. */
  readonly kesalahan: Readonly<Record<string, string>>;
  /** What was called and how it ended; undefined where `message` is the server's own and tells all (N44). */
  readonly rincian: string | undefined;
  /** What the refusal carries beside its sentence, unchecked. */
  readonly data: unknown;

  constructor(
    message: string,
    httpStatus: number,
    kesalahan: Readonly<Record<string, string>> = {},
    rincian?: string,
    data?: unknown,
  ) {
    super(message);
    this.name = 'CallError';
    this.httpStatus = httpStatus;
    this.kesalahan = kesalahan;
    this.rincian = rincian;
    this.data = data;
  }
}

/** Whether no answer of our server came: what was asked may have been done all the same. */
export const isUnanswered = (problem: unknown): boolean =>
  problem instanceof CallError && problem.httpStatus === 0;

/** Whether nobody knows if it was done: no answer came, or one of a gateway or a server that failed on the way. */
export const isEndUnknown = (problem: unknown): boolean =>
  isUnanswered(problem) || (problem instanceof CallError && problem.httpStatus >= 500);

/** Whether the server understood what was asked and said no, rather than failed or was not reached. */
export const isRefusal = (problem: unknown): problem is CallError =>
  problem instanceof CallError && (problem.httpStatus === 200 || problem.httpStatus === 409);
