import { inflateRawSync } from 'node:zlib';
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

interface ZipEntry {
  name: string;
  encrypted: boolean;
  method: number;
  compressedBytes: number;
  declaredBytes: number;
  headerOffset: number;
}

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
 * parts cost more memory than the limits. Throws UnreadableFile for a bomb, an encrypted or a broken archive.
 */
export function unpackZip(
  bytes: Uint8Array,
  wanted: (name: string) => boolean = () => true,
  limits: ZipLimits = DEFAULT_ZIP_LIMITS,
): Map<string, Uint8Array> {
  const entries = readDirectory(bytes, limits);
  const declaredBytes = entries.reduce((sum, entry) => sum + entry.declaredBytes, 0);
  if (declaredBytes > limits.totalBytes) throw tooBig();
  const parts = new Map<string, Uint8Array>();
  for (const entry of entries) {
    if (!wanted(entry.name)) continue;
    if (parts.has(entry.name)) throw broken();
    if (entry.declaredBytes > (limits.partBytes ?? Infinity)) throw tooBig();
    parts.set(entry.name, inflate(bytes, entry));
  }
  return parts;
}

function readDirectory(bytes: Uint8Array, limits: ZipLimits): ZipEntry[] {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const end = findDirectoryEnd(view);
  const count = view.getUint16(end + 10, true);
  if (count > limits.entries) throw tooBig();
  const entries: ZipEntry[] = [];
  let at = view.getUint32(end + 16, true);
  for (let index = 0; index < count; index += 1) {
    if (at + 46 > bytes.length || view.getUint32(at, true) !== 0x02014b50) throw broken();
    const nameBytes = view.getUint16(at + 28, true);
    entries.push({
      name: new TextDecoder().decode(bytes.subarray(at + 46, at + 46 + nameBytes)).replaceAll('\\', '/'),
      encrypted: (view.getUint16(at + 8, true) & 1) === 1,
      method: view.getUint16(at + 10, true),
      compressedBytes: view.getUint32(at + 20, true),
      declaredBytes: view.getUint32(at + 24, true),
      headerOffset: view.getUint32(at + 42, true),
    });
    at += 46 + nameBytes + view.getUint16(at + 30, true) + view.getUint16(at + 32, true);
  }
  return entries;
}

/** The end-of-directory record stands last; only a comment of at most 64 kB may follow it. */
function findDirectoryEnd(view: DataView): number {
  const lowest = Math.max(0, view.byteLength - 22 - 0xffff);
  for (let at = view.byteLength - 22; at >= lowest; at -= 1) {
    if (view.getUint32(at, true) === 0x06054b50) return at;
  }
  throw broken();
}

function inflate(bytes: Uint8Array, entry: ZipEntry): Uint8Array {
  if (entry.encrypted) {
    throw new UnreadableFile('Berkas ini dikunci kata sandi. Simpan tanpa kata sandi, lalu coba lagi.');
  }
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const { headerOffset: at, declaredBytes } = entry;
  if (at + 30 > bytes.length || view.getUint32(at, true) !== 0x04034b50) throw broken();
  const start = at + 30 + view.getUint16(at + 26, true) + view.getUint16(at + 28, true);
  const data = bytes.subarray(start, start + entry.compressedBytes);
  if (data.length !== entry.compressedBytes) throw broken();
  if (entry.method === 0 && data.length === declaredBytes) return data;
  if (entry.method !== 8) throw broken();
  try {
    // Node refuses a limit of 0, so an empty part is allowed one byte and then found to have lied.
    const content = inflateRawSync(data, { maxOutputLength: Math.max(1, declaredBytes) });
    if (content.length === declaredBytes) return content;
  } catch (error) {
    if (error instanceof RangeError) throw tooBig();
  }
  throw broken();
}
