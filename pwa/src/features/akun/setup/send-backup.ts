import type { PlacedCall } from '@spmb/shared/kernel/call.ts';
import { pulihkanAwal, pulihkanUnggah } from '@spmb/shared/pencadangan/calls.ts';
import { CallError } from '../../../http/call-error.ts';

/** Uploads a backup to an empty server; `onPart` hears how much of it has left, 0 to 1. Throws CallError. */
export const sendBackup = (file: File, onPart: (part: number) => void): Promise<string> =>
  send(pulihkanUnggah, file, 'Pengunggahan terputus. Periksa kabel dan Wi-Fi, lalu coba lagi.', onPart);

/** Restores what was uploaded, which may take minutes; resolves with what the server says. Throws CallError. */
export const restoreSent = (kode: string): Promise<string> =>
  send(
    pulihkanAwal,
    new Blob([JSON.stringify({ kode })], { type: 'application/json' }),
    'Sambungan ke server terputus. Pemulihan mungkin masih berjalan: tunggu satu menit, lalu muat ulang halaman ini.',
  );

/** A call without a time limit, of which one sees how much has been sent: `fetch` does not tell. */
function send<Input>(
  call: PlacedCall<Input>,
  body: Blob,
  cut: string,
  onPart?: (part: number) => void,
): Promise<string> {
  return new Promise((resolve, reject) => {
    const request = new XMLHttpRequest();
    request.open('POST', call.path);
    if (onPart)
      request.upload.onprogress = ({ loaded, total }) => {
        onPart(total > 0 ? loaded / total : 0);
      };
    request.onerror = () => {
      reject(new CallError(cut, 0));
    };
    request.onload = () => {
      const { status, message } = readEnvelope(request.responseText);
      const { status: httpStatus } = request;
      if (typeof message !== 'string') reject(new CallError(cut, 0));
      else if (status !== true) reject(new CallError(message, httpStatus));
      else resolve(message);
    };
    request.send(body);
  });
}

/** What is no answer of our server has no message. */
function readEnvelope(text: string): { status?: unknown; message?: unknown } {
  try {
    const answer = JSON.parse(text) as unknown;
    return typeof answer === 'object' && answer !== null ? answer : {};
  } catch {
    return {};
  }
}
