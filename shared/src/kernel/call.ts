import type { Capability } from './capability.ts';

type Method = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';

/** The parts of an address that differ from call to call: '/api/ruang/:id' → 'id'. */
type PartOf<Path extends string> = Path extends `${string}/:${infer Name}/${infer Rest}`
  ? Name | PartOf<`/${Rest}`>
  : Path extends `${string}/:${infer Name}`
    ? Name
    : never;

/**
 * One call of the contract, as the server answers it and the page makes it. `Part` names what its address still lacks,
 * `Input` is what is sent (body, or query of a GET), `Answer` what comes back: the three exist for the compiler alone,
 * so that a page that calls loads no schema.
 */
export interface CallDefinition<
  Part extends string = string,
  Input = never,
  Answer = unknown,
> extends CallOptions {
  readonly method: Method;
  /** With `:name` for each part. */
  readonly path: string;
  readonly capability: Capability;
  /** Never there at run time. */
  readonly carries?: { part: Part; input: (sent: Input) => void; answer: Answer };
}

/** A call whose address is whole. */
export type PlacedCall<Input = never, Answer = unknown> = CallDefinition<never, Input, Answer>;

interface CallOptions {
  /** Answers an account with a one-time password too. */
  readonly beforeGantiSandi?: true;
  /** Largest body in bytes; 1 MB unless given. */
  readonly bodyMax?: number;
  /** Goes over all data of the school: the page waits for minutes. */
  readonly isLong?: true;
  /** A GET that everybody gets the same answer to, at most some seconds old: browsers may keep it and ask whether it is new. */
  readonly isSnapshot?: true;
  /** Who makes it, where no page of ours does. */
  readonly external?: string;
}

/** Answer of an action that was carried out; `Fields` stand beside its sentence. */
export type Acted<Fields extends object = object> = { status: true; message: string } & Fields;

declare const opaque: unique symbol;
/** An answer that is a file: a workbook, a paper, a picture. */
export interface FileAnswer {
  readonly [opaque]: 'file';
}
/** An answer that stays open: server-sent events. */
export interface EventsAnswer {
  readonly [opaque]: 'events';
}

const define =
  (method: Method) =>
  <Path extends string>(path: Path, capability: Capability, options: CallOptions = {}) => ({
    /** What it takes, undefined for nothing, and what it answers. */
    of: <Input, Answer>(): CallDefinition<PartOf<Path>, Input, Answer> => ({
      method,
      path,
      capability,
      ...options,
    }),
  });

export const getCall = define('GET');
export const postCall = define('POST');
export const putCall = define('PUT');
export const deleteCall = define('DELETE');

/** A call with the parts of its address filled in. */
export const at = <Part extends string, Input, Answer>(
  { carries: _, ...call }: CallDefinition<Part, Input, Answer>,
  parts: Record<Part, string>,
): PlacedCall<Input, Answer> => ({
  ...call,
  path: call.path.replaceAll(/:(\w+)/g, (_whole, name: Part) => encodeURIComponent(parts[name])),
});
