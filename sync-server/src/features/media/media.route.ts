import { Refusal } from '@spmb/shared/kernel/envelope.ts';
import type { Context } from '../../context.ts';
import { done } from '../../http/answers.ts';
import { requireRoom } from '../../http/require-room.ts';
import { accountOf, type Route } from '../../http/route.ts';
import type { MediaReference } from '../../media/media-references.queries.ts';
import { checkFileName } from '../../media/check-file-name.ts';
import { MAX_FILE_BYTES } from '../../media/file-formats.ts';
import { readForm } from '../../media/read-form.ts';
import { isChunk, readChunk } from './chunk-fields.ts';
import { writableDoctype } from './media-kinds.ts';
import { readMedia } from './read-media.ts';
import { receiveChunk } from './receive-chunk.ts';
import { storeFile } from './store-file.ts';

/** Room for the form around the file. */
const formBytes = 64 * 1024;

/** Files in one call or in chunks. */
export const mediaRoutes = (context: Context): Route[] => [
  {
    method: 'POST',
    path: '/api/media',
    capability: 'masuk',
    bodyMax: MAX_FILE_BYTES + formBytes,
    async handle(call) {
      const akun = accountOf(call);
      const doctype = writableDoctype(akun, call.req.query('doctype'));
      await requireRoom(context);
      const form = await readForm(call);
      const file = form.file('file');
      if (!file) throw new Refusal('Belum ada berkas yang dipilih. Pilih berkasnya, lalu unggah lagi.');
      const stored = (name: string) => done(call, 'Berkas tersimpan.', { name, path: `/api/media/${name}` });
      if (!isChunk(form)) {
        const nama = checkFileName(file.name);
        const bytes = new Uint8Array(await file.arrayBuffer());
        return stored(await storeFile(context, akun, { doctype, nama, bytes }));
      }
      const chunk = await readChunk(form, file);
      const result = await receiveChunk(context, akun, doctype, chunk);
      if ('name' in result) return stored(result.name);
      return done(call, `Potongan ${result.arrived} dari ${chunk.count} diterima.`);
    },
  },
];

/** The one way out of stored files; `references` say whose records name them. */
export const readMediaRoute = (context: Context, references: readonly MediaReference[]): Route => ({
  method: 'GET',
  path: '/api/media/:name',
  capability: 'publik',
  handle: (call) => readMedia(context, call, references),
});
