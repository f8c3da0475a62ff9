import { Typography } from '@mui/material';
import { kolomNilai, komponenWords, type Nilai } from '@spmb/shared/olah-nilai/nilai.ts';
import { nilaiContract } from '@spmb/shared/olah-nilai/nilai.schema.ts';
import {
  hitungNilaiAkhir,
  komponen,
  type Komponen,
  type NilaiAkhir,
} from '@spmb/shared/seleksi/nilai-akhir.ts';
import { useWatch, type FieldValues } from 'react-hook-form';
import { angka } from '../program/angka.ts';

/** N.A with what stands in the form now, as the server will have it, and what it is the sum of (N45). */
export function NilaiAkhirDiketik({ sumber }: Pick<Nilai, 'sumber'>) {
  const { data } = nilaiContract.safeParse(useWatch<FieldValues>());
  return (
    <Typography role="status">
      NILAI AKHIR: {data ? kataNilai(hitung(sumber, data)) : 'periksa isian yang salah.'}
    </Typography>
  );
}

const each = <Value,>(of: (one: Komponen) => Value) =>
  Object.fromEntries(komponen.map((one) => [one, of(one)])) as Record<Komponen, Value>;

function hitung(sumber: Nilai['sumber'], isian: ReturnType<typeof nilaiContract.parse>): NilaiAkhir {
  const typed = komponen.flatMap((one) => {
    const part = isian[kolomNilai[one]] ?? null;
    return part === null ? [] : [[one, part] as const];
  });
  return hitungNilaiAkhir(
    { ...each((one) => sumber[one].nilai), wawancara: isian.wawancara ?? null },
    each((one) => sumber[one].prosentase),
    Object.fromEntries(typed),
    komponen.filter((one) => sumber[one].sebagian),
  );
}

const points = (hundredths: number | null) => angka(hundredths === null ? null : hundredths / 100);

function kataNilai({ nilai, bagian, kurang }: NilaiAkhir): string {
  const sum = komponen.map((one) => points(bagian[one])).join(' + ');
  return nilai === null
    ? `${sum}; belum dapat dihitung tanpa ${kurang.map((one) => komponenWords[one].toLowerCase()).join(', ')}.`
    : `${points(nilai)} = ${sum}`;
}
