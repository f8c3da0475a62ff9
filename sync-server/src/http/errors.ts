import { Refusal } from '@spmb/shared/kernel/envelope.ts';
import { HTTPException } from 'hono/http-exception';
import type { Logger } from 'pino';
import { isConnectionLost, isDiskFull } from '../server/log/error-code.ts';
import { findTakenField } from '../db/find-taken.ts';
import { StoreUnavailable } from '../db/store.ts';
import type { RefusalCounter } from './refusal-counter.ts';
import { nameOf } from './call-name.ts';
import type { PlainCall } from './route.ts';
import { sendJson } from './send-json.ts';

/** Texts of the generic handling by HTTP status. */
export const genericTexts = {
  notFound: 'halaman tidak ditemukan',
  forbidden: 'Unauthorized or Forbiden',
  failed: 'Opps...,Terjadi kesalahan di server, silahkan kembali beberapa saat kemudian',
  unavailable: 'Opps..., Service sedang sibuk atau mati. Silahkan coba beberapa saat lagi',
};

/** The database is soon back, or the server restarted. */
const retryAfterSeconds = '5';
const takenText = 'Isian ini sudah dipakai data lain. Isi yang lain.';
export const diskFullText =
  'Penyimpanan server penuh: data terakhir ini belum tersimpan. Minta administrator mengosongkan ruang, lalu kirim lagi.';

/** The signed-in account may not do this, or nobody is signed in. */
export class Forbidden extends Refusal {
  constructor(httpStatus: 401 | 403) {
    super(genericTexts.forbidden, httpStatus);
  }
}

/** The record does not exist, or is not this account's: the two look the same from outside. */
export class NotFound extends Refusal {
  constructor(message: string = genericTexts.notFound) {
    super(message, 404);
  }
}

/** What Node and the HTTP library say where a connection ends, or is cut, before all of a call has come. */
const brokenOffWords = /^(aborted|The operation was aborted|Client connection prematurely closed\.)$/;

/** Nobody hears the answer, and nothing here has failed: a phone has left the Wi-Fi. */
const isBrokenOff = (error: unknown): boolean => error instanceof Error && brokenOffWords.test(error.message);

/** Turns every error into the envelope, and counts refusals. */
export function answerError(log: Logger, refusals: RefusalCounter) {
  return (error: unknown, call: PlainCall): Response => {
    const refuse = (value: object, httpStatus = 200, more = {}) =>
      sendJson(call, { ...value, status: false }, { httpStatus, more });
    if (error instanceof Refusal) {
      if (error.httpStatus !== 200 || error.data.jenis)
        refusals.count(call, error.data.jenis ?? String(error.httpStatus), error.message);
      return refuse({ ...error.data, message: error.message }, error.httpStatus);
    }
    if (error instanceof HTTPException) {
      refusals.count(call, String(error.status), error.message);
      return refuse({ message: error.message || genericTexts.failed }, error.status);
    }
    if (isBrokenOff(error)) {
      log.info({ err: error, route: nameOf(call) }, 'call broken off');
      return refuse({ message: genericTexts.unavailable }, 400);
    }
    if (isDiskFull(error)) {
      log.error({ err: error, route: nameOf(call) }, 'disk full');
      return refuse({ message: diskFullText, jenis: 'penyimpanan-penuh' }, 507);
    }
    const taken = findTakenField(error);
    if (taken !== undefined) {
      refusals.count(call, 'sudah-dipakai', takenText);
      return refuse({ message: takenText, kesalahan: { [taken]: takenText } });
    }
    if (error instanceof StoreUnavailable || isConnectionLost(error)) {
      log.error({ err: error, route: nameOf(call) }, 'database unavailable');
      return refuse({ message: genericTexts.unavailable }, 503, { 'retry-after': retryAfterSeconds });
    }
    log.error({ err: error, route: nameOf(call) }, 'request failed');
    return refuse({ message: genericTexts.failed }, 500);
  };
}
