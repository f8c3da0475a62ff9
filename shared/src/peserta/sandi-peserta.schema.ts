import { z } from 'zod';

/** What api/data-peserta-sandi and api/data-peserta-sandi-baru are asked. */
export const sandiPesertaContract = z.object({
  /** Of the participant. */
  id: z.string().min(1).max(64),
  alasan: z.string().trim().max(255).nullish(),
});

/** What both answer: the password of the card. */
export interface SandiKartu {
  sandi: string;
}

/** What is known of a participant's password. */
export const keadaanSandi = ['kartu', 'sendiri', 'sekali', 'hilang', 'tanpa-akun'] as const;
export type KeadaanSandi = (typeof keadaanSandi)[number];

/** Why a card shows no password, and the way out; on the card itself in two words. */
export const tanpaSandiKartu: Record<Exclude<KeadaanSandi, 'kartu'>, { pesan: string; kartu: string }> = {
  sendiri: {
    pesan:
      'Peserta ini memakai kata sandi pilihannya sendiri, yang tidak tersimpan di mana pun. Bila ia lupa, buat Sandi baru.',
    kartu: 'sandi sendiri',
  },
  sekali: {
    pesan: 'Peserta ini baru diberi kata sandi sekali pakai, yang hanya tampil sekali. Buat Sandi baru.',
    kartu: 'minta panitia',
  },
  hilang: {
    pesan: 'Sandi kartu peserta ini tidak dapat dibaca lagi dengan kunci server ini. Buat Sandi baru.',
    kartu: 'minta panitia',
  },
  'tanpa-akun': {
    pesan: 'Peserta ini belum punya akun. Sandi baru membuatkannya.',
    kartu: 'belum punya akun',
  },
};
