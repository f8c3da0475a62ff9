import type {
  BeritaAcara,
  IsianBeritaAcara,
  TempatBeritaAcara,
} from '@spmb/shared/kertas-ujian/berita-acara.schema.ts';
import { localTime } from '@spmb/shared/kernel/zone.ts';
import { Refusal } from '@spmb/shared/kernel/envelope.ts';
import { parseOperationHead } from '@spmb/shared/sync/stream/operation.ts';
import { createHash } from 'node:crypto';
import type { Context } from '../../../context.ts';
import type { Reader } from '../../../db/store.ts';
import { listPembukaRuang, type RuangKertas } from '../facts/sesi-kertas.queries.ts';
import {
  findBeritaAcara,
  listStreams,
  listBarisRuang,
  listGeserRuang,
  listOperations,
  listPenutupan,
  listTindakanRuang,
  type BarisRuang,
} from './berita-acara.queries.ts';
import { countBelumSelesai, type JamRencana } from './count-belum-selesai.ts';
import { describeKejadian } from './describe-kejadian.ts';
import { findPutus, type ArrivedOperation } from './find-putus.ts';

/**
 * The record of a room: what is stored and what the server knows now. `jam`: hours as planned, `room` as its reader sees it: refused for who
 * watches a part of it, since its counts would be wrong.
 */
export async function openBeritaAcara(
  context: Context,
  at: TempatBeritaAcara,
  jam: JamRencana,
  room: RuangKertas,
): Promise<Omit<BeritaAcara, 'sesi'>> {
  const { store, zona } = context;
  const { read } = store;
  const { peserta, pengawas } = room;
  const stored = await findBeritaAcara(read, at);
  const rows = await listBarisRuang(read, at);
  const attempts = rows.flatMap(({ ujian }) => (ujian ? [ujian] : []));
  const acts = await listTindakanRuang(
    read,
    rows.map(({ id }) => id),
  );
  // Whose exam was reset was here, also where he has not begun again.
  const reset = new Set(
    acts.flatMap((act) => (act.jenis === 'reset_ujian' ? [act.jadwal_ujian_peserta_id] : [])),
  );
  const present = new Set(
    rows.filter(({ id, ujian }) => ujian ?? reset.has(id)).map(({ peserta_id }) => peserta_id),
  );
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
  const streams = await listStreams(
    read,
    attempts.map(({ id }) => id),
  );
  const facts = {
    rows,
    acts,
    shifts: await listGeserRuang(read, at),
    closings: await listPenutupan(read, at),
    pembuka: (await listPembukaRuang(read, at)).filter(({ ruang }) => ruang === at.ruang),
    putus: findPutus(await listArrived(read, streams, rows)),
  };
  const [pengawas_1 = '', pengawas_2 = ''] = pengawas;
  const awal: IsianBeritaAcara = {
    seharusnya: everybody.size,
    hadir: present.size,
    tidak_hadir: absent.length,
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
    catatan: '',
    pengawas_1,
    pengawas_2,
    proktor: '',
  };
  return {
    ruang: at.ruang,
    isi: stored?.isi ?? awal,
    awal,
    sidik_jari: fingerprint(streams),
    belum_selesai: await countBelumSelesai(context, at, jam, room, rows),
    versi: stored?.versi ?? 0,
    disimpan: stored
      ? { nama: stored.nama, diubah_ms: stored.diubah_ms, sidik_jari: stored.sidik_jari }
      : null,
  };
}

/** What devices of a room sent, with whose it is; what cannot be read is left out. */
async function listArrived(
  read: Reader,
  streams: Awaited<ReturnType<typeof listStreams>>,
  rows: readonly BarisRuang[],
): Promise<ArrivedOperation[]> {
  const whose = new Map(rows.map(({ ujian, nomor_peserta }) => [ujian?.id, nomor_peserta]));
  const numbers = new Map(streams.map(({ id, ujian_id }) => [id, whose.get(ujian_id) ?? '']));
  const sent = await listOperations(read, [...numbers.keys()]);
  return sent.flatMap(({ aliran_id, teks, tiba_ms }) => {
    const head = parseOperationHead(teks);
    const nomor_peserta = numbers.get(aliran_id) ?? '';
    return head ? [{ aliran_id, nomor_peserta, dinding_ms: head.dinding_ms, tiba_ms }] : [];
  });
}

/** Changes with every answer that is received; '' where there is none. Eight groups to compare by eye. */
function fingerprint(streams: Awaited<ReturnType<typeof listStreams>>): string {
  if (streams.length === 0) return '';
  const text = streams.map(({ ujian_id, id, ack, jejak }) => [ujian_id, id, ack, jejak].join(' ')).join('\n');
  const hash = createHash('sha256').update(text).digest('hex');
  return hash.replaceAll(/.{8}(?!$)/g, '$& ');
}
