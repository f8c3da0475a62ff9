import { bacaBalasan } from '@spmb/shared/pesan-keluar/isi-pesan.ts';
import { diJalur } from '@spmb/shared/pesan-keluar/gerbang.ts';
import type { KabarPesan } from '@spmb/shared/pesan-keluar/keadaan-pesan.ts';
import { normalizeNomorHp } from '@spmb/shared/peserta/nomor-hp.ts';
import { kataJawaban } from '../kanal/baca-jawaban.ts';
import type { Kabar } from './kabar.mutations.ts';

/** What a channel tells: news of messages, and who wants no more of them, or wants them again. */
export interface Terbaca {
  kabar: Kabar[];
  balasan: Balasan[];
}

interface Balasan {
  nomor: string;
  arti: 'stop' | 'mulai';
  /** When it was written, by the channel's clock; null: it does not say. */
  kata_ms: number | null;
}

/** The words of gateways for where a message is. */
const kata: Readonly<Record<string, KabarPesan>> = {
  sent: 'terkirim',
  delivered: 'sampai',
  received: 'sampai',
  read: 'dibaca',
  failed: 'gagal',
  invalid: 'gagal',
  expired: 'gagal',
  reject: 'gagal',
  rejected: 'gagal',
  cancel: 'gagal',
};

/** What a gateway posts, as Fonnte and Wablas write it: a message that came in, or where one is that went out. */
export function bacaGerbang(body: unknown): Terbaca {
  const at = (...names: string[]) =>
    names.map((name) => kataJawaban(diJalur(body, name))).find(Boolean) ?? '';
  const told = kata[at('state').toLowerCase()] ?? kata[at('status').toLowerCase()];
  const id_luar = at('id');
  const isOwn = at('isFromMe') === 'true';
  return {
    kabar:
      told && id_luar !== ''
        ? [
            {
              kabar: told,
              id_luar,
              kunci: '',
              sebab: told === 'gagal' ? `Gerbang: ${at('reason', 'status')}` : '',
            },
          ]
        : [],
    balasan: isOwn ? [] : balasanOf(at('sender', 'phone'), at('message')),
  };
}

/** What the Cloud API posts: any number of changes, each with statuses or messages. */
export function bacaCloud(body: unknown): Terbaca {
  const values = listAt(body, 'entry')
    .flatMap((entry) => listAt(entry, 'changes'))
    .map((change) => diJalur(change, 'value'));
  return {
    kabar: values.flatMap((value) => listAt(value, 'statuses')).flatMap(kabarCloud),
    balasan: values
      .flatMap((value) => listAt(value, 'messages'))
      .flatMap((one) =>
        balasanOf(
          kataJawaban(diJalur(one, 'from')),
          kataJawaban(diJalur(one, 'text.body') ?? diJalur(one, 'button.text')),
          detik(diJalur(one, 'timestamp')),
        ),
      ),
  };
}

function kabarCloud(status: unknown): Kabar[] {
  const at = (path: string) => kataJawaban(diJalur(status, path));
  const kabar = kata[at('status')];
  if (!kabar) return [];
  const sebab = kabar === 'gagal' ? `Cloud API: ${at('errors.0.title') || at('errors.0.code')}` : '';
  return [{ kabar, id_luar: at('id'), kunci: at('biz_opaque_callback_data'), sebab }];
}

function balasanOf(from: string, text: string, kata_ms: number | null = null): Balasan[] {
  const nomor = normalizeNomorHp(from);
  const arti = bacaBalasan(text);
  return nomor && arti ? [{ nomor, arti, kata_ms }] : [];
}

/** Seconds as the Cloud API writes them, in ms; null: none, or none that a clock can show. */
function detik(value: unknown): number | null {
  const ms = Number(kataJawaban(value)) * 1_000;
  return ms > 0 && Number.isSafeInteger(ms) ? ms : null;
}

function listAt(value: unknown, name: string): unknown[] {
  const found = diJalur(value, name);
  return Array.isArray(found) ? found : [];
}
