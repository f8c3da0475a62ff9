import type { z } from 'zod';
import type { ListAsk } from '../kernel/resource.ts';
import { getCall, postCall, type Acted, type FileAnswer } from '../kernel/call.ts';
import type { GladiBersih, GladiJalan } from './gladi-bersih.schema.ts';
import type {
  infoGladiHpContract,
  isianGladiHpContract,
  JawabanLapor,
  laporGladiContract,
  masukGladiContract,
  TiketGladi,
  UndanganGladi,
} from './gladi-hp.schema.ts';
import type { isianSimulasiContract } from './simulasi.schema.ts';

type Sent<Schema extends z.ZodType> = z.input<Schema>;
type Dimulai = Acted<{ data: { id: string } }>;

// Rehearsals that were run, with their reports.
export const gladiBersih = getCall('/api/gladi-bersih', 'awasiUjian').of<ListAsk, GladiBersih[]>();
export const satuGladi = getCall('/api/gladi-bersih/:id', 'awasiUjian', {
  external: 'who follows one rehearsal: our screen has them all from the list',
}).of<undefined, GladiBersih>();
export const downloadGladi = getCall('/api/gladi-bersih-export/:id', 'awasiUjian').of<
  undefined,
  FileAnswer
>();

/** What runs now. `asal`: where the caller opened the server, as it says itself. */
export const gladiJalan = getCall('/api/gladi-bersih-jalan', 'awasiUjian').of<
  { asal?: string },
  GladiJalan
>();
export const mulaiSimulasi = postCall('/api/gladi-bersih-simulasi', 'kelolaJadwal').of<
  Sent<typeof isianSimulasiContract>,
  Dimulai
>();
export const openGladiHp = postCall('/api/gladi-bersih-hp', 'kelolaJadwal').of<
  Sent<typeof isianGladiHpContract>,
  Dimulai
>();
/** All devices load the sheet at one moment. */
export const muatSerentak = postCall('/api/gladi-bersih-serentak', 'kelolaJadwal').of<undefined, Acted>();
export const hentikanGladi = postCall('/api/gladi-bersih-berhenti', 'kelolaJadwal').of<undefined, Acted>();

// Devices of the rooms, without an account: what they are told, how they join, what they report.
export const infoGladiHp = postCall('/api/gladi-hp-info', 'publik').of<
  Sent<typeof infoGladiHpContract>,
  UndanganGladi
>();
export const masukGladiHp = postCall('/api/gladi-hp-masuk', 'publik').of<
  Sent<typeof masukGladiContract>,
  TiketGladi
>();
export const laporGladiHp = postCall('/api/gladi-hp-lapor', 'publik').of<
  Sent<typeof laporGladiContract>,
  JawabanLapor
>();
