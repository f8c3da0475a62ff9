import type { z } from 'zod';
import type { ListAsk } from '../kernel/resource.ts';
import { getCall, postCall, type Acted } from '../kernel/call.ts';
import type { gantiSandiContract } from './ganti-sandi.schema.ts';
import type { cabutMasukContract, cabutSesiContract, Masuk } from './masuk.schema.ts';
import type { MenuItem } from './menu.ts';
import type {
  jawabPermintaanContract,
  lupaSandiContract,
  PermintaanSandi,
} from './permintaan-sandi.schema.ts';
import type { profilContract } from './profil.schema.ts';
import type { sandiDariTautanContract } from './tautan-sandi.schema.ts';
import type { tokenContract } from './token.schema.ts';
import type { LoginAnswer, TokenAnswer } from './token.ts';
import type { UserInfo } from './user-info.ts';

type Sent<Schema extends z.ZodType> = z.input<Schema>;
const beforeGantiSandi = true;

// Beginning, renewal and end of a login.
export const masukAkun = postCall('/api/auth/token', 'publik').of<Sent<typeof tokenContract>, LoginAnswer>();
export const perbaruiToken = postCall('/api/auth/refresh', 'masuk', { beforeGantiSandi }).of<
  undefined,
  TokenAnswer
>();
export const keluarAkun = postCall('/api/auth/logout', 'masuk', { beforeGantiSandi }).of<undefined, Acted>();

// The own account.
export const userInfo = getCall('/api/user-info', 'masuk', { beforeGantiSandi }).of<undefined, UserInfo>();
export const menus = getCall('/api/menus', 'masuk', { beforeGantiSandi }).of<undefined, MenuItem[]>();
export const updateProfil = postCall('/api/update-profil', 'masuk').of<
  Sent<typeof profilContract>,
  Acted<{ data: UserInfo }>
>();
/** Answers with the new proof of this device: the one that it held died with the password. */
export const gantiSandi = postCall('/api/chngpwd', 'masuk', { beforeGantiSandi }).of<
  Sent<typeof gantiSandiContract>,
  Acted<{ data: { bukti_perangkat: string } }>
>();

// Where an account is signed in, and where logins failed.
export const sesiMasuk = getCall('/api/sesi-masuk', 'masuk').of<undefined, Masuk>();
export const cabutSesiMasuk = postCall('/api/sesi-masuk-cabut', 'masuk').of<
  Sent<typeof cabutSesiContract>,
  Acted
>();
export const userMasuk = getCall('/api/user-masuk/:id', 'kelolaSistem').of<undefined, Masuk>();
export const cabutUserMasuk = postCall('/api/user-masuk-cabut', 'kelolaSistem').of<
  Sent<typeof cabutMasukContract>,
  Acted
>();

// Forgotten passwords: the request of whoever cannot sign in, and the answer of staff.
export const lupaKataSandi = postCall('/api/lupa-kata-sandi', 'publik').of<
  Sent<typeof lupaSandiContract>,
  Acted
>();
/** With a one-time link; `nomor` is what one signs in with. */
export const sandiDariTautan = postCall('/api/akun-baru', 'publik').of<
  Sent<typeof sandiDariTautanContract>,
  Acted<{ data: { nomor: string } }>
>();
/** `?status=` narrows the list. */
export const permintaanSandi = getCall('/api/permintaan-sandi', 'kelolaSistem').of<
  ListAsk,
  PermintaanSandi[]
>();
/** `data` is there unless the request was ignored. */
export const jawabPermintaanSandi = postCall('/api/permintaan-sandi-jawab', 'kelolaSistem').of<
  Sent<typeof jawabPermintaanContract>,
  Acted<{ data?: { sandi: string } }>
>();
