import type { Calon } from '@spmb/shared/seleksi/calon.ts';
import { susunCadangan } from '@spmb/shared/seleksi/cadangan.ts';
import type { HasilCalon, HasilSeleksi } from '@spmb/shared/seleksi/hasil.ts';
import type { Masukan } from '@spmb/shared/seleksi/passing-grade.ts';
import type { KursiTersimpan, PotretTeks } from '../../seleksi/kursi.queries.ts';
import { unpackJson } from '../../../server/work/packed-json.ts';

/** Stored seats and reserve lists as a result, so that it can be counted and compared like one. */
export function storedHasil(calon: readonly Calon[], rows: readonly KursiTersimpan[]): HasilSeleksi {
  const byId = new Map(calon.map((one) => [one.id, one]));
  const hasil = new Map<string, HasilCalon>(calon.map(({ id }) => [id, { status: 'TL' }]));
  const cadangan = new Map<string, Calon[]>();
  const waiting = rows.filter(({ urutan }) => urutan !== null);
  for (const { peserta_id, program_keahlian_id: program, urutan } of waiting.toSorted(byUrutan)) {
    const one = byId.get(peserta_id);
    if (!one) continue;
    const list = cadangan.get(program) ?? [];
    list.push(one);
    cadangan.set(program, list);
    if (hasil.get(peserta_id)?.status === 'TL' || one.pilihan[0] === program)
      hasil.set(peserta_id, { status: 'CADANGAN', program, urutan: urutan ?? 0 });
  }
  for (const { peserta_id, program_keahlian_id: program, jalan, kursi } of rows)
    if (jalan !== null) hasil.set(peserta_id, { status: 'L', program, jalan, kursi });
  return { hasil, cadangan };
}

const byUrutan = (a: KursiTersimpan, b: KursiTersimpan) => (a.urutan ?? 0) - (b.urutan ?? 0);

/** A run as it was kept. */
export function keptHasil(masukan: Masukan, stored: PotretTeks['hasil']): HasilSeleksi {
  const hasil = new Map(Object.entries(unpackJson(stored)));
  const seated = [...hasil].filter(([, one]) => one.status === 'L').map(([id]) => id);
  return { hasil, cadangan: susunCadangan(masukan, new Set(seated)) };
}
