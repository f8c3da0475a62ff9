import { crc32 } from 'node:zlib';

/** A zip archive of the parts, uncompressed: for a library that takes archives only. Names are ASCII or UTF-8. */
export function packZip(parts: ReadonlyMap<string, Uint8Array>): Buffer {
  const bodies: Buffer[] = [];
  const directory: Buffer[] = [];
  let offset = 0;
  for (const [name, content] of parts) {
    const nameBytes = Buffer.from(name);
    const common = Buffer.alloc(26);
    common.writeUInt16LE(20, 0);
    common.writeUInt16LE(0x0800, 2);
    common.writeUInt32LE(crc32(content), 10);
    common.writeUInt32LE(content.length, 14);
    common.writeUInt32LE(content.length, 18);
    common.writeUInt16LE(nameBytes.length, 22);
    bodies.push(
      signature(0x04034b50),
      common,
      nameBytes,
      Buffer.from(content.buffer, content.byteOffset, content.length),
    );
    const rest = Buffer.alloc(14);
    rest.writeUInt32LE(offset, 10);
    directory.push(signature(0x02014b50), Buffer.from([20, 0]), common, rest, nameBytes);
    offset += 4 + common.length + nameBytes.length + content.length;
  }
  const directoryBytes = directory.reduce((sum, piece) => sum + piece.length, 0);
  const end = Buffer.alloc(18);
  end.writeUInt16LE(parts.size, 4);
  end.writeUInt16LE(parts.size, 6);
  end.writeUInt32LE(directoryBytes, 8);
  end.writeUInt32LE(offset, 12);
  return Buffer.concat([...bodies, ...directory, signature(0x06054b50), end]);
}

function signature(value: number): Buffer {
  const bytes = Buffer.alloc(4);
  bytes.writeUInt32LE(value);
  return bytes;
}
