import { withDot } from '@spmb/shared/kernel/zone.ts';
import { z } from 'zod';
import { useAll } from '../../crud/list/use-list.ts';

const sesiContract = z.object({
  id: z.string(),
  name: z.string(),
  jam_mulai: z.string(),
  jam_selesai: z.string(),
  peserta: z.int(),
});
type SesiHari = z.output<typeof sesiContract>;

/** The sessions of a date with how many participants sit in each: all of them, or those whom the account watches. */
export const useSesiOfTanggal = (tanggal: string, whom: 'semua' | 'diawasi') =>
  useAll(`/api/${whom === 'diawasi' ? 'sesi-ruang' : 'jadwal-ujian-peserta'}/${tanggal}`, sesiContract);

/** A session as it is chosen: name and times. */
export const sesiText = ({ name, jam_mulai, jam_selesai }: SesiHari): string =>
  `${name} (${withDot(jam_mulai)}–${withDot(jam_selesai)})`;

export const pesertaText = ({ peserta }: SesiHari): string => `${peserta.toLocaleString('id-ID')} peserta`;
