import type { Tugas } from '@spmb/shared/kerangka/beranda.schema.ts';
import { findWarning } from '@spmb/shared/pencadangan/warning.ts';
import type { Tasks } from '../../feature.ts';
import type { AutomaticBackups } from './automatic/automatic.ts';

/** What is wrong with the backups that are promised, for the start page. */
export const buildPencadanganTasks = (automatic: AutomaticBackups): Tasks => ({
  capability: 'kelolaSistem',
  async list(_akun, { nowMs }): Promise<Tugas[]> {
    const warning = findWarning(await automatic.state(), nowMs);
    return warning ? [{ sifat: 'perlu', ...warning, jumlah: null, route: '/backend/pencadangan' }] : [];
  },
});
