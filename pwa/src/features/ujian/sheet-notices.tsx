import { pesanDibaca } from '@spmb/shared/sync/screen-message.ts';
import { useState } from 'react';
import { useAppInfo } from '../../app/services.tsx';
import { WifiSteps } from '../../app/wifi-steps.tsx';
import type { ExamSession, ExamView } from '../../sync/exam-session.ts';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { MessageBox } from '../../ui/message-box.tsx';
import { FinishRefused } from './finish-refused.tsx';
import { SaveEmergency } from './save-emergency.tsx';

/** Without the server for this long, the steps back to the school's network are shown. */
export const stepsAfterMs = 15_000;

interface SheetNoticesProps {
  view: ExamView;
  sheet: ExamSession;
  goTo: (nomor: number) => void;
}

/** What the participant must know beside the question; nothing of it stops him from working. */
export function SheetNotices({ view, sheet, goTo }: SheetNoticesProps) {
  const info = useAppInfo();
  // Hidden for this outage only: the next one shows the steps again.
  const [hiddenAtMs, setHiddenAtMs] = useState<number | null>(null);
  const [readMinutes, setReadMinutes] = useState(0);
  const lostMinutes = Math.round(view.terpotong_ms / 60_000);
  const [readLeaves, setReadLeaves] = useState(0);
  const leaves = view.keluar && view.keluar.kali > 0 ? view.keluar : undefined;
  const isAway = (view.putus_selama_ms ?? 0) >= stepsAfterMs;
  const stepsHidden = hiddenAtMs !== null && hiddenAtMs === view.putus_sejak_ms;
  const changed = view.urutan.flatMap((butir, index) => (view.berubah.includes(butir) ? [index + 1] : []));
  const [message] = view.pesan;
  return (
    <>
      {message && (
        <Dialog
          key={message.id}
          title={`Pesan dari ${message.dari}`}
          actions={
            <Button
              look="main"
              onClick={() => {
                sheet.recordEvent(pesanDibaca, message.id).catch(() => undefined);
              }}
            >
              Sudah saya baca
            </Button>
          }
        >
          <p>{message.teks}</p>
        </Dialog>
      )}
      {view.koneksi === 'gagal' && (
        <MessageBox tone="red" role="alert" title="Gagal, panggil pengawas">
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
        </MessageBox>
      )}
      {view.koneksi !== 'gagal' && isAway && !stepsHidden && (
        <MessageBox
          tone="amber"
          role="status"
          title="Terputus. Teruskan mengerjakan, jawaban aman di perangkat ini."
        >
          <WifiSteps info={info} />
          <div className="notice-acts">
            <Button
              onClick={() => {
                sheet.sendNow();
              }}
            >
              Coba sambungkan sekarang
            </Button>
            <Button
              look="quiet"
              onClick={() => {
                setHiddenAtMs(view.putus_sejak_ms);
              }}
            >
              Sembunyikan
            </Button>
            {view.belum_terkirim > 0 && <SaveEmergency />}
          </div>
        </MessageBox>
      )}
      {lostMinutes > 0 && lostMinutes !== readMinutes && (
        <MessageBox tone="amber" role="status" title={`Waktu berkurang ${lostMinutes} menit`}>
          <p>Ujian Anda sempat terhenti. Bila bukan kehendak Anda, panggil pengawas: waktu dapat diganti.</p>
          <div className="notice-acts">
            <Button
              onClick={() => {
                setReadMinutes(lostMinutes);
              }}
            >
              Mengerti
            </Button>
          </div>
        </MessageBox>
      )}
      <FinishRefused view={view} />
      {leaves && leaves.kali !== readLeaves && (
        <MessageBox
          tone="amber"
          role="status"
          title={`Anda sudah keluar dari halaman ujian ${leaves.kali} kali`}
        >
          <p>Pada kali ke-{leaves.batas} lembar soal ditutup sampai token dari pengawas diketik lagi.</p>
          <div className="notice-acts">
            <Button
              onClick={() => {
                setReadLeaves(leaves.kali);
              }}
            >
              Mengerti
            </Button>
          </div>
        </MessageBox>
      )}
      {changed.length > 0 && (
        <MessageBox tone="blue" role="status" title="Jawaban berubah dari perangkat lain">
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
        </MessageBox>
      )}
    </>
  );
}
