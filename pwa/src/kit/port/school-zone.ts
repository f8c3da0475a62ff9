import type { Zone } from '@spmb/shared/kernel/zone.ts';
import { createContext, use } from 'react';

/** The zone in which the school reads its times; the app gives it. */
export const SchoolZoneContext = createContext<Zone>('WIB');

export const useSchoolZone = (): Zone => use(SchoolZoneContext);
