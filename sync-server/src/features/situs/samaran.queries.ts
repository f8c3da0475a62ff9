import { samarkanNama, samarkanNisn } from '@spmb/shared/situs/samarkan.ts';
import type { Reader } from '../../db/store.ts';
import { getPengaturan } from '../../settings/pengaturan.queries.ts';

interface Samaran {
  nama(nama: string): string;
  nisn(nisn: string): string;
}

/** How names and numbers stand on public lists (N15). */
export async function getSamaran(read: Reader): Promise<Samaran> {
  const { samarkan_publik } = await getPengaturan(read, 'umum');
  return samarkan_publik ? { nama: samarkanNama, nisn: samarkanNisn } : { nama: asIs, nisn: asIs };
}

const asIs = (text: string): string => text;
