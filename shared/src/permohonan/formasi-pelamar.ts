import { getCall } from '../kernel/call.ts';
import type { FormasiPelamar } from './permohonan.ts';

/**
 * The list of positions as an applicant gets it: those that are open or will be, the first to close at the top. It has the
 * address of the list that the office keeps, which is defined there, so that it stands beside the calls.
 */
export const formasiPelamar = getCall('/api/formasi', 'lihatFormasi').of<undefined, FormasiPelamar[]>();
