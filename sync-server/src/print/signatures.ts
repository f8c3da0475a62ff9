import { words, type Block, type Cell, type Words } from './block.ts';

export interface Signature {
  /** As who signs: “Pengawas 1”. */
  role: string;
  /** '' : a dotted line to write on. */
  nama: string;
  /** null: who has none, such as a participant. */
  nip?: string | null;
}

const dots = '.'.repeat(38);
const room = 46;

/** Places to sign, side by side in rows of `across`, each with name and NIP under the room to write. */
export function signatures(signers: readonly Signature[], width: number, across = 2): Block {
  const size = 9.5;
  const line = (text: string, style: Partial<Words> = {}) => words(text, { size, ...style });
  const cells = signers.map(({ role, nama, nip = '' }): Cell => [
    line(role, { below: room }),
    nama === '' ? line(dots) : line(nama, { bold: true }),
    line(nip === null ? '' : `NIP ${nip === '' ? dots.slice(6) : nip}`, { below: 10 }),
  ]);
  const rows: Cell[][] = [];
  for (let i = 0; i < cells.length; i += across)
    rows.push(Array.from({ length: across }, (_, k) => cells[i + k] ?? ''));
  const gap = 24;
  const one = (width - gap * (across - 1)) / across;
  return { kind: 'table', look: 'bare', widths: Array.from({ length: across }, () => one), gap, rows };
}
