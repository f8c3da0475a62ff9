import type { RekamVerifikasi } from '@spmb/shared/verifikasi/rekam.ts';

/**
 * Whether a verdict may be sent: the applicant has agreed to the declaration (2 §5). Who was imported has sent no form, and so
 * no declaration that could be waited for (N25).
 */
export const isBolehDiputus = ({ ke, pernyataan_status }: RekamVerifikasi): boolean =>
  ke === 0 || pernyataan_status === true;
