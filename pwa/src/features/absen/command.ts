import { z } from 'zod';
import { CallError, type StaffPort } from '../../crud/staff-port.ts';
import type { AbsenRow } from './absen-row.ts';

export type CommandKind = 'reset-login' | 'tambah-waktu' | 'paksa-selesai' | 'reset-ujian';

/** What the proctor fills in; each command reads what it needs. */
export interface CommandInput {
  alasan: string;
  menit: number;
  /** Drawn once for the dialog: sent twice, the time counts once. */
  tambahanId: string;
  /** The participant's number, typed. */
  konfirmasi: string;
}

/** What came of a command: the server's sentence, and who was left out and why. */
export interface CommandResult {
  message: string;
  gagal: readonly { nama: string; message: string }[];
}

const manyContract = z.object({ gagal: z.array(z.object({ id: z.string(), message: z.string() })) });

/** Carries a command out on one or many participants. Throws CallError where nothing was done at all. */
export async function runCommand(
  port: StaffPort,
  kind: CommandKind,
  rows: readonly AbsenRow[],
  { alasan, menit, tambahanId, konfirmasi }: CommandInput,
): Promise<CommandResult> {
  const ids = rows.map(({ id }) => id);
  const namaOf = (id: string) => rows.find((row) => row.id === id)?.nama ?? id;
  const many = async (path: string, body: object): Promise<CommandResult> => {
    const { message, data } = await port.act(path, body);
    const { gagal } = manyContract.parse(data);
    return { message, gagal: gagal.map(({ id, message: why }) => ({ nama: namaOf(id), message: why })) };
  };
  switch (kind) {
    case 'reset-login':
      return many('/api/reset-login', { ids, alasan });
    case 'tambah-waktu':
      return many('/api/tambah-waktu', { ids, menit, alasan, tambahan_id: tambahanId });
    case 'paksa-selesai':
      return finishEach(port, rows, alasan);
    case 'reset-ujian': {
      const { message } = await port.act('/api/reset-ujian-private', { id: ids[0], alasan, konfirmasi });
      return { message, gagal: [] };
    }
  }
}

/** One after the other, because the call takes one; a refusal of one does not stop the rest. */
async function finishEach(
  port: StaffPort,
  rows: readonly AbsenRow[],
  alasan: string,
): Promise<CommandResult> {
  const gagal: { nama: string; message: string }[] = [];
  let message = '';
  for (const { id, nama } of rows) {
    try {
      ({ message } = await port.act('/api/set-selesai', { id, alasan }));
    } catch (error) {
      if (!(error instanceof CallError) || rows.length === 1) throw error;
      gagal.push({ nama, message: error.message });
    }
  }
  if (rows.length > 1) message = `${rows.length - gagal.length} dari ${rows.length} ujian diselesaikan.`;
  return { message, gagal };
}
