import { SeededRandom } from '@spmb/shared/gladi-bersih/seeded-random.ts';
import { createServer, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

/** A gateway that fails as gateways do, the same in every run. */
export interface FailingGateway {
  url: string;
  /** How often each key was accepted. */
  accepted: ReadonlyMap<string, number>;
  /** How often it was asked, and was full. */
  figures: { asked: number; full: number };
  /** Resolves when it has accepted so many. */
  hasAccepted(many: number): Promise<void>;
  close(): void;
}

type Act = (response: ServerResponse) => void;

const takes: Act = (response) => response.end('{"status":true,"id":["1"]}');
const isFull: Act = (response) => response.writeHead(429, { 'retry-after': '1' }).end('{}');
const breaksBehind: Act = (response) => response.writeHead(502).end('{}');
/** It has the message, and the answer is lost. */
const cuts: Act = (response) => response.destroy();
/** It has the message, and never answers: the server gives up after its own time. */
const isSilent: Act = () => undefined;

/** What becomes of a request by a number from 0 to 1: 3 % are too many, 2 % break, of 1 % the answer is lost. */
function actOf(drawn: number): Act {
  if (drawn < 0.03) return isFull;
  if (drawn < 0.05) return breaksBehind;
  if (drawn < 0.059) return cuts;
  return drawn < 0.06 ? isSilent : takes;
}

export async function openFailingGateway(): Promise<FailingGateway> {
  const random = new SeededRandom(20);
  const accepted = new Map<string, number>();
  const figures = { asked: 0, full: 0 };
  const waiting: { many: number; reached: () => void }[] = [];
  const server = createServer((request, response) => {
    request.resume().on('end', () => {
      const act = actOf(random.next());
      figures.asked += 1;
      if (act === isFull) figures.full += 1;
      else {
        const key = String(request.headers['idempotency-key'] ?? '');
        accepted.set(key, (accepted.get(key) ?? 0) + 1);
      }
      act(response);
      for (const { many, reached } of waiting) if (accepted.size >= many) reached();
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/send`,
    accepted,
    figures,
    hasAccepted: (many) => new Promise((reached) => waiting.push({ many, reached })),
    close() {
      server.closeAllConnections();
      server.close();
    },
  };
}
