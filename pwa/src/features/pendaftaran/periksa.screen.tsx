import { bandingkan } from '@spmb/shared/pendaftaran/beda.ts';
import { findField, formulir } from '@spmb/shared/pendaftaran/formulir/formulir.ts';
import { teksPernyataan } from '@spmb/shared/pendaftaran/formulir/tambahan.ts';
import { bolehDiisi, draf as statusDraf } from '@spmb/shared/pendaftaran/peralihan.ts';
import { periksaFormulir } from '@spmb/shared/pendaftaran/periksa.ts';
import { peringatan } from '@spmb/shared/pendaftaran/peringatan.ts';
import { useState } from 'react';
import { Link, Navigate } from 'react-router-dom';
import { isUnanswered } from '../../http/call-error.ts';
import { textOfProblem } from '../../http/failure.ts';
import type { DrafRow } from '../../local-db/pendaftaran/pendaftaran-db.ts';
import { WaitButton } from '../../shell/display/wait-button.tsx';
import { useAppInfo } from '../../shell/services.tsx';
import { useAskInfoWhile } from '../../shell/use-ask-info-while.ts';
import { useTitle } from '../../shell/use-title.ts';
import { Busy } from '../../ui/busy.tsx';
import { Card } from '../../ui/card.tsx';
import { MessageBox } from '../../ui/message-box.tsx';
import { ditolakServer } from './draf/ditolak-server.ts';
import { ditanya, isLokal, terisiDari } from './draf/draf-row.ts';
import { usePendaftar } from './draf/use-draf.ts';
import { TanpaPerubahanBox, TanpaPerubahanDialog } from './tanpa-perubahan.tsx';

const unsentText =
  'Formulir belum terkirim karena server tidak terjangkau. Semua isian aman di perangkat ini. Periksa sambungan internet, lalu tekan Kirim lagi.';

/** What stands between the form and its sending, each a link to its field; then the button. */
export function PeriksaScreen({ row }: { row: DrafRow }) {
  const { draf, berkas } = usePendaftar();
  const { apps_pendaftaran } = useAppInfo();
  const [refused, setRefused] = useState<Readonly<Record<string, string>>>({});
  const [problem, setProblem] = useState<unknown>();
  const [isSending, setSending] = useState(false);
  const [isAsking, setAsking] = useState(false);
  useTitle('Periksa dan kirim');
  const { rekaman } = row;
  const isShut = rekaman.status === statusDraf && apps_pendaftaran === false;
  useAskInfoWhile(isShut);
  if (!bolehDiisi(rekaman.status)) return <Navigate to="/peserta/pendaftaran" replace />;
  const terisi = terisiDari(row);
  const ditolak = ditolakServer(row, berkas);
  const wrong = { ...refused, ...ditolak, ...periksaFormulir(terisi, rekaman.syarat, rekaman.semula) };
  const missing = formulir.flatMap((step) =>
    Object.entries(pick(wrong, step)).map(([name, sentence]) => ({ step, name, sentence })),
  );
  const waiting = ditanya(row).filter(({ name }) => isLokal(terisi[name]) && !(name in ditolak)).length;
  const isSama = rekaman.semula && bandingkan({ ...terisi, ...rekaman.semula }, terisi).length === 0;
  const send = async () => {
    setAsking(false);
    setSending(true);
    setProblem(undefined);
    try {
      setRefused(await draf.kirim());
    } catch (reason) {
      setProblem(reason);
    }
    setSending(false);
  };
  return (
    <Card className="langkah">
      <h1>Periksa &amp; kirim</h1>
      {missing.length > 0 ? <Missing missing={missing} /> : <p>Semua langkah lengkap.</p>}
      {Object.values(peringatan(terisi)).map((sentence) => (
        <MessageBox key={sentence} tone="amber">
          {sentence}
        </MessageBox>
      ))}
      {row.bentrok.length > 0 && (
        <MessageBox tone="amber">Pilih dahulu isian yang dipakai di atas, lalu kirim.</MessageBox>
      )}
      {waiting > 0 && (
        <MessageBox tone="amber" role="status">
          {waiting} berkas masih dikirim ke server. Biarkan halaman ini terbuka dan perangkat tersambung;
          setelah itu formulir dapat dikirim.
        </MessageBox>
      )}
      {isShut && (
        <MessageBox tone="amber">
          <p>
            Pendaftaran sedang ditutup, jadi formulir belum dapat dikirim. Isian Anda tersimpan.{' '}
            <a href="/home#jadwal">Lihat jadwal pendaftaran</a>
          </p>
        </MessageBox>
      )}
      {problem !== undefined && (
        <MessageBox tone="red" role="alert">
          {isUnanswered(problem) ? unsentText : textOfProblem(problem)}
        </MessageBox>
      )}
      {rekaman.status === statusDraf && <Pernyataan isi={rekaman.naskah?.isi ?? teksPernyataan} />}
      {isSama && <TanpaPerubahanBox />}
      {isAsking && <TanpaPerubahanDialog onClose={() => setAsking(false)} onSend={() => void send()} />}
      {isSending && <Busy words="Proses Kirim Formuir Pendaftaran.." />}
      <WaitButton
        look="main"
        wide
        problem={problem}
        disabled={isSending || isShut || missing.length > 0 || waiting > 0 || row.bentrok.length > 0}
        onClick={() => (isSama ? setAsking(true) : void send())}
      >
        {problem === undefined ? 'Kirim formulir' : 'Kirim lagi'}
      </WaitButton>
      <Link to="/peserta/pendaftaran">Kembali ke daftar langkah</Link>
    </Card>
  );
}

/** What is agreed to by sending, in sight of the button. */
const Pernyataan = ({ isi }: { isi: string }) => (
  <section aria-labelledby="judul-pernyataan">
    <h2 id="judul-pernyataan">Pernyataan</h2>
    <p className="pernyataan">{isi}</p>
    <p className="muted">Dengan mengirim formulir, Anda menyetujui pernyataan ini.</p>
  </section>
);

interface MissingProps {
  missing: readonly { step: (typeof formulir)[number]; name: string; sentence: string }[];
}

function Missing({ missing }: MissingProps) {
  return (
    <>
      <p>Lengkapi {missing.length} hal ini. Ketuk untuk membukanya.</p>
      {formulir
        .filter((step) => missing.some((one) => one.step === step))
        .map((step) => (
          <section key={step.name}>
            <h2>{step.title}</h2>
            <ul className="kurang">
              {missing
                .filter((one) => one.step === step)
                .map(({ name, sentence }) => (
                  <li key={name}>
                    <Link to={`/peserta/pendaftaran/${step.name}?periksa#${name}`}>{sentence}</Link>
                  </li>
                ))}
            </ul>
          </section>
        ))}
    </>
  );
}

/** Of all sentences those of a step. */
const pick = (sentences: Readonly<Record<string, string>>, step: (typeof formulir)[number]) =>
  Object.fromEntries(
    Object.entries(sentences).filter(([name]) => step.fields.some((field) => field === findField(name))),
  );
