import { Refusal } from '@spmb/shared/kernel/envelope.ts';
import { localDate, shiftTime } from '@spmb/shared/kernel/zone.ts';
import {
  jenisKertas,
  namaRuang,
  type PrintKertasInput,
} from '@spmb/shared/kertas-ujian/kertas-ujian.schema.ts';
import { setImmediate } from 'node:timers/promises';
import { packZip } from '../../archive/pack-zip.ts';
import type { Context } from '../../context.ts';
import { findKepala } from '../../db/chain/kepala-audit.queries.ts';
import { NotFound } from '../../http/errors.ts';
import type { SignedIn } from '../../http/route.ts';
import type { Tell } from '../../jobs/progress-board.ts';
import { printPaper, type PaperPart } from '../../print/paper.ts';
import { getKodeLuring } from '../jadwal-ujian/jadwal/kode-luring.mutations.ts';
import { listPelanggaran } from './berita-acara/berita-acara.queries.ts';
import type { JamRencana } from './berita-acara/count-belum-selesai.ts';
import { openBeritaAcara } from './berita-acara/open-berita-acara.ts';
import { buildCards } from './kartu/build-cards.ts';
import { listPrintedPeserta } from './kartu/print.queries.ts';
import { bapu } from './lembar/bapu.ts';
import { beritaAcaraTerisi } from './lembar/berita-acara-terisi.ts';
import { kartuRuang, type KodeRuang } from './lembar/kartu-ruang.ts';
import { lembar } from './lembar/lembar.ts';
import type { RuangFacts } from './lembar/ruang-facts.ts';
import { openKodeRuang } from './open-kode-ruang.ts';
import { tokenDarurat } from './lembar/token-darurat.ts';
import { refusePartOfSession } from './refuse-part-of-session.ts';
import { getPrintedSekolah } from './facts/printed-sekolah.queries.ts';
import { openKertas } from './facts/sekolah-kertas.queries.ts';
import { findSesi, listRuangKertas, type RuangKertas } from './facts/sesi-kertas.queries.ts';

/** What was printed: a file of one document, or an archive with a document for each room. */
export interface Printed {
  bytes: Uint8Array;
  jenis: 'pdf' | 'docx' | 'zip';
  /** Participants of the rooms. */
  jumlah: number;
}

/** The chosen papers of the chosen rooms of a session. Refuses where none of the rooms is among those of the account. */
export async function printKertas(
  context: Context,
  akun: SignedIn,
  asked: PrintKertasInput,
  tell: Tell,
): Promise<Printed> {
  const { store } = context;
  const { tanggal, format, satu_berkas } = asked;
  const sekolah = await getPrintedSekolah(store.read);
  const sesi = await findSesi(store.read, asked);
  if (!sesi) throw new NotFound('Sesi ini tidak ada lagi. Pilih sesi lain.');
  const { planned } = sesi;
  const watched = await listRuangKertas(store.read, asked, akun);
  const rooms = watched.filter(({ ruang }) => asked.ruang.includes(ruang));
  if (rooms.length === 0)
    throw new Refusal('Tidak ada peserta di ruang itu pada sesi ini, jadi tidak ada yang dicetak.');

  await refuseEmpty(context, asked, rooms);
  await refusePartOfSession(store.read, asked, watched);
  const cards = asked.kertas.includes('kartu_ruang')
    ? await openKodeRuang(context, akun, asked, rooms, sekolah)
    : undefined;
  let written = 0;
  tell({ total: rooms.length, selesai: 0 });
  const print = async (title: string, chosen: readonly RuangKertas[]) => {
    const { paper, ...school } = await openKertas(context, sekolah, { title, format });
    const codes = { ...paper.codes, ...cards?.codes };
    async function* parts(): AsyncGenerator<PaperPart> {
      for (const ruang of chosen) {
        const asShifted = (jam: string) => shiftTime(jam, ruang.geser_menit);
        const hours = {
          jam_mulai: asShifted(planned.jam_mulai),
          jam_selesai: asShifted(planned.jam_selesai),
        };
        const facts = { ...school, ruang, sesi: { ...hours, name: planned.name, tanggal } };
        yield* partsOf(context, facts, { ...asked, planned }, cards?.kode.get(ruang.ruang));
        tell({ selesai: ++written });
        await setImmediate();
      }
    }
    return printPaper({ ...paper, codes }, parts());
  };

  const jumlah = rooms.reduce((sum, { peserta }) => sum + peserta.length, 0);
  const [only] = rooms;
  if (satu_berkas || rooms.length === 1) {
    const title = `Kertas ujian ${satu_berkas || !only ? planned.name : namaRuang(only.ruang)}`;
    return { bytes: await print(title, rooms), jenis: format, jumlah };
  }
  const files = new Map<string, Uint8Array>();
  for (const [index, room] of rooms.entries()) {
    const bytes = await print(`Kertas ujian ${namaRuang(room.ruang)}`, [room]);
    files.set(fileName(index, room, format), bytes);
  }
  return { bytes: await packZip(files), jenis: 'zip', jumlah };
}

/** The papers of one room in their order. */
async function* partsOf(
  context: Context,
  facts: RuangFacts,
  { kertas, planned, ...asked }: PrintKertasInput & { planned: JamRencana },
  kode: KodeRuang | undefined,
): AsyncGenerator<PaperPart> {
  const at = { ...asked, ruang: facts.ruang.ruang };
  for (const jenis of jenisKertas.filter((one) => kertas.includes(one))) {
    if (jenis === 'kartu') yield* cardsOf(context, facts);
    else if (jenis === 'token_darurat') yield tokenDarurat(facts, await getKodeLuring(context, asked));
    else if (jenis === 'kartu_ruang') yield* kode ? [kartuRuang(facts, kode)] : [];
    else if (jenis === 'berita_acara')
      yield beritaAcaraTerisi(
        facts,
        await openBeritaAcara(context, at, planned, facts.ruang),
        await findKepala(context.store.read),
      );
    else if (jenis === 'bapu') yield* bapu(facts, await listPelanggaran(context.store.read, at, facts.ruang));
    else yield lembar[jenis](facts);
  }
}

/** Cards of a room, with the exams of its participants from today or the day of the session on. */
async function* cardsOf(context: Context, facts: RuangFacts): AsyncGenerator<PaperPart> {
  const { ruang, sesi, sekolah } = facts;
  const today = localDate(context.clock.nowMs(), sekolah.zona);
  const from = sesi.tanggal < today ? sesi.tanggal : today;
  const ids = ruang.peserta.map(({ id }) => id);
  const found = await listPrintedPeserta(context.store.read, { ids }, from);
  const people = new Map(found.map((one) => [one.id, one]));
  const seated = ruang.peserta.flatMap(({ id, kursi }) => {
    const one = people.get(id);
    return one ? [{ ...one, ruang: ruang.ruang || null, kursi: kursi || null }] : [];
  });
  yield* buildCards(context, facts, seated);
}

/** Sorted as the rooms are, and without signs that a system refuses in names of files. */
const fileName = (index: number, { ruang }: RuangKertas, format: string): string => {
  const name = namaRuang(ruang).replaceAll(/[^\p{L}\p{N} ._-]/gu, '-');
  return `${String(index + 1).padStart(2, '0')} ${name}.${format}`;
};

/** Refuses a print of violations only where there are none. */
async function refuseEmpty(
  { store }: Context,
  asked: PrintKertasInput,
  rooms: readonly RuangKertas[],
): Promise<void> {
  if (asked.kertas.some((one) => one !== 'bapu')) return;
  for (const ruang of rooms)
    if ((await listPelanggaran(store.read, { ...asked, ruang: ruang.ruang }, ruang)).length > 0) return;
  throw new Refusal('Belum ada pelanggaran yang dicatat di ruang itu, jadi tidak ada yang dicetak.');
}
