import { readTyped } from '../raw/read-typed.ts';
import { tanpaBerkas, type SoalMentah } from '../raw/soal-mentah.ts';
import type { SoalReader } from '../raw/soal-reader.ts';

const answerLine = /^\s*(?:ANSWER|JAWABAN|KUNCI)\s*[:=]\s*\(?([A-Z])\)?\s*\.?\s*$/i;

/** `A.` or `A)`, with or without a space behind it. */
const optionLine = /^\s*([A-Z])\s*[.)]\s*(.*)$/;

interface Draft {
  line: number;
  soal: string[];
  pilihan: string[];
  kunci: string;
  /** A blank line stood before the next one. */
  gap: boolean;
}

/** Aiken: question, options `A. …` one per line, `ANSWER: B`. A question without ANSWER comes without a key. */
export const aikenReader: SoalReader = {
  layout: 'Aiken (.txt)',
  canRead: (input) =>
    input.jenis === 'teks' &&
    !/\.gift$/i.test(input.namaFile) &&
    (/^\s*ANSWER\s*:\s*[A-Z]\s*$/im.test(input.teks) ||
      /^\s*A\s*[.)].*\n\s*B\s*[.)]/m.test(input.teks.replace(/\r/g, ''))),
  read: (input) => {
    const soal = input.jenis === 'teks' ? splitAiken(input.teks).map(toSoal) : [];
    return { soal, temuan: [], dilewati: 0 };
  },
};

function splitAiken(text: string): Draft[] {
  const drafts: Draft[] = [];
  let draft: Draft | undefined;
  for (const [index, line] of text.split(/\r\n?|\n/).entries()) {
    if (line.trim() === '') {
      if (draft) draft.gap = true;
      continue;
    }
    const answer = answerLine.exec(line)?.[1];
    if (draft && answer) {
      draft.kunci = answer.toUpperCase();
      draft = undefined;
      continue;
    }
    const option = draft && nextOption(line, draft);
    if (draft && option !== undefined) draft.pilihan.push(option);
    else if (draft && draft.pilihan.length > 0 && !draft.gap) {
      draft.pilihan.push(`${draft.pilihan.pop() ?? ''}\n${line}`);
    } else if (draft && draft.pilihan.length === 0) draft.soal.push(line);
    else drafts.push((draft = { line: index + 1, soal: [line], pilihan: [], kunci: '', gap: false }));
    draft.gap = false;
  }
  return drafts;
}

/** The text of an option line with the letter that comes next; any other letter belongs to a text. */
function nextOption(line: string, draft: Draft): string | undefined {
  const [, letter, text = ''] = optionLine.exec(line) ?? [];
  return letter === String.fromCharCode(65 + draft.pilihan.length) ? text : undefined;
}

function toSoal(draft: Draft, index: number): SoalMentah {
  const indeks = draft.kunci === '' ? [] : [draft.kunci.charCodeAt(0) - 65];
  return {
    nomor: undefined,
    asal: `soal ${index + 1} (baris ${draft.line})`,
    soal: { ...readTyped(draft.soal.join('\n')), gambar: [] },
    pilihan: draft.pilihan.map((text) => ({ ...readTyped(text), gambar: [] })),
    kunci: { indeks, tertulis: draft.kunci },
    berkas: tanpaBerkas,
    sel: {},
    temuan: [],
  };
}
