import { useMediaQuery } from '@mui/material';

/** Whether the screen is a phone's: lists are cards there, and what opens over the page covers all of it. */
export const useIsPhone = (): boolean => !useMediaQuery('(min-width:600px)', { noSsr: true });
