import { getCall, putCall, type Acted } from '../kernel/call.ts';
import type { Pengaturan } from './kelompok.ts';
import type { KelompokTersimpan, PengaturanTersimpan } from './tersimpan.ts';

export const pengaturan = getCall('/api/pengaturan', 'kelolaSistem').of<undefined, PengaturanTersimpan>();
/** One group, on top of the version that was read; answers with all of them. */
export const simpanPengaturan = putCall('/api/pengaturan/:kelompok', 'kelolaSistem').of<
  KelompokTersimpan,
  Acted<{ data: PengaturanTersimpan }>
>();

/** What a new schedule begins with. */
export const jadwalUjianAwal = getCall('/api/jadwal-ujian-awal', 'kelolaJadwal').of<
  undefined,
  Pengaturan<'ujian'>
>();
