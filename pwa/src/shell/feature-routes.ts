import type { Saklar } from '@spmb/shared/kernel/saklar.ts';
import type { RouteObject } from 'react-router-dom';

/** What a feature adds to the address list. Screens are loaded when they are opened. */
export interface FeatureRoutes {
  /** Without a login. */
  publik?: RouteObject[];
  /** Under `/peserta`, with a participant's login, inside the participant's frame. */
  peserta?: RouteObject[];
  /** Under `/peserta`, without a frame and without a guard: an open sheet outlives the login. */
  ujian?: RouteObject[];
  /** The switch of the school that they stand behind: while it is off their addresses do not exist. */
  behind?: Saklar;
}
