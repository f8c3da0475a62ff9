import type { IncomingHttpHeaders } from 'node:http';
import type { Connection } from '../network/device-of.ts';
import type { AppEnv, PlainCall } from '../route.ts';

type Variables = AppEnv['Variables'];
type Parts = Partial<Record<string, string>>;

/** A call on the short way: as much of it as its route may ask for. */
export class ShortCall implements PlainCall {
  readonly #request: Request;
  readonly #headers: IncomingHttpHeaders | undefined;
  readonly #at: Parts;
  readonly #variables: Partial<Variables>;

  /** `env`: that of its connection; `name`: its method and its route's pattern; `at`: the parts of its address. */
  constructor(request: Request, env: Connection, name: string, at: Parts) {
    this.#request = request;
    // As the HTTP server has read them: asked of the request, each is looked for anew.
    this.#headers = env?.incoming?.headers;
    this.#at = at;
    this.#variables = { name };
  }

  get req(): this {
    return this;
  }

  header(name: string): string | undefined {
    if (!this.#headers) return this.#request.headers.get(name) ?? undefined;
    const value = this.#headers[name.toLowerCase()];
    return typeof value === 'object' ? value.join(', ') : value;
  }

  arrayBuffer(): Promise<ArrayBuffer> {
    return this.#request.arrayBuffer();
  }

  text(): Promise<string> {
    return this.#request.text();
  }

  param(): Parts {
    return this.#at;
  }

  get<Name extends keyof Variables>(name: Name): Variables[Name] {
    return this.#variables[name] as Variables[Name];
  }

  set<Name extends keyof Variables>(name: Name, value: Variables[Name]): void {
    this.#variables[name] = value;
  }

  body(data: string | null, httpStatus = 200, headers: Record<string, string> = {}): Response {
    return new Response(data, { status: httpStatus, headers: { ...this.get('headers'), ...headers } });
  }
}
