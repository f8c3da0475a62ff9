import type { Dispatch, SetStateAction } from 'react';
import { CallError } from '../../http/call-error.ts';
import type { StoredFile, UploadFile } from '../../http/upload.ts';
import { shrinkImage } from './shrink-image.ts';

/** Largest file that the server takes, in bytes. */
export const fileBytesMax = 2 * 1024 * 1024;

/** An upload on its way. */
export interface Running {
  percent: number;
  /** Why it waits, as a sentence; '' while it goes on. */
  waiting: string;
  cancel: () => void;
}

interface Sending {
  doctype: string;
  file: File;
  /** Between the arrival and the end, so that the end of the progress is seen. */
  settleMs: number;
}

/** Sends a file and tells `show` how far it is; undefined: the user has given it up. Throws CallError. */
export async function sendWatched(
  upload: UploadFile,
  { doctype, file: chosen, settleMs }: Sending,
  show: Dispatch<SetStateAction<Running | undefined>>,
): Promise<StoredFile | undefined> {
  const controller = new AbortController();
  const change = (facts: Partial<Running>) => show((before) => before && { ...before, ...facts });
  show({ percent: 0, waiting: '', cancel: () => controller.abort() });
  try {
    const file = await shrinkImage(chosen, fileBytesMax);
    if (file.size > fileBytesMax)
      throw new CallError(`${file.name} lebih dari 2 MB. Perkecil berkasnya, lalu pilih lagi.`, 0);
    const stored = await upload(doctype, file, {
      onPercent: (percent) => change({ percent }),
      onWaiting: (waiting) => change({ waiting }),
      signal: controller.signal,
    });
    await new Promise((resolve) => setTimeout(resolve, settleMs));
    return controller.signal.aborted ? undefined : stored;
  } catch (error) {
    if (controller.signal.aborted) return undefined;
    throw error;
  } finally {
    show(undefined);
  }
}
