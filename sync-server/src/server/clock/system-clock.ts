import { uptime } from 'node:os';
import type { HostClock } from './steady-clock.ts';

export const systemClock: HostClock = {
  nowMs: () => Date.now(),
  monotonicMs: () => performance.now(),
  // Time since the computer was switched on counts its sleep on every system.
  sleptMs: () => uptime() * 1000 - performance.now(),
};
