import {
  bacaIsi,
  bacaKepala,
  diJalur,
  isiAlamat,
  isiJson,
  isiKurung,
} from '@spmb/shared/pesan-keluar/gerbang.ts';
import type { PengaturanPesan } from '@spmb/shared/pengaturan/pesan.schema.ts';
import { kataJawaban, parseJawaban } from './baca-jawaban.ts';
import type { HasilKirim, KirimPesan } from './kanal.ts';
import { minta, type Jawaban } from './minta.ts';

/** The words with which gateways say that they have taken a message. */
const berhasil = new Set(['true', '1', 'ok', 'success', 'sent', 'pending', 'process', 'queued']);

/** Any gateway that takes a message by HTTP: docs/gerbang-pesan.md shows how Fonnte's and Wablas' are written. */
export function buildGerbang(p: PengaturanPesan, token: string, nowMs: () => number): KirimPesan {
  return async (pesan) => {
    const isi = { ...pesan, token };
    // Split before they are filled: a text of several lines makes no header, and takes none away.
    const kepala = (bacaKepala(p.gerbang_kepala) ?? []).map(([nama, nilai]) => [
      nama,
      isiKurung(nilai, isi).replaceAll(/\s*[\r\n]+\s*/g, ' '),
    ]);
    const body = isiJson(bacaIsi(p.gerbang_isi) ?? {}, isi);
    const isForm = p.gerbang_bentuk === 'form';
    const answer = await minta(
      isiAlamat(p.gerbang_alamat, token),
      {
        headers: {
          ...(Object.fromEntries(kepala) as Record<string, string>),
          'content-type': isForm ? 'application/x-www-form-urlencoded' : 'application/json',
        },
        body: isForm ? new URLSearchParams(body as Record<string, string>).toString() : JSON.stringify(body),
      },
      nowMs,
    );
    return judge(p, answer);
  };
}

function judge(p: PengaturanPesan, answer: Jawaban): HasilKirim {
  if ('sampai' in answer) return { hasil: answer.sampai ? 'ragu' : 'nanti', sebab: answer.sebab };
  const { status, tungguMs, text } = answer;
  const json = parseJawaban(text);
  const alasan = kataJawaban(diJalur(json, p.gerbang_alasan));
  const said = alasan && `: ${alasan}`;
  if (status === 429 || status === 503)
    return {
      hasil: 'nanti',
      sebab: `Gerbang sedang penuh (HTTP ${status})${said}`,
      ...(tungguMs !== undefined && { tungguMs }),
    };
  if (status === 401 || status === 403)
    return {
      hasil: 'nanti',
      sebab: `Gerbang menolak token (HTTP ${status})${said}. Periksa token di Pengaturan.`,
    };
  // A server behind the gateway may have taken it before this one failed.
  if (status >= 500) return { hasil: 'ragu', sebab: `Gerbang gagal di tengah jalan (HTTP ${status})${said}` };
  if (status < 200 || status >= 300)
    return { hasil: 'ditolak', sebab: `Gerbang menolak (HTTP ${status})${said}` };
  if (p.gerbang_berhasil === '') return { hasil: 'diterima', id_luar: idOf(p, json) };
  const told = diJalur(json, p.gerbang_berhasil);
  if (told === undefined)
    return {
      hasil: 'ragu',
      sebab: `Jawaban gerbang tidak memuat ${p.gerbang_berhasil}. Periksa bidang jawaban di Pengaturan.`,
    };
  return berhasil.has(kataJawaban(told).toLowerCase())
    ? { hasil: 'diterima', id_luar: idOf(p, json) }
    : { hasil: 'ditolak', sebab: `Gerbang menolak${said}` };
}

const idOf = ({ gerbang_id }: PengaturanPesan, json: unknown): string | null =>
  kataJawaban(diJalur(json, gerbang_id)) || null;
