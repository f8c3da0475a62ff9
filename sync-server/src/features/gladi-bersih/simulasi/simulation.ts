import type { GangguanSimulasi, Kapasitas, Sebaran } from '@spmb/shared/gladi-bersih/simulasi.schema.ts';
import type { VirtualLogin } from '../rehearsal/sandbox.ts';
import type { DeviceState, VirtualParticipant } from './virtual-participant.ts';

/** What is simulated, and at which server. */
export interface SimulationTask {
  port: number;
  headers: Record<string, string>;
  publicKey: string;
  seed: number;
  detik: number;
  gangguan: readonly GangguanSimulasi[];
  logins: readonly VirtualLogin[];
  /** Participants of the search for the capacity; none: it is not searched. */
  spare: readonly VirtualLogin[];
}

/** What was measured; distributions in ms. */
export interface SimulationResult {
  masuk: Sebaran;
  gambar: Sebaran;
  mulai: Sebaran;
  akui: Sebaran;
  operasi_per_detik: number;
  selesai: number;
  kiriman: { batch: number; diulang: number; salinan: number; tak_terjawab: number };
  gangguan: { putus: number; tunda: number; ganda_dicoba: number; ganda_ditolak: number };
  kapasitas: Kapasitas | null;
  devices: DeviceState[];
}

export type Stage = 'masuk' | 'gambar' | 'mulai' | 'mengerjakan' | 'selesai' | 'kapasitas';

export interface Progress {
  tahap: Stage;
  /** Share of the stage that is done, 0 to 1. */
  bagian: number;
  /** Operations that the server has acknowledged so far. */
  diakui: number;
}

/** What a simulation asks of and tells to whoever runs it. */
export interface SimulationHost {
  tell(progress: Progress): void;
  /** Cuts the server off and opens it anew; resolves when it answers again. */
  restartServer(): Promise<void>;
}

/** Adds up a figure of all participants. */
export const sumOf = (
  all: readonly VirtualParticipant[],
  figure: (one: VirtualParticipant) => number,
): number => all.reduce((total, one) => total + figure(one), 0);
