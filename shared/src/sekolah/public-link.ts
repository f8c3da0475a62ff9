const hosts = {
  facebook: 'https://www.facebook.com/',
  twitter: 'https://x.com/',
  instagram: 'https://www.instagram.com/',
  url: 'https://',
} as const;

/**
 * The address to which the school's own writing leads: a whole one as it stands, one without a scheme with it, the name of
 * an account (`@smkn1`) on its network; '' for none (N54).
 */
export function publicLink(kind: keyof typeof hosts, written: string): string {
  const text = written.trim();
  if (text === '' || /^https?:\/\//i.test(text)) return text;
  const isAddress = /^[\w-]+(\.[\w-]+)+(\/|$)/.test(text) && (kind === 'url' || text.includes('/'));
  return isAddress ? `https://${text}` : `${hosts[kind]}${text.replace(/^[@/]+/, '')}`;
}
