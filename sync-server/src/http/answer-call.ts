import type { CallDefinition, EventsAnswer, FileAnswer } from '@spmb/shared/kernel/call.ts';
import type { z } from 'zod';
import { checked, readBody } from './read-body.ts';
import type { Call, Deletion, PlainCall, Route, ShortRoute } from './route.ts';
import { sendJson } from './send-json.ts';

interface Asked<Part extends string, Input, Its = Call> {
  call: Its;
  /** The parts of the address, decoded. */
  at: Record<Part, string>;
  /** What was sent, as its schema read it. */
  input: Input;
}

/** What a handler gives: files and streams it writes by itself, everything else is sent as JSON with the headers of all calls. */
type Given<Answer> = Answer | (Answer extends FileAnswer | EventsAnswer ? Response : never);

/**
 * The route of a call: its handler gives the very answer that the definition names. `schema` reads what was sent (the
 * body; the query of a GET) and refuses what it cannot read; a call without one reads its body itself, if it has any.
 */
export function answerCall<Part extends string, Input, Answer, Read>(
  definition: CallDefinition<Part, Input, Answer>,
  schema: z.ZodType<Read, Input> | undefined,
  handle: (asked: Asked<Part, Read>) => Promise<Given<Answer>> | Given<Answer>,
  options: { deletes?: Deletion } = {},
): Route {
  return {
    ...definition,
    ...options,
    definition,
    async handle(call) {
      const isQuery = definition.method === 'GET';
      const input = schema && (isQuery ? checked(schema, call.req.query()) : await readBody(call, schema));
      return give(call, await handle({ call, at: partsOf(call), input: input as Read }));
    },
  };
}

/** The same of a POST that both ways lead to: its handler has no more of the call than the short one gives. */
export function answerShortCall<Part extends string, Input, Answer, Read>(
  definition: CallDefinition<Part, Input, Answer>,
  schema: z.ZodType<Read, Input> | undefined,
  handle: (asked: Asked<Part, Read, PlainCall>) => Promise<Given<Answer> | Response>,
): ShortRoute {
  return {
    ...definition,
    definition,
    isShort: true,
    async handle(call) {
      const input = schema && (await readBody(call, schema));
      return give(call, await handle({ call, at: partsOf(call), input: input as Read }));
    },
  };
}

const partsOf = <Part extends string>(call: PlainCall) => call.req.param() as Record<Part, string>;

const give = (call: PlainCall, answer: unknown): Response =>
  answer instanceof Response ? answer : sendJson(call, answer);
