import { findSubscription } from '../../ports/tanda-push.ts';

/** Why this browser shows no notifications of ours, in one sentence; undefined: it can. */
export function alasanTanpaPush(): string | undefined {
  if (!window.isSecureContext)
    return 'Pemberitahuan hanya tersedia bila aplikasi dibuka dengan alamat https. Pesan tetap ada di kotak masuk.';
  if (!('serviceWorker' in navigator) || !('PushManager' in window) || !('Notification' in window))
    return /iPhone|iPad/.test(navigator.userAgent)
      ? 'Di iPhone dan iPad, pasang dahulu aplikasi ini: pilih Bagikan, lalu Tambah ke Layar Utama, dan buka dari sana.'
      : 'Peramban ini tidak mendukung pemberitahuan. Pakai Chrome, Edge, atau Firefox yang baru.';
  if (Notification.permission === 'denied')
    return 'Pemberitahuan dari situs ini diblokir. Izinkan di pengaturan peramban, lalu muat ulang halaman.';
  return undefined;
}

const belumTerpasang =
  'Aplikasi belum selesai dipasang di perangkat ini. Muat ulang halaman, tunggu sebentar, lalu nyalakan lagi.';
const takTercapai =
  'Peramban tidak dapat mencapai layanan pemberitahuannya. Periksa sambungan internet, lalu nyalakan lagi.';
const ditolak = 'Pemberitahuan tidak diizinkan. Izinkan di pengaturan peramban, lalu nyalakan lagi.';

/** What the server keeps of a subscription. */
export interface DataLangganan {
  endpoint: string;
  p256dh: string;
  auth: string;
}

/**
 * Subscribes this browser for the server with `kunci` (base64url), asking its user first where he was not asked yet. Throws a
 * sentence where it does not come to that.
 */
export async function subscribe(kunci: string): Promise<DataLangganan> {
  if ((await Notification.requestPermission()) !== 'granted') throw new Error(ditolak);
  const registration = await navigator.serviceWorker.getRegistration();
  if (!registration?.active) throw new Error(belumTerpasang);
  const applicationServerKey = Uint8Array.from(
    atob(kunci.replaceAll('-', '+').replaceAll('_', '/')),
    (sign) => sign.charCodeAt(0),
  );
  const before = await findSubscription();
  // One that was made for another server, or another key of this one, takes none of ours.
  if (before && !isSame(before.options.applicationServerKey, applicationServerKey))
    await before.unsubscribe();
  const options = { userVisibleOnly: true, applicationServerKey };
  const made = await registration.pushManager.subscribe(options).catch(() => undefined);
  const { endpoint, keys } = made?.toJSON() ?? {};
  if (!endpoint || !keys?.['p256dh'] || !keys['auth']) throw new Error(takTercapai);
  return { endpoint, p256dh: keys['p256dh'], auth: keys['auth'] };
}

const isSame = (held: ArrayBuffer | null, own: Uint8Array): boolean => {
  const bytes = new Uint8Array(held ?? new ArrayBuffer(0));
  return bytes.length === own.length && bytes.every((byte, at) => byte === own[at]);
};
