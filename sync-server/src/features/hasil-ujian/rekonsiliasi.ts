import {
  nasibOf,
  sebabWords,
  type Nasib,
  type RincianUjian,
  type UjianRekonsiliasi,
} from '@spmb/shared/hasil-ujian/rekonsiliasi.schema.ts';
import { operationInWords } from '@spmb/shared/sync/stream/operation-words.ts';
import { parseOperationBody, parseOperationHead } from '@spmb/shared/sync/stream/operation.ts';
import { rankOf } from '@spmb/shared/sync/stream/lembar.ts';
import type { Context } from '../../context.ts';
import { NotFound } from '../../http/errors.ts';
import type { SignedIn } from '../../http/route.ts';
import { isShown } from './daftar-nilai.ts';
import {
  countReceived,
  countWaiting,
  findUjianTercatat,
  listUjianTercatat,
  readLog,
  type UjianTercatat,
} from './rekonsiliasi.queries.ts';

const lineOf = ({ ruang, diarsipkan_ms, batas_akhir_ms: _, ...row }: UjianTercatat, tertahan: number) => ({
  ...row,
  ruang: ruang ?? '',
  diarsipkan: diarsipkan_ms !== null,
  tertahan,
});

/** The attempts of a schedule; how much was received is added to the page that is shown. */
export async function listRekonsiliasi({ store: { read } }: Context, akun: SignedIn, jadwalId: string) {
  const held = await countWaiting(read, jadwalId);
  const rows = await listUjianTercatat(read, akun, jadwalId);
  return rows.map((row) => lineOf(row, row.diarsipkan_ms === null ? (held.get(row.id) ?? 0) : 0));
}

type Line = Awaited<ReturnType<typeof listRekonsiliasi>>[number];

export async function withReceived(
  { store: { read } }: Context,
  lines: readonly Line[],
): Promise<UjianRekonsiliasi[]> {
  const received = await countReceived(
    read,
    lines.map(({ id }) => id),
  );
  return lines.map((line) => {
    const { diterima, belum_terkirim } = received.get(line.id) ?? { diterima: 0, belum_terkirim: 0 };
    return { ...line, diterima, belum_terkirim, dibuat: diterima + belum_terkirim };
  });
}

/** Every operation of an attempt and what became of it. Letters stand in it only once the exam is over (S17). */
export async function getRincian(context: Context, akun: SignedIn, id: string): Promise<RincianUjian> {
  const { read } = context.store;
  const found = await findUjianTercatat(read, akun, id);
  if (!found) throw new NotFound('Ujian ini tidak ada. Muat ulang daftar.');
  const { streams, operations, aside, acts } = await readLog(read, id);
  const isOver = found.diarsipkan_ms !== null || isShown(found, context.clock.nowMs());
  const byStream = Map.groupBy(operations, ({ aliran_id }) => aliran_id);
  const devices = new Map(streams.map((stream) => [stream.id, stream.perangkat]));
  const all = streams.flatMap((stream) => {
    let elapsedMaxMs = 0;
    return (byStream.get(stream.id) ?? []).map((row) => {
      const head = parseOperationHead(row.teks);
      const inPlace = head?.aliran === stream.id && head.ujian_id === id ? head : undefined;
      if (inPlace) elapsedMaxMs = Math.max(elapsedMaxMs, inPlace.elapsed_ms);
      const rank = rankOf(stream.epoch ?? 0, elapsedMaxMs, stream.pintu, row.seq);
      return { row, head, body: head && parseOperationBody(head), rank };
    });
  });
  const nasib = nasibOf(
    all.map(({ row, body, rank }) => ({ ...row, body, rank, tibaMs: row.tiba_ms })),
    found.batas_akhir_ms,
  );
  const operasi: RincianUjian['operasi'] = all.map(({ row, head, body }, place) => ({
    id: `${row.aliran_id}-${row.seq}`,
    perangkat: devices.get(row.aliran_id) || 'Tanpa nama',
    seq: row.seq,
    dibuat_ms: head?.dinding_ms ?? null,
    tiba_ms: row.tiba_ms,
    isi: operationInWords(body, isOver),
    nasib: nasib[place] ?? 'dihitung',
    sebab: row.alasan === null ? '' : sebabWords[row.alasan],
    alasan: row.alasan,
  }));
  for (const { aliran_id, seq, jejak, teks, tiba_ms } of aside) {
    const head = parseOperationHead(teks);
    operasi.push({
      id: `${aliran_id}-${seq}-${jejak}`,
      perangkat: devices.get(aliran_id) || 'Tanpa nama',
      seq,
      dibuat_ms: head?.dinding_ms ?? null,
      tiba_ms,
      isi: operationInWords(head && parseOperationBody(head), isOver),
      nasib: 'bentrok',
      sebab: '',
      alasan: null,
    });
  }
  const tertahan = nasib.filter((one) => one === 'tertahan').length;
  const [ujian] = await withReceived(context, [lineOf(found, found.diarsipkan_ms === null ? tertahan : 0)]);
  if (!ujian) throw new NotFound();
  return {
    ujian,
    jumlah: countOf(operasi),
    operasi,
    tindakan: acts.map(({ id: act, jenis, nama, alasan, waktu_ms }) => ({
      id: act,
      jenis,
      nama,
      alasan,
      waktu_ms,
    })),
  };
}

function countOf(operasi: readonly { nasib: Nasib }[]): Record<Nasib, number> {
  const jumlah: Record<Nasib, number> = {
    dihitung: 0,
    terlambat: 0,
    ditimpa: 0,
    tertahan: 0,
    diterima: 0,
    tidak_diterima: 0,
    ditolak: 0,
    bentrok: 0,
  };
  for (const { nasib } of operasi) jumlah[nasib]++;
  return jumlah;
}
