import { scryptAsync } from '@noble/hashes/scrypt.js';
import { fromBase64Url, utf8 } from '@spmb/shared/kernel/text/bytes.ts';
import { portableDigest } from '@spmb/shared/sync/seal/digest.ts';
import { isLongAsKodeLuring, kodeLuringCost, parseKodeLuring } from '@spmb/shared/sync/start/kode-luring.ts';
import { openKit, type KitContent } from '@spmb/shared/sync/protocol/offline-kit.ts';
import { deleteBekal, findBekal } from '../../local-db/bekal-store.ts';
import type { StreamRow, BekalRow, ServerRow } from '../../local-db/exam-rows.ts';
import { findOpenStream, findAttempt } from '../../local-db/exam-store.ts';
import { isReady } from '../../local-db/paket-store.ts';
import { findServer } from '../../local-db/perangkat.ts';
import { beginStream } from '../register/begin-stream.ts';
import { StartRefused } from '../ports/exam-session.ts';
import { HeldStream } from '../stream/held-stream.ts';
import type { Started } from '../answer/parse-start-answer.ts';
import type { Ports } from '../ports/ports.ts';
import { drawStream, registrationOf } from '../register/register-stream.ts';

const askForCode =
  'Server tidak terjangkau. Sambungkan lagi dengan langkah di bawah, atau minta Token darurat (11 huruf dan angka) kepada pengawas, ketik di kolom Token, lalu tekan Mulai ujian.';
const mistyped = 'Token darurat salah ketik. Cocokkan lagi setiap huruf dan angkanya dengan kertas pengawas.';
const otherSession = 'Token darurat ini bukan untuk sesi ini. Minta pengawas memeriksa amplop sesi Anda.';
const over = 'Waktu sesi ini sudah habis. Panggil pengawas; sambungkan perangkat ini ke server bila bisa.';

/**
 * Begins an exam without the server: with the kode luring, what was prepared for this account and the sheet that lies
 * here. It begins at this device's wall clock with the last known offset; the server hears of it before the first
 * operation. undefined: nothing was prepared. Throws `StartRefused` where the code is missing or wrong.
 */
export async function startOffline(
  ports: Ports,
  jadwalUjianId: string,
  typed: string,
): Promise<HeldStream | undefined> {
  const kit = await findBekal(ports.db, jadwalUjianId).catch(() => undefined);
  const server = await findServer(ports.db).catch(() => undefined);
  if (!kit || !server || kit.akun !== ports.akun()) return undefined;
  if (!(await isReady(ports.db, jadwalUjianId, kit.paket))) return undefined;
  const content = await openWith(kit, typed);
  const standing = await findAttempt(ports.db, jadwalUjianId).catch(() => undefined);
  if (standing?.ujian_id === content.ujian_id) return HeldStream.load(ports, standing.aliran);
  const startMs = ports.clock.nowMs() + server.selisih_ms;
  if (startMs < content.mulai_ms)
    throw refused(`Ujian belum dibuka. Sesi dimulai pukul ${content.jam_mulai}.`);
  if (startMs >= content.batas_akhir_ms) throw refused(over);
  const held = await begin(ports, { kit, server, content, startMs });
  await deleteBekal(ports.db, jadwalUjianId).catch(() => undefined);
  return held;
}

const refused = (text: string): StartRefused => new StartRefused(text, 'putus', false, true);

/** Kits of before name neither pause nor proof. */
type Content = Omit<KitContent, 'jeda_maks_ms' | 'bukti'> & Partial<KitContent>;

async function openWith(kit: BekalRow, typed: string): Promise<Content> {
  const kode = parseKodeLuring(typed);
  if (kode === undefined) throw refused(isLongAsKodeLuring(typed) ? mistyped : askForCode);
  const salt = fromBase64Url(kit.garam) ?? new Uint8Array();
  const content = openKit(await scryptAsync(utf8(kode), salt, kodeLuringCost), kit);
  if (content === undefined) throw refused(otherSession);
  return content;
}

interface Beginning {
  kit: BekalRow;
  server: ServerRow;
  content: Content;
  /** By the server's clock, as far as it is known here. */
  startMs: number;
}

async function begin(ports: Ports, { kit, server, content, startMs }: Beginning): Promise<HeldStream> {
  const jadwalUjianId = kit.jadwal_ujian_id;
  const row = await findOpenStream(ports.db, jadwalUjianId).catch(() => undefined);
  // One that was drawn for a start whose answer was lost is the one that the server may know.
  const drawn = row?.ujian_id === null ? row : await drawStream(ports, jadwalUjianId);
  const { bukti } = content;
  const mulai = {
    izin: kit.izin,
    aliran: await registrationOf(ports, drawn),
    mulai_ms: startMs,
    ...(bukti !== undefined && { bukti }),
  };
  const stream: StreamRow = { ...drawn, mulai };
  const memory = beginStream({
    digest: portableDigest,
    started: startedOf(content, server, stream.aliran, startMs),
    stream,
    jadwalUjianId,
    akun: kit.akun,
    before: undefined,
    nowMs: ports.clock.nowMs(),
  });
  return HeldStream.begin(ports, memory);
}

/** What the server's answer to a start would say: version 0 is older than whatever it will. */
function startedOf(content: Content, server: ServerRow, aliran: string, startMs: number): Started {
  const { percobaan, waktu_ms, batas_akhir_ms, jeda_maks_ms, opsi = {}, ...rest } = content;
  const { mulai_ms: _, jam_mulai: __, bukti: ___, ...sheet } = rest;
  const { server_id, generasi } = server;
  return {
    status: true,
    message: '',
    lanjut: true,
    server_id,
    generasi,
    aliran,
    server_ms: startMs,
    jalan_ms: 0,
    ...sheet,
    opsi,
    keadaan: {
      versi: 0,
      status: 'mengerjakan',
      sebab_selesai: null,
      percobaan,
      epoch: 0,
      pemegang: true,
      terpakai_ms: 0,
      boleh_ms: Math.min(waktu_ms, batas_akhir_ms - startMs),
      batas_akhir_ms,
      jumlah_di_server: 0,
      kode_terima: null,
      beda_layar: false,
      ...(jeda_maks_ms !== undefined && { jeda_sisa_ms: jeda_maks_ms }),
    },
    lembar: {},
    surat: null,
  };
}
