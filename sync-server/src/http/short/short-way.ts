import type { Context } from '../../context.ts';
import { announcedBytes, bodyMax } from '../body-limit.ts';
import { sandboxHeader } from '../door/sandbox-door.ts';
import { answerError } from '../errors.ts';
import { noteOrigin, type Connection } from '../network/device-of.ts';
import type { AnswerRoute, ShortRoute } from '../route.ts';
import { noteHeaders } from '../web/security-headers.ts';
import { ShortCall } from './short-call.ts';
import { findRouteIn } from './short-routes.ts';

/** Answers a call, or leaves it to the long way; `env` is that of its connection. */
type ShortWay = (request: Request, env: Connection) => Promise<Response> | undefined;

/**
 * The way of what a room sends thousands of times a second: through the doors of the long one, one after the other, without the
 * library's router and its chain (0085). It takes only what is plain. Whatever a door would stop or lead elsewhere, as
 * while the gate is shut, with a rehearsal's key, or without a length of the body, goes the long way and is answered there.
 */
export function openShortWay(
  { gate, sandbox, network, log, refusals }: Context,
  routes: readonly ShortRoute[],
  answerRoute: AnswerRoute,
): ShortWay {
  const findRoute = findRouteIn(routes);
  const noteOwnHeaders = noteHeaders(network.hstsSeconds);
  const refuse = answerError(log, refusals);

  async function answer(route: ShortRoute, call: ShortCall, env: Connection): Promise<Response> {
    const sender = env?.incoming;
    gate.enter(sender);
    try {
      return await answerRoute(route, call);
    } catch (error) {
      return refuse(error, call);
    } finally {
      gate.leave(sender);
    }
  }

  return (request, env) => {
    if (request.method !== 'POST' || gate.words !== undefined) return undefined;
    const found = findRoute(request.url);
    if (!found) return undefined;
    const { route, name, at } = found;
    const call = new ShortCall(request, env, name, at);
    if (sandbox.concerns(call.header(sandboxHeader))) return undefined;
    const bytes = announcedBytes(call);
    if (bytes === undefined || bytes > (route.bodyMax ?? bodyMax)) return undefined;
    noteOrigin(network, call, env);
    noteOwnHeaders(call);
    return answer(route, call, env);
  };
}
