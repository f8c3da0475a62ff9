import { Dexie, type DexieOptions, type Table } from 'dexie';
import type { CadanganDasborRow, MasukRow, PerangkatRow } from './device-rows.ts';
import type {
  StreamRow,
  BekalRow,
  GambarRow,
  JadwalSiapRow,
  ParcelRow,
  LembarRow,
  OperationRow,
  PaketRow,
  ServerRow,
  TabRow,
  AttemptRow,
} from './exam-rows.ts';
import { withoutLiveQueries } from './without-live-queries.ts';

/** The database `spmb`. A resolved write is on disk: durability is strict where the browser knows the word (S5). */
export class DeviceDb extends Dexie {
  declare masuk: Table<MasukRow, string>;
  declare cadangan_dasbor: Table<CadanganDasborRow, string>;
  declare perangkat: Table<PerangkatRow, string>;
  declare server: Table<ServerRow, string>;
  declare paket: Table<PaketRow, string>;
  declare gambar_paket: Table<GambarRow, string>;
  declare jadwal_siap: Table<JadwalSiapRow, string>;
  declare ujian: Table<AttemptRow, string>;
  declare lembar: Table<LembarRow, [string, string]>;
  declare aliran: Table<StreamRow, string>;
  declare operasi: Table<OperationRow, [string, number]>;
  declare kiriman: Table<ParcelRow, [string, number]>;
  declare tab: Table<TabRow, string>;
  declare bekal: Table<BekalRow, string>;

  readonly #factory: () => IDBFactory;

  constructor(options: DexieOptions = {}) {
    super('spmb', { ...options, chromeTransactionDurability: 'strict' });
    withoutLiveQueries(this);
    this.version(1).stores({
      masuk: 'id',
      cadangan_dasbor: 'akun',
      perangkat: 'id',
      server: 'id',
      paket: 'id',
      gambar_paket: 'alamat',
      jadwal_siap: 'jadwal_ujian_id',
      ujian: 'ujian_id, jadwal_ujian_id',
      lembar: '[ujian_id+butir], ujian_id',
      aliran: 'aliran, jadwal_ujian_id, ujian_id',
      operasi: '[aliran+seq], aliran, ujian_id',
      kiriman: '[aliran+mulai], aliran',
      tab: 'nama',
    });
    this.version(2).stores({ bekal: 'jadwal_ujian_id' });
    this.#factory = () => (options.indexedDB as IDBFactory | undefined) ?? indexedDB;
  }

  /**
   * false: this browser holds nothing of the application yet. To make the database takes a cheap phone half a second,
   * which no first screen waits for. true where the browser does not tell.
   */
  async isMade(): Promise<boolean> {
    try {
      return (await this.#factory().databases()).some(({ name }) => name === this.name);
    } catch {
      return true;
    }
  }
}
