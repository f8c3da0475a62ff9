import { pino, type DestinationStream, type Logger } from 'pino';
import { errorForLog } from './error-for-log.ts';

const secret = ['nik', 'nisn', 'token', 'password'];

/** The server's log. What names a person or opens an account is taken out of an entry and of what lies in it. */
export function openLog(level: string, destination?: DestinationStream): Logger {
  const redact = ['req.headers.authorization', ...secret, ...secret.map((name) => `*.${name}`)];
  const options = { level, serializers: { err: errorForLog }, redact };
  return destination ? pino(options, destination) : pino(options);
}
