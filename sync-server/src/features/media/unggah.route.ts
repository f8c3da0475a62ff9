import { Refusal } from '@spmb/shared/kernel/envelope.ts';
import { mulaiUnggah } from '@spmb/shared/media/calls.ts';
import { MAX_FILE_BYTES } from '@spmb/shared/media/max-file-bytes.ts';
import type { Context } from '../../context.ts';
import { answerCall } from '../../http/answer-call.ts';
import { NotFound } from '../../http/errors.ts';
import { requireSpace } from '../../http/door/require-space.ts';
import { accountOf, type Call, type Route } from '../../http/route.ts';
import { tooLarge } from '../../media/file-formats.ts';
import { buildFinishUpload, forgetUpload } from './finish-upload.ts';
import { nameHeader, openTusServer, unggahPath, type Visit } from './tus-server.ts';
import { findUnggahan } from './unggahan.queries.ts';

/** A refusal of this protocol is no success: clients read the status before the message. */
const refusedStatus = 422;

/**
 * Uploads that go on after a drop (tus 1.0): POST begins, HEAD asks how far it is, PATCH goes on, DELETE gives up. They
 * end as a file in `api/media`; the file itself is never read here.
 */
export function unggahRoutes(context: Context): Route[] {
  const visits = new WeakMap<Request, Visit>();
  const finish = buildFinishUpload(context);
  let opening: ReturnType<typeof openTusServer> | undefined;

  async function pass(call: Call, id?: string): Promise<Response> {
    const visit: Visit = { akun: accountOf(call), ...(id !== undefined && { id }) };
    visits.set(call.req.raw, visit);
    opening ??= openTusServer(context, visits, finish);
    const answer = await (await opening).handleWeb(call.req.raw);
    const { problem } = visit;
    if (problem) throw toldByStatus(problem);
    if (answer.status >= 400) throw await refusalOf(answer);
    const headers = new Headers(answer.headers);
    // No other page asks here, and the library would let every one.
    for (const name of answer.headers.keys()) if (name.startsWith('access-control-')) headers.delete(name);
    return new Response(answer.body, { status: answer.status, headers });
  }
  /** The account's own upload; every other one does not exist. */
  const open = async (call: Call) => {
    const { akun_id } = accountOf(call);
    const id = call.req.param('id') ?? '';
    const found = await findUnggahan(context.store.read, context.clock.nowMs(), akun_id, id);
    if (!found || found.potongan !== null) throw new NotFound();
    return found;
  };
  const one = `${unggahPath}/:id`;
  const bodyMax = MAX_FILE_BYTES;
  return [
    answerCall(mulaiUnggah, undefined, async ({ call }) => {
      await requireSpace(context);
      return pass(call);
    }),
    {
      method: 'GET',
      path: one,
      capability: 'masuk',
      async handle(call) {
        if (call.req.method !== 'HEAD') throw new NotFound();
        const { id, ukuran, media_id } = await open(call);
        const size = String(ukuran);
        let name = media_id;
        if (name === null) {
          const answer = await pass(call, id);
          if (answer.headers.get('upload-offset') !== size) return answer;
          // Every byte is here, and nobody was told its name: the last answer was lost, or the server ended over it.
          name = await finish(accountOf(call), id).catch((problem: unknown) => {
            throw toldByStatus(problem);
          });
        }
        const headers = { 'tus-resumable': '1.0.0', 'upload-offset': size, 'upload-length': size };
        return call.body(null, 200, { ...headers, 'cache-control': 'no-store', [nameHeader]: name });
      },
    },
    {
      method: 'PATCH',
      path: one,
      capability: 'masuk',
      bodyMax,
      async handle(call) {
        const { id, media_id } = await open(call);
        if (media_id !== null) throw isFurther();
        await requireSpace(context);
        return pass(call, id);
      },
    },
    {
      method: 'DELETE',
      path: one,
      capability: 'masuk',
      async handle(call) {
        const { id, media_id } = await open(call);
        const answer = media_id === null ? await pass(call, id) : call.body(null, 204);
        await forgetUpload(context, accountOf(call), id);
        return answer;
      },
    },
  ];
}

function toldByStatus(problem: unknown): unknown {
  if (!(problem instanceof Refusal) || problem.httpStatus !== 200) return problem;
  return new Refusal(problem.message, refusedStatus, problem.data);
}

const isFurther = () =>
  new Refusal('Unggahan ini sudah lebih jauh. Tanyakan dulu sampai mana, lalu lanjutkan dari situ.', 409);

/** The library's refusals in our words. */
async function refusalOf(answer: Response): Promise<Error> {
  switch (answer.status) {
    case 404:
    case 410:
      return new NotFound();
    case 409:
      return isFurther();
    case 413:
      return new Refusal(tooLarge, 413, { jenis: 'terlalu-besar' });
    case 423:
      return new Refusal(
        'Unggahan ini sedang diterima dari halaman lain. Tunggu sebentar, lalu coba lagi.',
        423,
      );
    case 500:
      return new Error(`upload failed: ${await answer.text()}`);
    default:
      return new Refusal('Unggahan ini tidak terbaca. Muat ulang halaman, lalu unggah lagi.', answer.status);
  }
}
