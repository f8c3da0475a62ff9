import { createContext, use } from 'react';

/** The room was opened with its card: what belongs to accounts only is not offered. */
export const KartuRuangContext = createContext(false);
export const useIsKartuRuang = (): boolean => use(KartuRuangContext);
