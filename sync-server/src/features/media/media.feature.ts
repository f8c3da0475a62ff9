import { Refusal } from '@spmb/shared/kernel/envelope.ts';
import type { Context } from '../../context.ts';
import { actorOf } from '../../crud/build-crud.ts';
import { done } from '../../http/answers.ts';
import { Forbidden, NotFound } from '../../http/errors.ts';
import { accountOf, type Feature } from '../../http/route.ts';
import { findMedia } from '../../media/media.queries.ts';
import { readForm } from '../../media/read-form.ts';
import { MAX_IMAGE_BYTES } from '../../media/reencode-image.ts';
import { doctypeOf, mayUse } from './media-policy.ts';
import { storeImage } from './store-image.ts';

/** Room for the form around the file. */
const formBytes = 64 * 1024;

/** Stored images: upload and reading, by the kind of file. */
export const mediaFeature = (context: Context): Feature => ({
  name: 'media',
  routes: [
    {
      method: 'POST',
      path: '/api/media',
      capability: 'masuk',
      bodyMax: MAX_IMAGE_BYTES + formBytes,
      async handle(call) {
        const akun = accountOf(call);
        const doctype = doctypeOf(call.req.query('doctype'));
        if (!mayUse(akun, doctype, 'write')) throw new Forbidden(403);
        const file = (await readForm(call)).file('file');
        if (!file) throw new Refusal('Belum ada berkas yang dipilih. Pilih gambar JPG atau PNG.');
        const name = await storeImage(context, actorOf(akun), doctype, file);
        return done(call, 'Gambar tersimpan.', { name, path: `/api/media/${name}` });
      },
    },
    {
      method: 'GET',
      path: '/api/media/:name',
      capability: 'masuk',
      async handle(call) {
        const found = await findMedia(context.store.read, call.req.param('name') ?? '');
        if (!found || !mayUse(accountOf(call), found.doctype, 'read')) throw new NotFound();
        const bytes = await context.media.get(found.sha256);
        return call.body(new Uint8Array(bytes), 200, {
          'content-type': found.mime,
          'content-disposition': 'inline',
          'content-security-policy': "default-src 'none'; sandbox",
          'x-content-type-options': 'nosniff',
          'cache-control': 'no-store',
        });
      },
    },
  ],
});
