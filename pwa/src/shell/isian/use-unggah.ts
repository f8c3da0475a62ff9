import { MAX_FILE_BYTES } from '@spmb/shared/media/max-file-bytes.ts';
import { useEffect, useRef, useState } from 'react';
import { textOfProblem } from '../../http/failure.ts';
import { useServices } from '../services.tsx';
import { createUploader } from '../upload/create-uploader.ts';

export interface Unggah {
  /** What is on its way, in words; '' for nothing. */
  progress: string;
  problem: string;
  /** Whether the file may be sent; `problem` says why not. */
  mayBeSent(file: File): boolean;
  /** Stores a file and hands its name to `kept`. */
  upload(file: File, kept: (name: string) => Promise<unknown>): Promise<void>;
  cancel(): void;
}

/** The upload of one file, a PDF unless `terima` says more, which goes on after a drop and ends with the page. */
export function useUnggah(
  doctype: 'peserta' | 'permohonan' | 'pesan' = 'peserta',
  terima: TerimaBerkas = terimaPdf,
): Unggah {
  const { session } = useServices();
  const [send] = useState(() => createUploader(session));
  const running = useRef<AbortController>(null);
  const [state, setState] = useState({ progress: '', problem: '' });
  useEffect(
    () => () => {
      running.current?.abort();
    },
    [],
  );
  const mayBeSent = (file: File) => {
    const problem = periksa(file, terima);
    setState({ progress: '', problem });
    return problem === '';
  };
  return {
    ...state,
    mayBeSent,
    async upload(file, kept) {
      if (!mayBeSent(file)) return;
      running.current?.abort();
      const own = new AbortController();
      running.current = own;
      const say = (progress: string) => {
        if (!own.signal.aborted) setState({ progress, problem: '' });
      };
      say('Mengunggah…');
      try {
        const { name } = await send(doctype, file, {
          signal: own.signal,
          onPercent: (percent) => {
            say(`Mengunggah ${Math.round(percent)}%`);
          },
          onWaiting: (why) => {
            if (why !== '') say(why);
          },
        });
        await kept(name);
        say('');
      } catch (error) {
        if (!own.signal.aborted) setState({ progress: '', problem: textOfProblem(error) });
      }
    },
    cancel() {
      running.current?.abort();
      setState({ progress: '', problem: '' });
    },
  };
}

/** Kinds of file that may be chosen: their extensions with a dot, and their names. */
export interface TerimaBerkas {
  akhiran: readonly string[];
  nama: string;
}
const terimaPdf: TerimaBerkas = { akhiran: ['.pdf'], nama: 'PDF' };

/** What is wrong with a file before anything is sent; '' for nothing. */
function periksa({ name, size }: File, { akhiran, nama }: TerimaBerkas): string {
  if (!akhiran.some((one) => name.toLowerCase().endsWith(one)))
    return `Berkas ini bukan ${nama}. Pilih berkas ${nama}.`;
  return size > MAX_FILE_BYTES ? 'Berkas ini lebih dari 2 MB. Perkecil berkasnya, lalu pilih lagi.' : '';
}
