import type { z } from 'zod';
import { getCall, postCall, putCall, type Acted } from '../kernel/call.ts';
import type { Info } from './info.ts';
import type { AlamatKertas, PilihanAlamat } from './pilihan-alamat.schema.ts';
import type { IsianProfilSekolah, ProfilSekolah } from './profil-sekolah.schema.ts';
import type { setupContract } from './setup.schema.ts';

type Sent<Schema extends z.ZodType> = z.input<Schema>;

export const info = getCall('/api/info', 'publik').of<undefined, Info>();

// The first set-up, once per server.
export const setup = postCall('/api/setup', 'publik').of<Sent<typeof setupContract>, Acted>();
/** Addresses at which phones may find this server, and the one that is asked about; until the set-up. */
export const setupAlamat = getCall('/api/setup-alamat', 'publik').of<{ alamat: string }, PilihanAlamat>();

/** The server's addresses, for whoever keeps the profile. */
export const alamatServer = getCall('/api/alamat-server', 'kelolaSistem').of<
  { alamat: string },
  PilihanAlamat
>();
export const alamatKertas = getCall('/api/alamat-kertas', 'awasiUjian').of<undefined, AlamatKertas>();

// The school's profile: one record.
export const profilSekolah = getCall('/api/profil-sekolah/:id', 'kelolaSistem').of<
  undefined,
  ProfilSekolah
>();
/** On top of the version that was read. An empty `apikey` keeps the stored one. */
export const simpanProfilSekolah = putCall('/api/profil-sekolah/:id', 'kelolaSistem').of<
  IsianProfilSekolah & { versi: number },
  Acted<{ data: ProfilSekolah }>
>();
