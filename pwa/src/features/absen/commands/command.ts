import type { AbsenRow } from '@spmb/shared/absen/absen-row.schema.ts';
import * as calls from '@spmb/shared/absen/calls.ts';
import type { KodePelanggaran } from '@spmb/shared/absen/pelanggaran.schema.ts';
import { CallError } from '../../../http/call-error.ts';
import { type StaffPort } from '../../../kit/port/staff-port.ts';

export type CommandKind =
  | 'reset-login'
  | 'izinkan-mulai'
  | 'tambah-waktu'
  | 'paksa-selesai'
  | 'buka-kembali'
  | 'reset-ujian'
  | 'pelanggaran'
  | 'pesan';

/** What the proctor fills in; each command reads what it needs. */
export interface CommandInput {
  alasan: string;
  menit: number;
  /** Drawn once for the dialog: sent twice, the act counts once. */
  tindakanId: string;
  /** The participant's number, typed. */
  konfirmasi: string;
  /** Code of a violation. */
  kode: string;
}

/** What came of a command: the server's sentence, who was left out and why, and what old devices still hold. */
export interface CommandResult {
  message: string;
  gagal: readonly { nama: string; message: string }[];
  sisa: readonly { nama: string; jumlah: number }[];
}

/** Carries a command out on one or many participants. Throws CallError where nothing was done at all. */
export async function runCommand(
  port: StaffPort,
  kind: CommandKind,
  rows: readonly AbsenRow[],
  { alasan, menit, tindakanId, konfirmasi, kode }: CommandInput,
): Promise<CommandResult> {
  const ids = rows.map(({ id }) => id);
  const namaOf = (id: string) => nameOf(rows.find((row) => row.id === id)) ?? id;
  const named = <T extends { id: string }>(list: readonly T[]) =>
    list.map(({ id, ...rest }) => ({ ...rest, nama: namaOf(id) }));
  const act = { alasan, tindakan_id: tindakanId };
  switch (kind) {
    case 'reset-login': {
      const { message, data } = await port.call(calls.resetLogin, { ids, ...act });
      return { message, gagal: named(data.gagal), sisa: named(data.belum_terkirim) };
    }
    case 'tambah-waktu': {
      const body = { ids, menit, alasan, tambahan_id: tindakanId };
      const { message, data } = await port.call(calls.tambahWaktu, body);
      return { message, gagal: named(data.gagal), sisa: [] };
    }
    case 'izinkan-mulai':
    case 'buka-kembali': {
      const { message, data } = await port.call(
        kind === 'izinkan-mulai' ? calls.izinkanMulai : calls.reopenFinish,
        { ids, ...act },
      );
      return { message, gagal: named(data.gagal), sisa: [] };
    }
    case 'pesan': {
      const { message, data } = await port.call(calls.pesanLayar, {
        ids,
        teks: alasan,
        tindakan_id: tindakanId,
      });
      return { message, gagal: named(data.gagal), sisa: [] };
    }
    case 'pelanggaran': {
      const body = { ids, kode: kode as KodePelanggaran, keterangan: alasan, tindakan_id: tindakanId };
      const { message, data } = await port.call(calls.catatPelanggaran, body);
      return { message, gagal: named(data.gagal), sisa: [] };
    }
    case 'paksa-selesai':
      return finishEach(port, rows, act);
    case 'reset-ujian': {
      const { message } = await port.call(calls.resetUjian, { id: ids[0] ?? '', konfirmasi, ...act });
      return { message, gagal: [], sisa: [] };
    }
  }
}

/** With the number: two participants may bear one name. */
const nameOf = (row: AbsenRow | undefined) => row && `${row.nama} (${row.nomor_peserta})`;

/** One after the other, because the call takes one; a refusal of one does not stop the rest, a lost server does. */
async function finishEach(
  port: StaffPort,
  rows: readonly AbsenRow[],
  act: { alasan: string; tindakan_id: string },
): Promise<CommandResult> {
  const gagal: { nama: string; message: string }[] = [];
  let message = '';
  for (const row of rows) {
    const { id } = row;
    try {
      ({ message } = await port.call(calls.setSelesai, { id, ...act }));
    } catch (error) {
      if (!(error instanceof CallError) || isUncertain(error) || rows.length === 1) throw error;
      gagal.push({ nama: nameOf(row) ?? id, message: error.message });
    }
  }
  if (rows.length > 1) message = `${rows.length - gagal.length} dari ${rows.length} ujian diselesaikan.`;
  return { message, gagal, sisa: [] };
}

/** Whether the act may have been carried out although no answer says so: to be sent again as it was. */
export const isUncertain = (error: unknown): boolean =>
  !(error instanceof CallError) || error.httpStatus === 0 || error.httpStatus >= 500;
