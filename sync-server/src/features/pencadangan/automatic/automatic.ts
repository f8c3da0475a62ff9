import { Refusal } from '@spmb/shared/kernel/envelope.ts';
import {
  findDue,
  nextDue,
  nextNightly,
  type Copies,
  type Due,
  type DueInput,
} from '@spmb/shared/pencadangan/due.ts';
import type { PencadanganOtomatis } from '@spmb/shared/pencadangan/otomatis.schema.ts';
import { listPrunable } from '@spmb/shared/pencadangan/prune.ts';
import { claimSecondPlace } from '../../../backup/second-place.ts';
import { catatPenghapusan } from '../../../backup/penghapusan.ts';
import { BesideEnded } from '../../../backup/beside/run-beside.ts';
import { sweepBerkas, sweepUnfinished } from '../../../backup/sweep-folder.ts';
import type { Actor } from '../../../db/store.ts';
import { writeAudit } from '../../../db/write-audit.ts';
import { saveKeadaan, setKeadaan, systemActor } from '../../../identity/keadaan-server.mutations.ts';
import { readKeadaan } from '../../../identity/keadaan-server.queries.ts';
import { elsewhereName } from '../../../identity/kept-elsewhere.ts';
import { checkedName, placeName, recordName } from '../../../identity/own-keadaan.ts';
import { endedWith, parseCatatan, type Catatan } from './catatan.ts';
import { copyElsewhere, newestMs } from './copy-elsewhere.ts';
import { createCepat } from './create-cepat.ts';
import { createPencadangan } from '../create/create-pencadangan.ts';
import { receivedId } from '../../../backup/backup-folder.ts';
import type { BackupScope } from '../create/backup-scope.ts';
import { getSekolah, isSetUp } from '../create/sekolah.queries.ts';
import { countPaket, findSesiUjian, type SesiSekarang } from './sesi-ujian.queries.ts';

const stopped =
  'Pencadangan tidak selesai. Server mencobanya lagi; periksa disk dan flashdisknya bila terulang.';

const ended = 'Server berhenti sebelum pencadangan selesai. Server membuatnya lagi setelah menyala.';

const slow = 'Salinan ke tempat kedua belum selesai: tempatnya lambat atau tidak menjawab.';

/** What is to be made, and what was seen when that was asked. */
interface Look extends Pick<SesiSekarang, 'sesi'> {
  due: Due | undefined;
  /** The second place; '': none. */
  jalur: string;
  /** People in the list of deletions. */
  dihapus: number;
}

/** The backups that a server makes by itself, and what it knows of them. */
export class AutomaticBackups {
  readonly #scope: BackupScope;
  #catatan: Catatan | undefined;
  #copying: Promise<void> | undefined;
  #hasSwept = false;
  #sesiSejakMs: number | null = null;
  #paket: { jumlah: number; dibangunMs: number | null } | undefined;
  readonly #tried: Record<Due, number | null> = { malam: null, cepat: null, salin: null };
  /** How many people stood in the list of deletions when it was last brought on its way to the second place. */
  #dihapus = 0;
  #idsElsewhere: ReadonlySet<string> = new Set();

  constructor(room: BackupScope) {
    this.#scope = room;
  }

  /** Whether something is to be made now. */
  async isDue(): Promise<boolean> {
    return (await this.#look())?.due !== undefined;
  }

  /**
   * Makes what is due now, and where nothing is what fits the moment; lets it be brought to the second place, which is not
   * waited for: a folder in a network may hang, and neither a restore nor the next backup waits for it. Answers how many
   * backups were made. What fails is kept to be told, tried again later, and refused with its sentence.
   */
  async make(signal?: AbortSignal): Promise<number> {
    const found = await this.#look();
    if (!found) return 0;
    const { due = found.sesi === 'berjalan' ? 'cepat' : 'malam' } = found;
    this.#tried[due] = this.#now();
    const words = due === 'salin' ? null : await this.#makeAlone(due, signal);
    await this.#bring(found, signal);
    if (words !== null) throw new Refusal(words);
    return due === 'salin' ? 0 : 1;
  }

  /** When the next one is to be expected. */
  async nextMs(): Promise<number> {
    const { clock, zona } = this.#scope.context;
    const nowMs = clock.nowMs();
    const { sesi } = await this.#sesi(nowMs);
    return nextDue({ nowMs, sesi, zona: await zona(), lokal: await this.#ownCopies(nowMs) });
  }

  /** Resolves when nothing is on its way to the second place. */
  async copied(): Promise<void> {
    await this.#copying;
  }

  /** Ids of backups that lay whole in the second place when it was visited last. */
  get idsElsewhere(): ReadonlySet<string> {
    return this.#idsElsewhere;
  }

  /** What is told of them. */
  async state(): Promise<PencadanganOtomatis> {
    const { clock, zona, store } = this.#scope.context;
    const nowMs = clock.nowMs();
    const { jalur, catatan, utuhMs } = await this.#read();
    const server = await this.#ownCopies(nowMs);
    const { kedua } = catatan;
    return {
      mulai_ms: catatan.mulai_ms,
      sesi: (await this.#sesi(nowMs)).sesi,
      sesi_sejak_ms: this.#sesiSejakMs,
      malam_berikut_ms: nextNightly(server.malam_ms, nowMs, await zona()),
      basis: store.engine === 'sqlite' ? { utuh_ms: utuhMs } : null,
      server: { ...server, ...catatan.server },
      kedua: jalur === '' ? null : { jalur, ...kedua },
    };
  }

  /** Takes a folder as the second place, on record; '' gives it up. Refuses with a sentence where it will not do. */
  async choosePlace(actor: Actor, jalur: string): Promise<void> {
    const { store, state, dataDir, deviceOf, clock } = this.#scope.context;
    const parts = { dataDir, serverId: state.serverId, deviceOf };
    const before = await this.#read();
    if (jalur !== '') await claimSecondPlace(jalur, (await getSekolah(store.read)).nama, parts);
    const satu_disk = jalur !== '' && (await deviceOf(jalur)) === (await deviceOf(dataDir));
    const catatan = { ...before.catatan, kedua: { ...parseCatatan(undefined).kedua, satu_disk } };
    await store.tx(actor, async (tx) => {
      await setKeadaan(tx, placeName, jalur);
      await setKeadaan(tx, recordName, JSON.stringify(catatan));
      await writeAudit(tx, clock.nowMs(), {
        tindakan: 'tempat pencadangan',
        tabel: 'pencadangan',
        baris_id: 'tempat',
        sebelum: { tempat: before.jalur },
        sesudah: { tempat: jalur },
      });
    });
    this.#catatan = catatan;
    this.#idsElsewhere = new Set();
    this.#dihapus = 0;
    this.#tried.salin = null;
  }

  /** What is to be made now; undefined: nobody has set the server up, or another act on backups is under way. */
  async #look(): Promise<Look | undefined> {
    const { context } = this.#scope;
    const { store, clock, elsewhere } = context;
    if (this.#scope.isBusy() || !(await isSetUp(store.read))) return undefined;
    await this.#sweepOnce();
    const nowMs = clock.nowMs();
    if (elsewhere.forgetFuture(nowMs)) await saveKeadaan(store, elsewhereName, '');
    const { jalur, catatan } = await this.#read();
    if (catatan.mulai_ms === null) await this.#change((before) => ({ ...before, mulai_ms: nowMs }));
    const { sesi, mulaiMs } = await this.#sesi(nowMs);
    const input: DueInput = {
      nowMs,
      sesi,
      zona: await context.zona(),
      lokal: await this.#ownCopies(nowMs),
      sejakMs: latest(mulaiMs, await this.#builtMs(nowMs)),
      kedua: jalur === '' ? null : catatan.kedua,
      dicoba: this.#tried,
    };
    const dihapus = await this.#countPenghapusan();
    const isNew = dihapus > this.#dihapus && jalur !== '' && !this.#copying;
    return { due: findDue(input) ?? (isNew ? 'salin' : undefined), sesi, jalur, dihapus };
  }

  /** Lets what was made be brought to the second place, if there is one. */
  async #bring({ jalur, dihapus }: Look, signal: AbortSignal | undefined): Promise<void> {
    if (jalur === '') return;
    const nowMs = this.#now();
    this.#tried.salin = nowMs;
    if (this.#copying)
      await this.#change((before) => ({ ...before, kedua: endedWith(before.kedua, slow, nowMs) }));
    else {
      this.#dihapus = dihapus;
      this.#copying = this.#copyBeside(jalur, signal);
    }
  }

  /** How many people stand in the list of deletions, which is written where it is not whole. No backup waits for it. */
  async #countPenghapusan(): Promise<number> {
    try {
      return (await catatPenghapusan(this.#scope.context)).size;
    } catch (error) {
      this.#scope.context.log.error({ err: error }, 'the list of deletions was not written');
      return 0;
    }
  }

  async #makeAlone(kind: 'malam' | 'cepat', signal: AbortSignal | undefined): Promise<string | null> {
    try {
      return await this.#scope.onlyOne(() => this.#make(kind, signal));
    } catch (error) {
      throw error instanceof BesideEnded ? new Refusal(ended) : error;
    }
  }

  /** Answers why it failed; null: it did not. */
  async #make(kind: 'malam' | 'cepat', signal: AbortSignal | undefined): Promise<string | null> {
    const words = await this.#whyFailed(() =>
      kind === 'cepat' ? createCepat(this.#scope, signal) : createPencadangan(this.#scope, 'malam'),
    );
    const nowMs = this.#now();
    await this.#change((before) => ({ ...before, server: endedWith(before.server, words, nowMs) }));
    // Also where it failed: a full disk gets room by it.
    await this.#prune();
    return words;
  }

  async #copyBeside(jalur: string, signal: AbortSignal | undefined): Promise<void> {
    try {
      await this.#copy(jalur, signal);
    } catch (error) {
      if (!(error instanceof BesideEnded))
        this.#scope.context.log.error({ err: error }, 'the second place could not be told of');
    } finally {
      this.#copying = undefined;
    }
  }

  async #copy(jalur: string, signal: AbortSignal | undefined): Promise<void> {
    const { context } = this.#scope;
    this.#tried.salin = this.#now();
    const words = await this.#whyFailed(async () => {
      const { aman_ms, ids, ...copied } = await copyElsewhere(context, jalur, signal);
      if (await this.#isLeft(jalur)) return;
      this.#idsElsewhere = new Set(ids);
      await this.#change((before) => ({ ...before, kedua: { ...before.kedua, ...copied } }));
      if (aman_ms === null) return;
      // Before anybody is told: after a crash the server must know it still.
      await saveKeadaan(context.store, elsewhereName, context.elsewhere.valueWith(aman_ms));
      context.elsewhere.note(aman_ms);
    });
    if (await this.#isLeft(jalur)) return;
    const nowMs = this.#now();
    await this.#change((before) => ({ ...before, kedua: endedWith(before.kedua, words, nowMs) }));
  }

  /** Another place was chosen meanwhile: what became of this one is nobody's business any more. */
  async #isLeft(jalur: string): Promise<boolean> {
    return (await this.#read()).jalur !== jalur;
  }

  async #whyFailed(work: () => Promise<unknown>): Promise<string | null> {
    try {
      await work();
      return null;
    } catch (error) {
      if (error instanceof BesideEnded) throw error;
      if (error instanceof Refusal) return error.message;
      this.#scope.context.log.error({ err: error }, 'automatic backup failed');
      return stopped;
    }
  }

  async #prune(): Promise<void> {
    const { backups, zona } = this.#scope.context;
    const all = (await backups.list()).filter((one) => one.terverifikasi && one.id !== receivedId);
    const gone = listPrunable(all, this.#now(), await zona());
    for (const id of gone) await backups.remove(id);
    if (gone.length > 0) await sweepBerkas(backups);
  }

  async #sweepOnce(): Promise<void> {
    if (this.#hasSwept || this.#scope.isBusy()) return;
    await this.#scope.onlyOne(() => sweepUnfinished(this.#scope.context.backups));
    this.#hasSwept = true;
  }

  async #ownCopies(nowMs: number): Promise<Copies> {
    const all = (await this.#scope.context.backups.list()).filter(
      (one) => one.terverifikasi && one.id !== receivedId,
    );
    const newest = (kind: string) =>
      newestMs(
        all.filter(({ sebab }) => sebab === kind),
        nowMs,
      );
    return { malam_ms: newest('malam'), cepat_ms: newest('cepat') };
  }

  async #sesi(nowMs: number): Promise<SesiSekarang> {
    const { store, zona } = this.#scope.context;
    const found = await findSesiUjian(store.read, nowMs, await zona());
    this.#sesiSejakMs = found.sesi === 'berjalan' ? (this.#sesiSejakMs ?? nowMs) : null;
    return found;
  }

  /** When this process saw first that a sheet was built; null: none since it looks. */
  async #builtMs(nowMs: number): Promise<number | null> {
    const jumlah = await countPaket(this.#scope.context.store.read);
    const before = this.#paket;
    const dibangunMs = before && jumlah > before.jumlah ? nowMs : (before?.dibangunMs ?? null);
    this.#paket = { jumlah, dibangunMs };
    return dibangunMs;
  }

  async #read(): Promise<{ jalur: string; catatan: Catatan; utuhMs: number | null }> {
    const known = await readKeadaan(this.#scope.context.store.read);
    this.#catatan ??= parseCatatan(known.get(recordName));
    const utuhMs = Number(known.get(checkedName) ?? 0) || null;
    return { jalur: known.get(placeName) ?? '', catatan: this.#catatan, utuhMs };
  }

  /** In memory at once, so that of two changes at a time none is lost; then durably. */
  async #change(change: (before: Catatan) => Catatan): Promise<void> {
    const { store } = this.#scope.context;
    await this.#read();
    const before = this.#catatan ?? parseCatatan(undefined);
    this.#catatan = change(before);
    if (JSON.stringify(this.#catatan) === JSON.stringify(before)) return;
    await store.tx(systemActor, (tx) => setKeadaan(tx, recordName, JSON.stringify(this.#catatan)));
  }

  #now(): number {
    return this.#scope.context.clock.nowMs();
  }
}

const latest = (one: number | null, other: number | null): number | null =>
  one === null ? other : other === null ? one : Math.max(one, other);
