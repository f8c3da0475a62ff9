import { Refusal } from '@spmb/shared/kernel/envelope.ts';
import { at, type Acted } from '@spmb/shared/kernel/call.ts';
import { bacaMedia, simpanBerkas } from '@spmb/shared/media/calls.ts';
import type { Context } from '../../context.ts';
import type { Feature } from '../../feature.ts';
import { answerCall } from '../../http/answer-call.ts';
import { acted } from '../../http/answers.ts';
import { requireSpace } from '../../http/door/require-space.ts';
import { accountOf, type Route } from '../../http/route.ts';
import { checkFileName } from '../../media/check-file-name.ts';
import { readForm } from '../../media/read-form.ts';
import { isChunk, readChunk } from './chunk-fields.ts';
import { writableDoctype } from './media-kinds.ts';
import { referencesIn } from './media-holders.ts';
import { readMedia } from './read-media.ts';
import { receiveChunk } from './receive-chunk.ts';
import { storeFile } from './store-file.ts';

const stored = (name: string): Acted<{ name?: string; path?: string }> =>
  acted('Berkas tersimpan.', { name, path: at(bacaMedia, { name }).path });

/** Files in one call or in chunks. */
export const mediaRoutes = (context: Context): Route[] => [
  answerCall(simpanBerkas, undefined, async ({ call }) => {
    const akun = accountOf(call);
    const doctype = await writableDoctype(context.store.read, akun, call.req.query('doctype'));
    await requireSpace(context);
    const form = await readForm(call);
    const file = form.file('file');
    if (!file) throw new Refusal('Belum ada berkas yang dipilih. Pilih berkasnya, lalu unggah lagi.');
    if (!isChunk(form)) {
      const nama = checkFileName(file.name);
      const bytes = new Uint8Array(await file.arrayBuffer());
      return stored(await storeFile(context, akun, { doctype, nama, bytes }));
    }
    const chunk = await readChunk(form, file);
    const result = await receiveChunk(context, akun, doctype, chunk);
    if ('name' in result) return stored(result.name);
    return acted(`Potongan ${result.arrived} dari ${chunk.count} diterima.`);
  }),
];

/** The one way out of stored files; features say whose records name them. */
export const readMediaRoute = (context: Context, features: readonly Feature[]): Route =>
  answerCall(bacaMedia, undefined, ({ call }) => readMedia(context, call, referencesIn(features)));
