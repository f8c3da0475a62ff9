/** How messages leave: by staff's own phones, by a gateway of HTTP, by WhatsApp's Cloud API, by e-mail. */
export const kanalPesan = ['tangan', 'gerbang', 'cloud', 'surel'] as const;
export type KanalPesan = (typeof kanalPesan)[number];

/** What a message is addressed to. */
export type MediaPesan = 'wa' | 'surel';
export const mediaOf = (kanal: KanalPesan): MediaPesan => (kanal === 'surel' ? 'surel' : 'wa');

export const kataKanal: Readonly<Record<KanalPesan, string>> = {
  tangan: 'Dengan tangan (tautan wa.me)',
  gerbang: 'Gerbang HTTP (Fonnte, Wablas, dan sejenisnya)',
  cloud: 'WhatsApp Cloud API',
  surel: 'Surel (SMTP)',
};

/** Secrets of the channels: written, never read back. */
export const namaKunciPesan = ['gerbang_token', 'cloud_token', 'cloud_rahasia', 'smtp_sandi'] as const;
export type NamaKunciPesan = (typeof namaKunciPesan)[number];

export const kataKunciPesan: Readonly<Record<NamaKunciPesan, string>> = {
  gerbang_token: 'Token gerbang',
  cloud_token: 'Token akses Cloud API',
  cloud_rahasia: 'App secret Cloud API',
  smtp_sandi: 'Kata sandi SMTP',
};

/** The secrets without which a channel sends nothing. */
export const kunciWajib: Readonly<Record<KanalPesan, readonly NamaKunciPesan[]>> = {
  tangan: [],
  gerbang: [],
  cloud: ['cloud_token', 'cloud_rahasia'],
  surel: [],
};
