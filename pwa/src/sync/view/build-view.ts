import { eachRegister, type RegisterName } from '@spmb/shared/sync/stream/registers.ts';
import type { LembarRow } from '../../local-db/exam-rows.ts';
import type { StreamMemory } from '../answer/apply-answer.ts';
import type { ExamView, LembarColumns } from '../ports/exam-session.ts';
import type { HeldStream } from '../stream/held-stream.ts';
import { unreadOf } from '../answer/screen-messages.ts';
import { saveStates } from '../stream/save-states.ts';

type LembarPart = Pick<ExamView, RegisterName | 'simpan'>;

/** Parts of a view that change only with an act or an answer; the same objects as long as nothing changed. */
export class LembarParts {
  #key: unknown[] = [];
  #parts: LembarPart = { ...columnsOf([]), simpan: {} };

  of(held: HeldStream, nowMs: number): LembarPart {
    const { lembar, operations, lain } = held.memory;
    const inFlight = [...held.inFlight].join(' ');
    const key = [lembar, operations, lain, held.diskSeq, inFlight];
    if (key.some((part, index) => part !== this.#key[index])) {
      this.#parts = partsOf(held, nowMs, this.#key[0] === lembar ? this.#parts : undefined);
      this.#key = key;
    }
    return this.#parts;
  }
}

function partsOf(held: HeldStream, nowMs: number, kept: LembarPart | undefined): LembarPart {
  const { lembar, operations, lain, stream } = held.memory;
  const present = { aliran: stream.aliran, diskSeq: held.diskSeq };
  const simpan = { ...saveStates(lembar.values(), [...lain, ...operations], present) };
  for (const butir of held.inFlight) simpan[butir] = { keadaan: 'menulis', pada_ms: nowMs };
  if (kept) return { ...kept, simpan };
  return { ...columnsOf([...lembar.values()]), simpan };
}

/** Each register of the sheet, by question. */
const columnsOf = (rows: readonly LembarRow[]) =>
  eachRegister((name) => Object.fromEntries(rows.map((row) => [row.butir, row[name]]))) as LembarColumns;

type FixedPart = Pick<
  ExamView,
  'ujian_id' | 'jadwal_ujian_id' | 'mapel' | 'sesi' | 'urutan' | 'opsi' | 'menit_minimum_selesai_ms' | 'pesan'
>;
type StatePart = Pick<
  ExamView,
  | 'status'
  | 'sebab_selesai'
  | 'boleh_ms'
  | 'pemegang'
  | 'jumlah_di_server'
  | 'kode_terima'
  | 'beda_layar'
  | 'selesai_terlalu_dini'
  | 'keluar'
>;

/** What the attempt itself says: a finish recorded here shows before the server knows it. */
export function attemptPart({ attempt, operations }: StreamMemory): FixedPart & StatePart {
  const { keadaan, penutupan, ujian_id, jadwal_ujian_id, mapel, sesi, urutan, opsi = {} } = attempt;
  const isRunning = keadaan.status === 'mengerjakan' || keadaan.status === 'menunggu_kiriman';
  const { boleh_ms, pemegang, jumlah_di_server, kode_terima, beda_layar, keluar } = keadaan;
  return {
    ujian_id,
    jadwal_ujian_id,
    mapel,
    sesi,
    urutan,
    opsi,
    boleh_ms,
    pemegang,
    jumlah_di_server,
    beda_layar,
    keluar,
    kode_terima: isRunning ? null : kode_terima,
    // Also where the server holds the start of an exam that ended without it.
    status: penutupan && (isRunning || keadaan.status === 'siap') ? 'selesai' : keadaan.status,
    sebab_selesai: keadaan.sebab_selesai ?? penutupan?.sebab ?? null,
    menit_minimum_selesai_ms: attempt.menit_minimum_selesai * 60_000,
    selesai_terlalu_dini: operations.some(({ alasan }) => alasan === 'BELUM_BOLEH_SELESAI'),
    pesan: unreadOf(attempt),
  };
}
