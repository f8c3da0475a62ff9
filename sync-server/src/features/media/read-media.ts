import { hasCapability } from '@spmb/shared/kernel/capability.ts';
import type { Context } from '../../context.ts';
import { actorOf } from '../../crud/build-crud.ts';
import { writeAudit } from '../../db/write-audit.ts';
import { Forbidden, NotFound } from '../../http/errors.ts';
import type { Call, SignedIn } from '../../http/route.ts';
import type { MediaReference } from '../../media/media-reference.ts';
import { findMedia, type Media } from '../../media/media.queries.ts';
import { isThere, mediaKinds, type MediaKind } from './media-kinds.ts';

const yearSeconds = 31_536_000;
/** A viewer of PDF has a sandbox of its own, and some stay empty in another. */
const policyOfPdf =
  "default-src 'none'; object-src 'self'; style-src 'unsafe-inline'; frame-ancestors 'none'";
const lost = 'Berkas ini hilang dari server. Unggah sekali lagi, atau pulihkan dari pencadangan.';

/** Extensions by type, so that a file is never saved as what it is not. */
const extensions: Readonly<Record<string, string>> = {
  'image/png': 'png',
  'image/jpeg': 'jpg',
  'image/webp': 'webp',
  'application/pdf': 'pdf',
};

/**
 * The file behind a stored name, for whom its kind and the record that names it are readable; who may not read it cannot tell it from an unknown
 * one. What a name stands for never changes, so that browsers keep public files for good; private ones are never kept.
 */
export async function readMedia(
  context: Context,
  call: Call,
  references: readonly MediaReference[],
  kinds: Readonly<Record<string, MediaKind>> = mediaKinds,
): Promise<Response> {
  const akun = call.get('akun');
  const found = await findMedia(context.store.read, call.req.param('name') ?? '');
  const kind = found && kinds[found.doctype];
  const isOpen =
    kind &&
    (await isThere(context.store.read, kind)) &&
    hasCapability(akun?.authent, kind.read) &&
    (await isNamedFor(context, references, found, akun));
  if (!isOpen) {
    // A login that has ended is told so, and the client asks for a new one.
    throw !akun && call.req.header('authorization') !== undefined ? new Forbidden(401) : new NotFound();
  }
  const headers = headersOf(found, kind);
  if (headers['etag'] !== undefined && call.req.header('if-none-match') === headers['etag'])
    return call.body(null, 304, headers);
  const bytes = await context.media.get(found.sha256).catch((error: unknown) => {
    context.log.error({ err: error, media_id: found.id }, 'a stored file is missing');
    throw new NotFound(lost);
  });
  if (kind.isReadRecorded && akun) await recordRead(context, akun, found);
  return call.body(new Uint8Array(bytes), 200, headers);
}

/** A file of a record that is not everybody's is read by who may open that record, and by who has uploaded it. */
async function isNamedFor(
  context: Context,
  references: readonly MediaReference[],
  { id, doctype, akun_id }: Media,
  akun: SignedIn | undefined,
): Promise<boolean> {
  const rules = references.flatMap((one) => (one.doctype === doctype && one.isNamedFor) || []);
  if (rules.length === 0 || akun_id === akun?.akun_id) return true;
  if (!akun) return false;
  for (const isNamed of rules) if (await isNamed(context.store.read, akun, id)) return true;
  return false;
}

function headersOf({ mime, nama, sha256 }: Media, { read }: MediaKind): Record<string, string> {
  const extension = extensions[mime];
  const isPublic = read === 'publik';
  return {
    'content-type': mime,
    'content-disposition': `${extension ? 'inline' : 'attachment'}; ${nameFor(nama, extension ?? 'docx')}`,
    'content-security-policy': mime === 'application/pdf' ? policyOfPdf : "default-src 'none'; sandbox",
    'x-content-type-options': 'nosniff',
    'cache-control': isPublic ? `public, max-age=${yearSeconds}, immutable` : 'no-store',
    ...(isPublic && { etag: `"${sha256}"` }),
  };
}

/** The name under which a file is saved, for old and new browsers; its extension is that of its content. */
function nameFor(nama: string, extension: string): string {
  const name = `${nama.replace(/\.[^.]*$/, '')}.${extension}`;
  const plain = name.replaceAll(/[^\w .()-]/g, '_');
  const encoded = encodeURIComponent(name).replaceAll(
    /['()*]/g,
    (sign) => `%${sign.charCodeAt(0).toString(16)}`,
  );
  return `filename="${plain}"; filename*=UTF-8''${encoded}`;
}

async function recordRead(context: Context, akun: SignedIn, { id }: Media): Promise<void> {
  await context.store.tx(actorOf(akun), (tx) =>
    writeAudit(tx, context.clock.nowMs(), { tindakan: 'baca', tabel: 'media', baris_id: id }),
  );
}
