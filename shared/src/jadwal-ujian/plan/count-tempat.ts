import { seatsOf, type MasukanRencana, type Rencana } from './plan-jadwal.ts';
import type { Ruangan } from './place-peserta.ts';
import type { TempatRencana } from '../rencana.schema.ts';

/**
 * How many participants each session has in each room before and after a plan: the chosen rooms in the chosen
 * sessions, and every place where somebody sits.
 */
export function countTempat(
  { sesis, semuaSesi, ruangs, ada }: Pick<MasukanRencana, 'sesis' | 'semuaSesi' | 'ruangs' | 'ada'>,
  { baru }: Pick<Rencana, 'baru'>,
  semuaRuang: readonly Ruangan[],
): TempatRencana[] {
  const kapasitasOf = new Map(semuaRuang.map(({ name, kapasitas }) => [name, kapasitas]));
  return semuaSesi.flatMap(({ id, name }) => {
    const [before, after] = [seatsOf(ada, id), seatsOf([...ada, ...baru], id)];
    const chosen = sesis.some((sesi) => sesi.id === id) ? ruangs.map((ruang) => ruang.name) : [];
    return [...new Set([...chosen, ...after.keys()])].map((ruang) => {
      const terisi = before.get(ruang)?.length ?? 0;
      return {
        sesi_id: id,
        sesi: name,
        ruang: ruang === '' ? null : ruang,
        kapasitas: kapasitasOf.get(ruang) ?? null,
        terisi,
        baru: (after.get(ruang)?.length ?? 0) - terisi,
      };
    });
  });
}
