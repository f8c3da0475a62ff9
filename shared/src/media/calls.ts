import { getCall, postCall, type Acted, type FileAnswer } from '../kernel/call.ts';
import { MAX_FILE_BYTES } from './max-file-bytes.ts';

/** Room for the form around the file. */
const formBytes = 64 * 1024;

/** A form with `file`, or with a chunk of it; the kind is named by `doctype` in the address. The last answer names the stored file. */
export const simpanBerkas = postCall('/api/media', 'masuk', {
  bodyMax: MAX_FILE_BYTES + formBytes,
  external: 'the call of the specification: our pages upload in parts that go on after a drop',
}).of<FormData, Acted<{ name?: string; path?: string }>>();
/** The one way out of stored files. */
export const bacaMedia = getCall('/api/media/:name', 'publik').of<undefined, FileAnswer>();
/** Begins an upload that goes on after a drop (tus 1.0); what it answers stands in headers. */
export const mulaiUnggah = postCall('/api/unggah', 'masuk', { bodyMax: MAX_FILE_BYTES }).of<
  Blob,
  FileAnswer
>();
