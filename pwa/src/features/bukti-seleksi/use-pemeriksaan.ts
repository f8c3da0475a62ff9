import { useCallback, useEffect, useRef, useState } from 'react';
import { mulaiPemeriksaan, type Pemeriksaan, type Tahap } from './pemeriksaan.ts';
import type { RingkasanBukti } from './ringkasan.ts';

type Ambil = (signal: AbortSignal) => Promise<Blob>;

/** Where the computing of one file stands. */
export type Keadaan =
  | { keadaan: 'berjalan'; tahap: Tahap }
  | { keadaan: 'selesai'; hasil: RingkasanBukti; jelaskan: Pemeriksaan['jelaskan'] }
  | { keadaan: 'gagal'; problem: unknown }
  | { keadaan: 'batal' };

/** Computes one file at a time: another one ends the one before. Nothing goes on once nobody looks. */
export function usePemeriksaan() {
  const [keadaan, setKeadaan] = useState<Keadaan>();
  const running = useRef<Pemeriksaan>(undefined);
  const end = useCallback(() => {
    running.current?.akhiri();
    running.current = undefined;
  }, []);
  useEffect(() => end, [end]);
  const mulai = useCallback(
    (ambil: Ambil) => {
      end();
      const tell = (next: Keadaan) => {
        if (running.current === one) setKeadaan(next);
      };
      const one: Pemeriksaan = mulaiPemeriksaan(ambil, (tahap) => setKeadaan({ keadaan: 'berjalan', tahap }));
      running.current = one;
      one.hasil.then(
        (hasil) => tell({ keadaan: 'selesai', hasil, jelaskan: one.jelaskan }),
        (problem: unknown) => tell({ keadaan: 'gagal', problem }),
      );
    },
    [end],
  );
  const batal = useCallback(() => {
    end();
    setKeadaan({ keadaan: 'batal' });
  }, [end]);
  return { keadaan, mulai, batal };
}
