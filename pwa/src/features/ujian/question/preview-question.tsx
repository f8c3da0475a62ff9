import type { Letter } from '@spmb/shared/sync/stream/letter.ts';
import type { PlainItem } from '@spmb/shared/sync/seal/sealed-paket.ts';
import { useState, type CSSProperties } from 'react';
import { QuestionPanel } from './question-panel.tsx';

interface PreviewQuestionProps {
  butir: string;
  nomor: number;
  /** Its images are addresses that the browser can show. */
  item: PlainItem | undefined;
  /** Of the question's text in px. */
  textSize: number;
  failed: boolean;
  retry: () => void;
}

const lembar = { imageUrl: ({ alamat }: { alamat: string }) => Promise.resolve(alamat) };
const nothingSaved = {};
const inOrder = {};

/** A question as the sheet shows it, with the same parts; choices are tried out and go nowhere. */
export function PreviewQuestion({ butir, textSize, failed, ...question }: PreviewQuestionProps) {
  const [pilihan, setPilihan] = useState<Readonly<Record<string, Letter | null>>>({});
  return (
    <div style={{ '--question-size': `${textSize}px` } as CSSProperties}>
      <QuestionPanel
        {...question}
        refusal={failed ? '' : undefined}
        lembar={lembar}
        view={{ opsi: inOrder, pilihan, simpan: nothingSaved, putus_sejak_ms: null }}
        butir={butir}
        choose={(letter) => setPilihan((all) => ({ ...all, [butir]: letter }))}
      />
    </div>
  );
}
