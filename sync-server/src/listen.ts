import { serve } from '@hono/node-server';
import type { Logger } from 'pino';
import type { App } from './http/route.ts';

interface ListenParts {
  port: number;
  hostname: string;
  log: Logger;
  onListening: () => void;
}

interface Listening {
  /** Takes no more calls. Resolves when those that run are answered, or cut after `drainMs`, and `others` are at rest. */
  close(drainMs: number, others: readonly Promise<unknown>[]): Promise<void>;
}

/** How long is waited for threads after the last call was cut: one that the process ends may break off in its midst. */
const restMs = 500;

/** Answers calls on a port. Ends the process where it cannot have it. */
export function listen(app: App, { port, hostname, log, onListening }: ListenParts): Listening {
  const server = serve({ fetch: app.fetch, port, hostname }, onListening);
  server.on('error', (error) => {
    log.fatal({ err: error }, 'cannot listen');
    process.exit(1);
  });
  return {
    async close(drainMs, others) {
      const drained = new Promise((resolve) => server.close(resolve));
      if ('closeIdleConnections' in server) server.closeIdleConnections();
      // Live screens never end by themselves: what is still open after the time to drain is cut.
      const cut = setTimeout(() => {
        if ('closeAllConnections' in server) server.closeAllConnections();
      }, drainMs);
      const atRest = Promise.all([drained, ...others]);
      await Promise.race([atRest, new Promise((resolve) => setTimeout(resolve, drainMs + restMs))]);
      clearTimeout(cut);
    },
  };
}
