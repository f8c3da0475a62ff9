import { crc32, deflateSync } from 'node:zlib';

export const fotoLebar = 150;
export const fotoTinggi = 200;

/** Numbers of colours. */
const [latar, baju, kulit, rambut] = [0, 1, 2, 3];

const isInside = (
  x: number,
  y: number,
  centre: readonly [number, number],
  radii: readonly [number, number],
) => ((x - centre[0]) / radii[0]) ** 2 + ((y - centre[1]) / radii[1]) ** 2 <= 1;

function warnaDi(x: number, y: number, isKerudung: boolean): number {
  const isWajah = isInside(x, y, [75, 84], [28, 36]);
  if (isWajah && y > (isKerudung ? 58 : 66)) return kulit;
  if (isInside(x, y, [75, isKerudung ? 92 : 78], isKerudung ? [44, 62] : [32, 40])) return rambut;
  if (isInside(x, y, [75, 128], [13, 26])) return kulit;
  return isInside(x, y, [75, 205], [66, 66]) ? baju : latar;
}

const bidang = (isKerudung: boolean): Buffer => {
  const row = (y: number) => [0, ...Array.from({ length: fotoLebar }, (_, x) => warnaDi(x, y, isKerudung))];
  return deflateSync(Buffer.from(Array.from({ length: fotoTinggi }, (_, y) => row(y)).flat()));
};
const bidangPolos = bidang(false);
const bidangKerudung = bidang(true);

function potongan(jenis: string, isi: Uint8Array): Buffer {
  const named = Buffer.concat([Buffer.from(jenis, 'latin1'), isi]);
  const [length, sum] = [Buffer.alloc(4), Buffer.alloc(4)];
  length.writeUInt32BE(isi.length);
  sum.writeUInt32BE(crc32(named));
  return Buffer.concat([length, named, sum]);
}

/** Red behind those of an odd year and blue behind the others, as photos for documents are taken. */
const warnaLatar = (tahun: number) => (tahun % 2 === 1 ? [0xc6, 0x28, 0x28] : [0x1e, 0x5f, 0xb4]);
const kulitTerang = [0xe3, 0xb5, 0x8c];

/** A photo 3x4 as a drawn head: nobody's, and of each number another one, by its colours. */
export function fotoDemo(nomor: number, tahun: number, isKerudung: boolean): Buffer {
  const header = Buffer.alloc(13);
  header.writeUInt32BE(fotoLebar, 0);
  header.writeUInt32BE(fotoTinggi, 4);
  // Eight bits a point, by the number of a colour.
  header.set([8, 3, 0, 0, 0], 8);
  const gelap = (nomor * 7) % 90;
  const colours = [
    warnaLatar(tahun),
    [0xf4, 0xf4, 0xff - (nomor % 32)],
    kulitTerang.map((part) => part - Math.floor(gelap / 2)),
    isKerudung ? [0xe0 - gelap, 0xe4, 0xea - (nomor >> 5)] : [0x1a + (nomor % 24), 0x14, 0x10 + (nomor >> 5)],
  ];
  const signature = [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a];
  return Buffer.concat([
    Buffer.from(signature),
    potongan('IHDR', header),
    potongan('PLTE', Buffer.from(colours.flat())),
    potongan('IDAT', isKerudung ? bidangKerudung : bidangPolos),
    potongan('IEND', Buffer.alloc(0)),
  ]);
}
