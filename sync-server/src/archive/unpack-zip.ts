import { fromBufferPromise, type Entry, type ZipFile } from 'yauzl';
import { UnreadableFile } from './unreadable-file.ts';

/** How much an archive may hold before it is refused. */
export interface ZipLimits {
  entries: number;
  /** Sum over all parts, declared and really inflated alike. */
  totalBytes: number;
  /** Of one part that is unpacked; no limit of its own unless given. */
  partBytes?: number;
}

const DEFAULT_ZIP_LIMITS: ZipLimits = { entries: 5_000, totalBytes: 128 * 1024 * 1024 };

const tooBig = () =>
  new UnreadableFile(
    'Isi berkas ini terlalu besar setelah dibuka. Hapus lembar, baris, dan gambar yang tidak dipakai.',
  );
const broken = () =>
  new UnreadableFile('Berkas ini rusak atau terpotong. Simpan ulang dari aplikasinya, lalu coba lagi.');

/** Whether the bytes begin like a zip archive (.xlsx, .docx, .ods, .zip). */
export function isZip(bytes: Uint8Array): boolean {
  return bytes[0] === 0x50 && bytes[1] === 0x4b && bytes[2] === 0x03 && bytes[3] === 0x04;
}

/**
 * The parts of a zip archive whose names `wanted` accepts. The directory's declared sizes are checked before
 * anything is inflated, and inflating stops at what a part declares: neither a lying directory nor overlapping
 * parts cost more memory than the limits. Names only choose parts, none is a path anywhere. Throws UnreadableFile for a
 * bomb, an encrypted or a broken archive.
 */
export async function unpackZip(
  bytes: Uint8Array,
  wanted: (name: string) => boolean = () => true,
  limits: ZipLimits = DEFAULT_ZIP_LIMITS,
): Promise<Map<string, Uint8Array>> {
  try {
    return await unpack(bytes, wanted, limits);
  } catch (error) {
    throw error instanceof UnreadableFile ? error : broken();
  }
}

const endMark = Buffer.from('PK\x05\x06', 'latin1');
const endBytes = 22;
const commentMaxBytes = 0xffff;

/** The archive without what stands behind its end: some programs and transfers leave bytes there. */
function withoutTail(bytes: Buffer): Buffer {
  const end = bytes.lastIndexOf(endMark, -endBytes);
  if (end < Math.max(0, bytes.length - endBytes - commentMaxBytes)) return bytes;
  return bytes.subarray(0, end + endBytes + bytes.readUInt16LE(end + 20));
}

async function unpack(bytes: Uint8Array, wanted: (name: string) => boolean, limits: ZipLimits) {
  // Sizes are checked here, where each failure has its own sentence.
  const whole = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const zip = await fromBufferPromise(withoutTail(whole), {
    decodeStrings: false,
    validateEntrySizes: false,
  });
  if (zip.entryCount > limits.entries) throw tooBig();
  const entries: Entry[] = [];
  for await (const entry of zip.eachEntry()) entries.push(entry);
  const declaredBytes = entries.reduce((sum, { uncompressedSize }) => sum + uncompressedSize, 0);
  if (declaredBytes > limits.totalBytes) throw tooBig();
  const parts = new Map<string, Uint8Array>();
  for (const entry of entries) {
    const name = new TextDecoder().decode(entry.fileNameRaw).replaceAll('\\', '/');
    if (!wanted(name)) continue;
    if (parts.has(name)) throw broken();
    if (entry.uncompressedSize > (limits.partBytes ?? Infinity)) throw tooBig();
    parts.set(name, await inflate(zip, entry));
  }
  return parts;
}

async function inflate(zip: ZipFile, entry: Entry): Promise<Uint8Array> {
  if (entry.isEncrypted()) {
    throw new UnreadableFile('Berkas ini dikunci kata sandi. Simpan tanpa kata sandi, lalu coba lagi.');
  }
  const content = new Uint8Array(entry.uncompressedSize);
  let at = 0;
  for await (const chunk of (await zip.openReadStreamPromise(entry)) as AsyncIterable<Buffer>) {
    if (at + chunk.length > content.length) throw tooBig();
    content.set(chunk, at);
    at += chunk.length;
  }
  if (at !== content.length) throw broken();
  return content;
}
