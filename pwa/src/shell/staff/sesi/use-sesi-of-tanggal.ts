import { sesiDiawasi, sesiTerjadwal } from '@spmb/shared/jadwal-ujian/calls.ts';
import type { SesiHari } from '@spmb/shared/jadwal-ujian/sesi-hari.ts';
import { at } from '@spmb/shared/kernel/call.ts';
import { withDot } from '@spmb/shared/kernel/zone.ts';
import { useAnswer } from '../../../kit/call/use-answer.ts';

/** The sessions of a date with how many participants sit in each: all of them, or those whom the account watches. */
export const useSesiOfTanggal = (tanggal: string, whom: 'semua' | 'diawasi') =>
  useAnswer(at(whom === 'diawasi' ? sesiDiawasi : sesiTerjadwal, { tanggal }));

/** A session as it is chosen: name and times. */
export const sesiText = ({ name, jam_mulai, jam_selesai }: SesiHari): string =>
  `${name} (${withDot(jam_mulai)}–${withDot(jam_selesai)})`;

export const pesertaText = ({ peserta }: SesiHari): string => `${peserta.toLocaleString('id-ID')} peserta`;
