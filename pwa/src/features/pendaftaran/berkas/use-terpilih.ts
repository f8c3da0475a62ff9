import { useEffect, useState } from 'react';
import { textOfProblem } from '../../../http/failure.ts';
import type { BerkasPort } from './berkas-port.ts';
import {
  bacaHalaman,
  bacaTerpilih,
  jadikanBerkas,
  tambahHalaman,
  type FieldBerkas,
  type Halaman,
  type Terpilih,
} from './terpilih.ts';

/** Outlives the step of the form: who goes on without an answer finds the picture when he comes back. */
const ingatan = new WeakMap<BerkasPort, Map<string, Terpilih>>();

/** What was chosen for a field and is looked at before it is kept. */
export function useTerpilih(field: FieldBerkas, port: BerkasPort) {
  const [terpilih, setTerpilih] = useState(() => ingatan.get(port)?.get(field.name));
  const [kerja, setKerja] = useState<string>();
  const [salah, setSalah] = useState<string>();
  useLeaveWarning(terpilih !== undefined);

  function ingat(next: Terpilih | undefined): void {
    const all = ingatan.get(port) ?? new Map<string, Terpilih>();
    ingatan.set(port, all);
    if (next) all.set(field.name, next);
    else all.delete(field.name);
    setTerpilih(next);
  }
  async function run(words: string, work: () => Promise<Terpilih | undefined>): Promise<void> {
    setKerja(words);
    setSalah(undefined);
    try {
      ingat(await work());
    } catch (problem) {
      setSalah(textOfProblem(problem));
    } finally {
      setKerja(undefined);
    }
  }
  const siapkan = (work: () => Promise<Terpilih | undefined>) => run('Menyiapkan gambar…', work);
  const halaman = terpilih?.jenis === 'gambar' ? terpilih.halaman : [];
  const ganti = (place: number, work: () => Promise<Halaman>) =>
    siapkan(async () => {
      const next = await work();
      return ofHalaman(halaman.map((page, index) => (index === place ? next : page)));
    });

  return {
    terpilih,
    /** What is being done, in words; undefined: nothing. */
    kerja,
    salah,
    pilih: (files: readonly File[]) => siapkan(() => bacaTerpilih(field, files)),
    tambah: (files: readonly File[]) =>
      siapkan(async () => {
        const more: Halaman[] = [];
        for (const file of files) more.push(await bacaHalaman(field, file));
        return ofHalaman(tambahHalaman(halaman, more));
      }),
    fotoUlang: (place: number, file: File) => ganti(place, () => bacaHalaman(field, file)),
    potong: (place: number, dipotong: boolean) =>
      ganti(place, async () => bacaHalaman(field, asalOf(halaman, place), dipotong)),
    tukar: (place: number, other: number) => {
      const at = new Map([
        [place, halaman[other]],
        [other, halaman[place]],
      ]);
      ingat(ofHalaman(halaman.map((page, index) => at.get(index) ?? page)));
    },
    buang: (place: number) => ingat(ofHalaman(halaman.filter((_, index) => index !== place))),
    batal: () => ingat(undefined),
    simpan: () =>
      run('Menyimpan di perangkat…', async () => {
        if (!terpilih) return undefined;
        const { file, kecil } = await jadikanBerkas(field, terpilih);
        await port.simpan(field.name, file, kecil);
        return undefined;
      }),
  };
}

function ofHalaman([first, ...rest]: readonly Halaman[]): Terpilih | undefined {
  return first && { jenis: 'gambar', halaman: [first, ...rest] };
}

function asalOf(halaman: readonly Halaman[], place: number): File {
  const page = halaman[place];
  if (!page) throw new Error('no such page');
  return page.asal;
}

/** Lets the browser ask before the page is left: what was chosen lies in memory alone. */
function useLeaveWarning(atRisk: boolean): void {
  useEffect(() => {
    if (!atRisk) return;
    const ask = (event: BeforeUnloadEvent) => event.preventDefault();
    addEventListener('beforeunload', ask);
    return () => removeEventListener('beforeunload', ask);
  }, [atRisk]);
}
