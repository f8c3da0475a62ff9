import { useState } from 'react';
import { Link, useNavigate } from 'react-router-dom';
import type { InfoStore } from '../../../shell/theme/app-info.ts';
import { failureOf, type Failure } from '../../../http/failure.ts';
import { useAppInfo, useServices } from '../../../shell/services.tsx';
import { useTitle } from '../../../shell/use-title.ts';
import { BusyOverlay } from '../../../ui/busy.tsx';
import { Button } from '../../../ui/button.tsx';
import { Card } from '../../../ui/card.tsx';
import { useNotify } from '../../../ui/notices.tsx';
import { TextField } from '../../../ui/field/text-field.tsx';
import { FailureBox } from '../login/failure-box.tsx';
import { restoreSent, sendBackup } from './send-backup.ts';
import './setup.css';

/** An empty server becomes a school that is saved in a backup: its file, and its code from paper. */
export function RestoreScreen() {
  useTitle('Pulihkan dari cadangan');
  const info = useAppInfo();
  const [file, choose] = useState<File>();
  const [kode, type] = useState('');
  const { busy, failure, start } = useRestore(file, kode);
  if (!info.perlu_setup && busy === undefined)
    return (
      <Card className="setup">
        <h1>Server ini sudah berisi sekolah</h1>
        <p>Masuk sebagai administrator, lalu pulihkan di layar Pencadangan.</p>
        <Link className="button button-main" to="/login">
          Ke halaman masuk
        </Link>
      </Card>
    );
  return (
    <Card className="setup">
      <h1>Pulihkan dari cadangan</h1>
      <p>Sekolah yang tersimpan di berkas pencadangan dibuka lagi di komputer ini.</p>
      <form
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          void start();
        }}
      >
        <TextField
          label="Berkas pencadangan"
          hint="Berkas .zip dari flashdisk atau folder cadangan."
          name="berkas"
          type="file"
          accept=".zip"
          onChange={(event) => choose(event.target.files?.[0])}
        />
        <TextField
          label="Kode pemulihan"
          hint="Lima kelompok huruf dari lembar yang dicetak saat sekolah disiapkan."
          name="kode"
          value={kode}
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
          onChange={(event) => type(event.target.value)}
        />
        <FailureBox failure={failure} />
        <Button type="submit" look="main" disabled={busy !== undefined}>
          Pulihkan
        </Button>
      </form>
      <p>
        <Link to="/setup">Sekolah baru, tanpa cadangan</Link>
      </p>
      {busy !== undefined && <BusyOverlay words={busy} />}
    </Card>
  );
}

/** Resolves when the server, which opens anew after a restore, knows its school; after half a minute it is asked no more. */
async function untilOpened(info: InfoStore): Promise<void> {
  for (let tries = 0; info.current().perlu_setup && tries < 60; tries++) {
    await new Promise((resolve) => setTimeout(resolve, 500));
    await info.refresh();
  }
}

/** Sends the file once, then the code as often as it is mistyped. `busy`: what is being done. */
function useRestore(file: File | undefined, kode: string) {
  const { info } = useServices();
  const notify = useNotify();
  const navigate = useNavigate();
  const [busy, setBusy] = useState<string>();
  const [failure, setFailure] = useState<Failure>();
  const [sent, setSent] = useState<File>();

  async function start(): Promise<void> {
    setFailure(undefined);
    const missing = !file
      ? 'Pilih berkas pencadangannya.'
      : !kode.trim() && 'Ketik kode pemulihan dari lembar cetak.';
    if (!file || missing) {
      setFailure({ text: missing || '' });
      return;
    }
    try {
      if (sent !== file) {
        setBusy('Mengunggah berkas…');
        await sendBackup(file, (part) => setBusy(`Mengunggah berkas… ${Math.floor(part * 100)} %`));
        setSent(file);
      }
      setBusy('Memulihkan data… Jangan matikan komputer server.');
      const message = await restoreSent(kode);
      setBusy('Membuka sekolah…');
      await untilOpened(info);
      notify('success', message);
      void navigate('/login', { replace: true });
    } catch (problem) {
      setFailure(failureOf(problem));
    } finally {
      setBusy(undefined);
    }
  }
  return { busy, failure, start };
}
