import type { MediaPesan } from './kanal.ts';

/** Why nothing is told beside inboxes: staff send by hand, the channel lacks something, WhatsApp is switched off. */
export type TanpaKanal = 'tangan' | 'kurang' | 'mati';

/** The channel that tells what is put into inboxes; with `tanpa` there is none. */
export interface KanalKabar {
  media: MediaPesan;
  tanpa: TanpaKanal | null;
}

const pengaturan = { menu: 'Pengaturan, Pesan WhatsApp dan surel', route: '/backend/pengaturan' };

/** What is said of it, and where an administrator changes it. */
export const kataTanpaKanal: Readonly<Record<TanpaKanal, { sebab: string; menu: string; route: string }>> = {
  tangan: { sebab: 'Sekolah belum memakai kanal yang mengirim sendiri.', ...pengaturan },
  kurang: { sebab: 'Kanal pesan sekolah belum lengkap.', ...pengaturan },
  mati: {
    sebab: 'Pesan WhatsApp dimatikan di profil sekolah.',
    menu: 'Profil Sekolah',
    route: '/backend/master-profil-sekolah',
  },
};

export const kataMedia: Readonly<Record<MediaPesan, string>> = { wa: 'WhatsApp', surel: 'surel' };
