import { diJalur } from '@spmb/shared/pesan-keluar/gerbang.ts';
import type { PengaturanPesan } from '@spmb/shared/pengaturan/pesan.schema.ts';
import { kataJawaban, parseJawaban } from './baca-jawaban.ts';
import type { HasilKirim, KirimPesan } from './kanal.ts';
import { minta, type Jawaban } from './minta.ts';

/**
 * Codes by which the Cloud API says that it has not taken a message and may later: too many calls, messages or messages to
 * one number, and being out of order for a while.
 */
const nanti = new Set([1, 2, 4, 80_007, 130_429, 131_000, 131_016, 131_048, 131_056, 133_004, 133_016]);
/** The token, or what it may do, is wrong: a message is not at fault. */
const token = new Set([0, 3, 10, 190]);

/**
 * WhatsApp's Cloud API. A school writes first, so that only a template that Meta has approved is delivered: its text has two
 * gaps, for the name and for the message. Our key goes along and comes back with every news of the message.
 */
export const buildCloud =
  (p: PengaturanPesan, accessToken: string, nowMs: () => number): KirimPesan =>
  async ({ kunci, nomor, nama, pesan }) =>
    judge(
      await minta(
        `${p.cloud_alamat.replace(/\/$/, '')}/${p.cloud_nomor_id}/messages`,
        {
          headers: { authorization: `Bearer ${accessToken}`, 'content-type': 'application/json' },
          body: JSON.stringify({
            messaging_product: 'whatsapp',
            to: nomor,
            type: 'template',
            biz_opaque_callback_data: kunci,
            template: {
              name: p.cloud_template,
              language: { code: p.cloud_bahasa },
              components: [{ type: 'body', parameters: [celah(nama), celah(pesan)] }],
            },
          }),
        },
        nowMs,
      ),
    );

/** What a gap of a template takes: a text of one line, without four spaces after one another. */
const celah = (text: string) => ({
  type: 'text',
  text: text.replaceAll(/\s*\n\s*/g, ' | ').replaceAll(/\s+/g, ' '),
});

function judge(answer: Jawaban): HasilKirim {
  if ('sampai' in answer) return { hasil: answer.sampai ? 'ragu' : 'nanti', sebab: answer.sebab };
  const { status, tungguMs, text } = answer;
  const json = parseJawaban(text);
  const code = diJalur(json, 'error.code');
  const alasan = `Cloud API: ${kataJawaban(diJalur(json, 'error.message')) || `HTTP ${status}`}`;
  const wait = tungguMs === undefined ? {} : { tungguMs };
  if (status === 429) return { hasil: 'nanti', sebab: alasan, ...wait };
  if (typeof code === 'number') {
    const isToken = token.has(code) || (code >= 200 && code < 300);
    if (isToken) return { hasil: 'nanti', sebab: `${alasan}. Periksa token di Pengaturan.` };
    if (nanti.has(code)) return { hasil: 'nanti', sebab: alasan, ...wait };
    // An error of theirs that is not documented as a refusal may have come after the message was taken.
    return { hasil: status >= 500 ? 'ragu' : 'ditolak', sebab: alasan };
  }
  const id = kataJawaban(diJalur(json, 'messages.0.id'));
  if (status >= 200 && status < 300 && id !== '') return { hasil: 'diterima', id_luar: id };
  return status >= 400 && status < 500
    ? { hasil: 'ditolak', sebab: alasan }
    : { hasil: 'ragu', sebab: `Jawaban Cloud API tidak terbaca (HTTP ${status}).` };
}
