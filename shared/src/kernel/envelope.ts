/** Answer of every action call: `status:false` is a business refusal whose `message` is shown as it is. */
export interface Envelope<Data = unknown> {
  status: boolean;
  message: string;
  data?: Data;
}

/** Extra fields of a refusal, beside the two of its envelope and never in their place. */
export interface RefusalData extends Record<string, unknown> {
  jenis?: string;
  status?: never;
  message?: never;
}

/** A refusal that the user is told in `message` (Indonesian, with a way out). `httpStatus` 200 unless the contract says otherwise. */
export class Refusal extends Error {
  readonly httpStatus: number;
  /** Extra fields of the answer; `jenis` names the kind under which the refusal is counted. */
  readonly data: RefusalData;

  constructor(message: string, httpStatus = 200, data: RefusalData = {}) {
    super(message);
    this.name = 'Refusal';
    this.httpStatus = httpStatus;
    this.data = data;
  }
}
