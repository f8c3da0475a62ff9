import { toBase64Url } from '@spmb/shared/kernel/text/bytes.ts';
import { portableDigest } from '@spmb/shared/sync/seal/digest.ts';

/** SHA-256 in base64url, the id of a paket and the address of an encrypted image. */
export const sha256Id = (bytes: Uint8Array): string => toBase64Url(portableDigest.sha256(bytes));
