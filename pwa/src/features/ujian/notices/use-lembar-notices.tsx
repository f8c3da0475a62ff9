import { pesanDibaca } from '@spmb/shared/sync/protocol/screen-message.ts';
import { useState, type ReactNode } from 'react';
import type { ExamSession, ExamView } from '../../../sync/ports/exam-session.ts';
import { Button } from '../../../ui/button.tsx';
import { refusedTitle, refusedWords } from './finish-refused.tsx';
import { OutageSteps } from './outage-steps.tsx';
import { SaveEmergency } from './save-emergency.tsx';

/** Without the server for this long, the steps back to the school's network are offered. */
export const stepsAfterMs = 15_000;

export interface LembarNotice {
  key: string;
  tone: 'blue' | 'amber' | 'red';
  title: string;
  /** What stands in the header in place of the title. */
  words?: string;
  body: ReactNode;
  /** The participant has read it: it goes. Left out where it stays for as long as it is true. */
  confirm?: { words: string; act: () => void };
}

/** What the participant must know beside the question, the gravest first; nothing of it stops him from working. */
export function useLembarNotices(
  view: ExamView,
  lembar: ExamSession,
  goTo: (nomor: number) => void,
): LembarNotice[] {
  const [readMinutes, setReadMinutes] = useState(0);
  const [readLeaves, setReadLeaves] = useState(0);
  const notices = [
    unsafeNotice(view, lembar),
    messageNotices(view, lembar),
    outageNotice(view, lembar),
    lostTimeNotice(view, readMinutes, setReadMinutes),
    earlyFinishNotice(view),
    leavesNotice(view, readLeaves, setReadLeaves),
    changedNotice(view, goTo),
  ];
  return notices.flatMap((one) => one ?? []);
}

/** The device cannot keep answers. */
function unsafeNotice(view: ExamView, lembar: ExamSession): LembarNotice | undefined {
  if (view.koneksi !== 'gagal') return undefined;
  return {
    key: 'gagal',
    tone: 'red',
    title: 'Gagal, panggil pengawas',
    words: 'Jangan tutup halaman ini. Baca petunjuk',
    body: (
      <>
        <p>
          Jawaban terakhir belum tersimpan dengan aman. Jangan tutup halaman ini. Angkat tangan dan panggil
          pengawas sekarang.
        </p>
        <Button
          onClick={() => {
            lembar.sendNow();
          }}
        >
          Coba kirim lagi
        </Button>
        <SaveEmergency />
      </>
    ),
  };
}

const messageNotices = (view: ExamView, lembar: ExamSession): LembarNotice[] =>
  view.pesan.map(({ id, dari, teks }) => ({
    key: id,
    tone: 'blue',
    title: `Pesan dari ${dari}`,
    words: `Pesan dari ${dari}: ${teks}`,
    body: <p>{teks}</p>,
    confirm: {
      words: 'Sudah saya baca',
      act: () => {
        lembar.recordEvent(pesanDibaca, id).catch(() => undefined);
      },
    },
  }));

/** The server has been away for a while. */
function outageNotice(view: ExamView, lembar: ExamSession): LembarNotice | undefined {
  if (view.koneksi === 'gagal' || (view.putus_selama_ms ?? 0) < stepsAfterMs) return undefined;
  return {
    key: 'putus',
    tone: 'amber',
    title: 'Terputus. Teruskan mengerjakan, jawaban aman di perangkat ini.',
    words: 'Cara menyambung lagi',
    body: <OutageSteps view={view} lembar={lembar} />,
  };
}

/** `read`: the minutes that the participant has been told of. */
function lostTimeNotice(
  view: ExamView,
  read: number,
  setRead: (minutes: number) => void,
): LembarNotice | undefined {
  const minutes = Math.round(view.terpotong_ms / 60_000);
  if (minutes <= 0 || minutes === read) return undefined;
  return {
    key: 'terpotong',
    tone: 'amber',
    title: `Waktu berkurang ${minutes} menit`,
    body: <p>Ujian Anda sempat terhenti. Bila bukan kehendak Anda, panggil pengawas: waktu dapat diganti.</p>,
    confirm: {
      words: 'Mengerti',
      act: () => {
        setRead(minutes);
      },
    },
  };
}

function earlyFinishNotice(view: ExamView): LembarNotice | undefined {
  if (!view.selesai_terlalu_dini) return undefined;
  return { key: 'dini', tone: 'amber', title: refusedTitle, body: <p>{refusedWords(view)}</p> };
}

/** `read`: how many times of leaving the participant has been told of. */
function leavesNotice(
  view: ExamView,
  read: number,
  setRead: (times: number) => void,
): LembarNotice | undefined {
  const leaves = view.keluar;
  if (!leaves || leaves.kali <= 0 || leaves.kali === read) return undefined;
  return {
    key: 'keluar',
    tone: 'amber',
    title: `Anda sudah keluar dari halaman ujian ${leaves.kali} kali`,
    words: `Keluar dari halaman ujian: ${leaves.kali} kali`,
    body: <p>Pada kali ke-{leaves.batas} lembar soal ditutup sampai token dari pengawas diketik lagi.</p>,
    confirm: {
      words: 'Mengerti',
      act: () => {
        setRead(leaves.kali);
      },
    },
  };
}

/** Answers that came from another device. */
function changedNotice(view: ExamView, goTo: (nomor: number) => void): LembarNotice | undefined {
  const changed = view.urutan.flatMap((butir, index) => (view.berubah.includes(butir) ? [index + 1] : []));
  if (changed.length === 0) return undefined;
  return {
    key: 'berubah',
    tone: 'blue',
    title: 'Jawaban berubah dari perangkat lain',
    body: (
      <p>
        Periksa soal{' '}
        {changed.map((nomor) => (
          <Button
            key={nomor}
            onClick={() => {
              goTo(nomor);
            }}
          >
            {nomor}
          </Button>
        ))}
      </p>
    ),
  };
}
