import type { z } from 'zod';
import { deleteCall, getCall, postCall, type Acted, type FileAnswer } from '../kernel/call.ts';
import type { Lines, ListAsk } from '../kernel/resource.ts';
import type { KanalKabar } from './kanal-kabar.ts';
import type {
  BlastTerkirim,
  DaftarTangan,
  HasilBlast,
  KeadaanAntrean,
  KunciPesan,
  PesanTangan,
  PesanWa,
  RencanaBlast,
} from './pesan-keluar.ts';
import type {
  aturAntreanContract,
  berhentiContract,
  blastContract,
  gantiWebhookContract,
  nyatakanContract,
  pratinjauContract,
  putuskanSemuaContract,
  satuPesanContract,
  simpanKunciContract,
  ujiContract,
} from './pesan-keluar.schema.ts';

type Sent<Schema extends z.ZodType> = z.input<Schema>;
type Told = Acted<{ data: HasilBlast }>;

/** `?saring=` and `?blast=` narrow the list; without a page it is the first 500. */
export const daftarWa = getCall('/api/utility-wa', 'kelolaUtilitas').of<ListAsk, Lines<PesanWa>>();
/** `1` is all of them (N43). */
export const hapusWa = deleteCall('/api/utility-wa/:id', 'kelolaUtilitas').of<
  undefined,
  Acted<{ hapusan_id: string | null }>
>();
export const kirimUlang = postCall('/api/utility-wa-kirim-ulang', 'kelolaUtilitas').of<
  Sent<typeof satuPesanContract>,
  Acted
>();
/** Decides about all that failed or is not certain, of a blast or as they are found; `jumlah` is how many the asker has seen. */
export const putuskanSemua = postCall('/api/utility-wa-putuskan', 'kelolaUtilitas').of<
  Sent<typeof putuskanSemuaContract>,
  Acted
>();
/** The last blasts. */
export const daftarBlast = getCall('/api/utility-wa-blast', 'kelolaUtilitas').of<
  undefined,
  BlastTerkirim[]
>();

const blast = (path: string) =>
  postCall(path, 'kelolaUtilitas').of<Sent<ReturnType<typeof blastContract>>, Told>();
// Each kind of information has a call of its own.
export const kirimInformasi = blast('/api/utility-kirim-informasi');
export const kirimAkun = blast('/api/utility-send-bulk-message-account');
export const kirimJadwal = blast('/api/utility-send-jadwal');
export const kirimJadwalSimulasi = blast('/api/utility-send-jadwal-simulasi');
export const pratinjauBlast = postCall('/api/utility-wa-pratinjau', 'kelolaUtilitas').of<
  Sent<typeof pratinjauContract>,
  RencanaBlast
>();

export const antreanWa = getCall('/api/utility-wa-antrean', 'kelolaUtilitas').of<undefined, KeadaanAntrean>();
export const aturAntrean = postCall('/api/utility-wa-antrean', 'kelolaUtilitas').of<
  Sent<typeof aturAntreanContract>,
  Acted
>();
export const nyatakanWa = postCall('/api/utility-wa-nyatakan', 'kelolaUtilitas').of<
  Sent<typeof nyatakanContract>,
  Acted
>();
export const tanganWa = getCall('/api/utility-wa-tangan', 'kelolaUtilitas').of<undefined, DaftarTangan>();
/** Opens one for whoever asks: nobody else has it until it is said what became of it, passed over, or not certain. */
export const ambilTangan = postCall('/api/utility-wa-tangan', 'kelolaUtilitas').of<
  Sent<typeof satuPesanContract>,
  Acted<{ data: PesanTangan }>
>();
export const lewatiTangan = postCall('/api/utility-wa-lewati', 'kelolaUtilitas').of<
  Sent<typeof satuPesanContract>,
  Acted
>();
/** Whether letters to inboxes can be told by the school's channel too. */
export const kanalKabar = getCall('/api/kanal-kabar', 'kelolaJadwal').of<undefined, KanalKabar>();
/** Numbers and addresses that want no messages. */
export const daftarBerhenti = getCall('/api/utility-wa-berhenti', 'kelolaUtilitas').of<undefined, string[]>();
export const berhentiWa = postCall('/api/utility-wa-berhenti', 'kelolaUtilitas').of<
  Sent<typeof berhentiContract>,
  Acted
>();

export const kunciPesan = getCall('/api/pesan-kunci', 'kelolaSistem').of<undefined, KunciPesan>();
/** Gives the webhook another address; the one that was known is dead. */
export const gantiWebhook = postCall('/api/pesan-webhook-baru', 'kelolaSistem').of<
  Sent<typeof gantiWebhookContract>,
  Acted<{ data: KunciPesan }>
>();
export const simpanKunciPesan = postCall('/api/pesan-kunci', 'kelolaSistem').of<
  Sent<typeof simpanKunciContract>,
  Acted<{ data: KunciPesan }>
>();
export const ujiPesan = postCall('/api/pesan-uji', 'kelolaSistem').of<Sent<typeof ujiContract>, Acted>();

/** A gateway tells its news, or an answer that came in; whoever knows the address speaks for it. */
export const webhookGerbang = postCall('/api/pesan-webhook/:kunci', 'publik', {
  external: 'the gateway of the settings',
}).of<unknown, Acted>();
/** Meta asks whether the address is the school's: `hub.verify_token`, `hub.challenge`. */
export const sahkanWebhookCloud = getCall('/api/pesan-webhook-cloud/:kunci', 'publik', {
  external: 'WhatsApp Cloud API',
}).of<undefined, FileAnswer>();
/** News of the Cloud API, signed with the secret of the school's app. */
export const webhookCloud = postCall('/api/pesan-webhook-cloud/:kunci', 'publik', {
  external: 'WhatsApp Cloud API',
}).of<unknown, Acted>();
