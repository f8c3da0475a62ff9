import { pino, type DestinationStream, type Logger } from 'pino';
import { errorForLog } from './error-for-log.ts';
import { RepeatedErrors } from './repeated-errors.ts';

const secret = ['nik', 'nokk', 'nisn', 'token', 'password'];
/** What waits for an output that takes nothing; more is let go. */
const unwrittenMax = 1024 * 1024;

/**
 * The server's log. What names a person or opens an account is taken out of an entry and of what lies in it. An error
 * that comes again and again is written once and then counted, so that a fault that hits every call fills no disk.
 */
export function openLog(level: string, destination: DestinationStream = openOutput()): Logger {
  const redact = ['req.headers.authorization', ...secret, ...secret.map((name) => `*.${name}`)];
  const repeated = new RepeatedErrors();
  const hooks = {
    logMethod(this: Logger, args: Entry, method: Logger['error'], at: number) {
      if (at < levels.error || at >= levels.fatal) method.apply(this, args);
      else
        repeated.take(args, (berulang) => {
          method.apply(this, berulang === 0 ? args : withCount(args, berulang));
        });
    },
  };
  return pino({ level, serializers: { err: errorForLog }, redact, hooks }, destination);
}

type Entry = Parameters<Logger['error']>;

function withCount([entry, words]: Entry, berulang: number): Entry {
  return typeof entry === 'string' ? [{ berulang }, entry] : [{ ...(entry as object), berulang }, words];
}

const levels = { error: 50, fatal: 60 };

/** Standard output, which may be a file on a full disk: nobody must be cut off because it takes nothing. */
function openOutput(): DestinationStream {
  const output = pino.destination({ fd: 1, sync: true, maxLength: unwrittenMax });
  output.on('error', () => undefined);
  return output;
}
