import { groupBy } from '../kernel/group-by.ts';
import type { BarisNilai, PembagianRekap, RekapNilai } from './daftar-nilai.schema.ts';

const byName = new Intl.Collator('id', { numeric: true });
const noneOf: Readonly<Record<PembagianRekap, string>> = {
  ruang: 'Tanpa ruang',
  jurusan: 'Tanpa program',
  kelas: 'Tanpa kelas',
};

type Dinilai = Pick<BarisNilai, PembagianRekap | 'nilai' | 'ket'>;

/** Results by room, programme or class, in the order of their names; whoever has none comes last. */
export function rekapNilai(rows: readonly Dinilai[], menurut: PembagianRekap): RekapNilai[] {
  const groups = [...groupBy(rows, (row) => row[menurut])];
  return groups
    .sort(([a], [b]) => Number(a === '') - Number(b === '') || byName.compare(a, b))
    .map(([nama, members]) => ({ id: nama, nama: nama || noneOf[menurut], ...sum(members) }));
}

function sum(rows: readonly Dinilai[]): Omit<RekapNilai, 'id' | 'nama'> {
  const scores = rows.flatMap(({ nilai }) => (nilai === null ? [] : [nilai]));
  const total = scores.reduce((all, nilai) => all + Math.round(nilai * 100), 0);
  const isEmpty = scores.length === 0;
  return {
    peserta: rows.length,
    bernilai: scores.length,
    tuntas: rows.filter(({ ket }) => ket === 'tuntas').length,
    rata_rata: isEmpty ? null : Math.round(total / scores.length) / 100,
    tertinggi: isEmpty ? null : Math.max(...scores),
    terendah: isEmpty ? null : Math.min(...scores),
  };
}
