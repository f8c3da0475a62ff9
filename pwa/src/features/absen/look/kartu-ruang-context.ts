import { createContext, use } from 'react';

/** The room was opened with its card: what belongs to accounts only is not offered. */
export const RoomCardContext = createContext(false);
export const useIsRoomCard = (): boolean => use(RoomCardContext);
