import type {
  BeritaAcara,
  IsianBeritaAcara,
  TempatBeritaAcara,
} from '@spmb/shared/kertas-ujian/berita-acara.ts';
import { localTime } from '@spmb/shared/kernel/zone.ts';
import { Refusal } from '@spmb/shared/kernel/envelope.ts';
import { createHash } from 'node:crypto';
import type { Context } from '../../../context.ts';
import type { RuangKertas } from '../sesi-kertas.queries.ts';
import {
  findBeritaAcara,
  listAliran,
  listBarisRuang,
  listGeserRuang,
  listPenutupan,
  listTindakanRuang,
} from './berita-acara.queries.ts';
import { describeKejadian } from './describe-kejadian.ts';

/**
 * The record of a room: what is stored and what the server knows now. `room` as its reader sees it: refused for who
 * watches a part of it, since its counts would be wrong.
 */
export async function openBeritaAcara(
  { store: { read }, zona }: Context,
  at: TempatBeritaAcara,
  { peserta, pengawas }: Pick<RuangKertas, 'peserta' | 'pengawas'>,
): Promise<Omit<BeritaAcara, 'sesi'>> {
  const stored = await findBeritaAcara(read, at);
  const rows = await listBarisRuang(read, at);
  const attempts = rows.flatMap(({ ujian }) => (ujian ? [ujian] : []));
  const present = new Set(rows.filter(({ ujian }) => ujian).map(({ peserta_id }) => peserta_id));
  const everybody = new Map(rows.map(({ peserta_id, nomor_peserta }) => [peserta_id, nomor_peserta]));
  if (everybody.size !== peserta.length)
    throw new Refusal(
      'Anda mengawasi sebagian peserta ruang ini. Berita acaranya dibuka panitia atau pengawas ruangnya.',
      409,
    );
  const absent = [...everybody].filter(([id]) => !present.has(id)).map(([, nomor]) => nomor);
  const time = (ms: number[], pick: (...all: number[]) => number, zone: Parameters<typeof localTime>[1]) =>
    ms.length === 0 ? null : localTime(pick(...ms), zone);
  const zone = await zona();
  const facts = {
    rows,
    acts: await listTindakanRuang(
      read,
      rows.map(({ id }) => id),
    ),
    shifts: await listGeserRuang(read, at),
    closings: await listPenutupan(read, at),
  };
  const [pengawas_1 = '', pengawas_2 = ''] = pengawas;
  const awal: IsianBeritaAcara = {
    ...{ seharusnya: everybody.size, hadir: present.size, tidak_hadir: absent.length },
    nomor_tidak_hadir: absent.join(', '),
    jam_mulai: time(
      attempts.map(({ mulai_ms }) => mulai_ms),
      Math.min,
      zone,
    ),
    jam_selesai: time(
      attempts.flatMap(({ selesai_ms }) => selesai_ms ?? []),
      Math.max,
      zone,
    ),
    kejadian: describeKejadian(facts, zone),
    ...{ catatan: '', pengawas_1, pengawas_2, proktor: '' },
  };
  const streams = await listAliran(
    read,
    attempts.map(({ id }) => id),
  );
  return {
    ruang: at.ruang,
    isi: stored?.isi ?? awal,
    awal,
    sidik_jari: fingerprint(streams),
    versi: stored?.versi ?? 0,
    disimpan: stored
      ? { nama: stored.nama, diubah_ms: stored.diubah_ms, sidik_jari: stored.sidik_jari }
      : null,
  };
}

/** Changes with every answer that is received; '' where there is none. Eight groups to compare by eye. */
function fingerprint(streams: Awaited<ReturnType<typeof listAliran>>): string {
  if (streams.length === 0) return '';
  const text = streams.map(({ ujian_id, id, ack, jejak }) => [ujian_id, id, ack, jejak].join(' ')).join('\n');
  const hash = createHash('sha256').update(text).digest('hex');
  return hash.replaceAll(/.{8}(?!$)/g, '$& ');
}
