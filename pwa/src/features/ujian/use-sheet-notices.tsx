import { pesanDibaca } from '@spmb/shared/sync/screen-message.ts';
import { useState, type ReactNode } from 'react';
import type { ExamSession, ExamView } from '../../sync/exam-session.ts';
import { Button } from '../../ui/button.tsx';
import { refusedTitle, refusedWords } from './finish-refused.tsx';
import { OutageSteps } from './outage-steps.tsx';
import { SaveEmergency } from './save-emergency.tsx';

/** Without the server for this long, the steps back to the school's network are offered. */
export const stepsAfterMs = 15_000;

export interface SheetNotice {
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
export function useSheetNotices(
  view: ExamView,
  sheet: ExamSession,
  goTo: (nomor: number) => void,
): SheetNotice[] {
  const [readMinutes, setReadMinutes] = useState(0);
  const [readLeaves, setReadLeaves] = useState(0);
  const notices: SheetNotice[] = [];
  if (view.koneksi === 'gagal')
    notices.push({
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
              sheet.sendNow();
            }}
          >
            Coba kirim lagi
          </Button>
          <SaveEmergency />
        </>
      ),
    });
  for (const { id, dari, teks } of view.pesan)
    notices.push({
      key: id,
      tone: 'blue',
      title: `Pesan dari ${dari}`,
      words: `Pesan dari ${dari}: ${teks}`,
      body: <p>{teks}</p>,
      confirm: {
        words: 'Sudah saya baca',
        act: () => {
          sheet.recordEvent(pesanDibaca, id).catch(() => undefined);
        },
      },
    });
  if (view.koneksi !== 'gagal' && (view.putus_selama_ms ?? 0) >= stepsAfterMs)
    notices.push({
      key: 'putus',
      tone: 'amber',
      title: 'Terputus. Teruskan mengerjakan, jawaban aman di perangkat ini.',
      words: 'Cara menyambung lagi',
      body: <OutageSteps view={view} sheet={sheet} />,
    });
  const lostMinutes = Math.round(view.terpotong_ms / 60_000);
  if (lostMinutes > 0 && lostMinutes !== readMinutes)
    notices.push({
      key: 'terpotong',
      tone: 'amber',
      title: `Waktu berkurang ${lostMinutes} menit`,
      body: (
        <p>Ujian Anda sempat terhenti. Bila bukan kehendak Anda, panggil pengawas: waktu dapat diganti.</p>
      ),
      confirm: {
        words: 'Mengerti',
        act: () => {
          setReadMinutes(lostMinutes);
        },
      },
    });
  if (view.selesai_terlalu_dini)
    notices.push({
      key: 'dini',
      tone: 'amber',
      title: refusedTitle,
      body: <p>{refusedWords(view)}</p>,
    });
  const leaves = view.keluar;
  if (leaves && leaves.kali > 0 && leaves.kali !== readLeaves)
    notices.push({
      key: 'keluar',
      tone: 'amber',
      title: `Anda sudah keluar dari halaman ujian ${leaves.kali} kali`,
      words: `Keluar dari halaman ujian: ${leaves.kali} kali`,
      body: <p>Pada kali ke-{leaves.batas} lembar soal ditutup sampai token dari pengawas diketik lagi.</p>,
      confirm: {
        words: 'Mengerti',
        act: () => {
          setReadLeaves(leaves.kali);
        },
      },
    });
  const changed = view.urutan.flatMap((butir, index) => (view.berubah.includes(butir) ? [index + 1] : []));
  if (changed.length > 0)
    notices.push({
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
    });
  return notices;
}
