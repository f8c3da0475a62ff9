import { at } from '@spmb/shared/kernel/call.ts';
import { simpanBanyakNilai } from '@spmb/shared/olah-nilai/calls.ts';
import { banyakNilaiContract } from '@spmb/shared/olah-nilai/nilai.schema.ts';
import { MAKS_BARIS_NILAI, type Nilai } from '@spmb/shared/olah-nilai/nilai.ts';
import { startTransition, useEffect, useState } from 'react';
import { CallError } from '../../../http/call-error.ts';
import { useAction } from '../../../kit/call/use-action.ts';
import { useStaffPort } from '../../../kit/port/staff-port.ts';
import {
  isiSel,
  kisiOf,
  kolomKisi,
  tanpa,
  urungkan,
  type BarisKisi,
  type Ketikan,
  type Sel,
} from './kisi.ts';

const storedOf = ({ wawancara, keterangan }: Nilai): BarisKisi => ({
  wawancara: wawancara === null ? '' : String(wawancara).replace('.', ','),
  keterangan,
});

/**
 * The grid of a programme's interviews. What is typed outlives the page until it is saved; a save takes all that was changed,
 * or the first `MAKS_BARIS_NILAI` rows of it, or nothing, and names the cells that it cannot take.
 */
export function useKisi(jurusanId: string, rows: readonly Nilai[]) {
  const { drafts } = useStaffPort();
  const name = `olah-nilai-wawancara/${jurusanId}`;
  const [kisi, setKisi] = useState(() => kisiOf((drafts.read(name) ?? {}) as Ketikan));
  const [wasKept] = useState(() => drafts.read(name) !== undefined);
  const act = useAction(at(simpanBanyakNilai, { jurusan_id: jurusanId }), 'form');
  const byId = new Map(rows.map((row) => [row.id, row]));
  const stored = (id: string) => {
    const row = byId.get(id);
    return row && storedOf(row);
  };
  const { ketikan } = kisi;
  const changed = Object.keys(ketikan).filter((id) => byId.has(id));
  useEffect(() => {
    drafts.keep(name, Object.keys(ketikan).length > 0 ? ketikan : undefined);
  }, [drafts, name, ketikan]);
  useEffect(() => {
    if (changed.length === 0) return;
    const warn = (event: BeforeUnloadEvent) => event.preventDefault();
    addEventListener('beforeunload', warn);
    return () => removeEventListener('beforeunload', warn);
  }, [changed.length]);
  const [wrong, setWrong] = useState<Record<string, string>>({});
  const refused =
    act.error instanceof CallError
      ? ((act.error.data as { kesalahan?: Record<string, string> } | undefined)?.kesalahan ?? {})
      : {};
  const next = changed.slice(0, MAKS_BARIS_NILAI);
  const rowsToSave = next.map((id) => ({ id, ...fieldsOf(ketikan[id] ?? {}) }));
  return {
    wasKept,
    changed,
    /** Those of them that the next save takes. */
    next,
    /** By id.column, or id where it is the whole row. */
    kesalahan: { ...refused, ...wrong },
    canUndo: kisi.sebelum.length > 0,
    isSaving: act.isPending,
    failure: act.error,
    textOf: (id: string): BarisKisi => ({ wawancara: '', keterangan: '', ...stored(id), ...ketikan[id] }),
    isChanged: (id: string) => ketikan[id] !== undefined,
    isi(sel: readonly Sel[], terakhir?: string) {
      const fill = () => setKisi((now) => isiSel(now, sel, stored, terakhir));
      // Many rows are drawn in turns, between which the page hears its user.
      if (sel.length > 1) startTransition(fill);
      else fill();
    },
    urungkan: () => startTransition(() => setKisi(urungkan)),
    simpan() {
      const found = kesalahanOf(rowsToSave);
      setWrong(found);
      if (Object.keys(found).length > 0) return;
      const rows = rowsToSave.map((row) => ({ ...row, versi: byId.get(row.id)?.versi ?? 0 }));
      const saved = Object.fromEntries(next.map((id) => [id, ketikan[id] ?? {}]));
      act.mutate({ rows }, { onSuccess: () => setKisi((now) => tanpa(now, saved)) });
    },
  };
}
export type KisiWawancara = ReturnType<typeof useKisi>;

/** Cells that cannot be taken, each with its sentence. */
function kesalahanOf(rows: readonly { id: string }[]): Record<string, string> {
  const { error } = banyakNilaiContract.safeParse({ rows });
  return Object.fromEntries(
    (error?.issues ?? []).map(({ path: [, at, kolom], message }) => [
      `${rows[Number(at)]?.id ?? ''}.${String(kolom)}`,
      `Isian ini ${message}`,
    ]),
  );
}

/** Empty is no interview. */
const fieldsOf = (typed: Partial<BarisKisi>) =>
  Object.fromEntries(
    kolomKisi.flatMap((kolom) => {
      const teks = typed[kolom];
      if (teks === undefined) return [];
      return [[kolom, kolom === 'wawancara' && teks.trim() === '' ? null : teks.trim()]];
    }),
  );
