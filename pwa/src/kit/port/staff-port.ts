import { createContext, use } from 'react';
import { CallError } from '../../http/call-error.ts';
import type { EventsAnswer, FileAnswer, PlacedCall } from '@spmb/shared/kernel/call.ts';
import type { HttpClient, Sent } from '../../http/http-client.ts';
import type { UploadFile } from '../../http/upload.ts';

/** What the back office asks of the world outside React; the app wires it, tests replace it. */
export interface StaffPort extends Pick<HttpClient, 'call'> {
  /** A file to keep or to show. Rejects with CallError. */
  file<Input>(call: PlacedCall<Input, FileAnswer>, ...sent: Sent<Input>): Promise<Blob>;
  /** Server-sent events, open until `signal` aborts. Rejects with CallError where they cannot be opened. */
  events(
    call: PlacedCall<undefined, EventsAnswer>,
    signal: AbortSignal,
  ): Promise<ReadableStream<Uint8Array<ArrayBuffer>>>;
  upload: UploadFile;
  /** What this account has typed on this device and not saved. */
  drafts: Drafts;
  /** Wall clock of this device in ms since 1970 (UTC). */
  nowMs(): number;
  /** A new id for an operation, so that a repeat changes nothing. */
  newId(): string;
}

/** Fields of forms that were changed, by the name of the form. They outlive the page, and end with the login. */
export interface Drafts {
  read(name: string): Readonly<Record<string, unknown>> | undefined;
  /** undefined: nothing of it is left to keep. */
  keep(name: string, changed: object | undefined): void;
}

/** An action that was carried out. */
export interface Done {
  message: string;
  /** What takes back what was deleted; nothing where nothing was. */
  hapusan_id?: string | null | undefined;
}

/** The sentence for the user of whatever was thrown. */
export const messageOf = (error: unknown): string =>
  error instanceof CallError
    ? error.message
    : 'Opps..., terjadi kesalahan. Muat ulang halaman untuk melihat keadaan terakhir, lalu coba lagi.';

/** What stood behind that sentence, in technical words; undefined where it says all (N44). */
export const detailOf = (error: unknown): string | undefined =>
  error instanceof CallError ? error.rincian : String(error);

export const StaffPortContext = createContext<StaffPort | undefined>(undefined);

export function useStaffPort(): StaffPort {
  const port = use(StaffPortContext);
  if (!port) throw new Error('StaffPortContext is missing');
  return port;
}
