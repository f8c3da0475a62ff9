import { clockText, localDate } from '@spmb/shared/kernel/zone.ts';
import { useState } from 'react';
import { useAppInfo, useEngine, useServices, useSignIn } from '../../../shell/services.tsx';
import { Button } from '../../../ui/button.tsx';
import { saveFile } from '../../../ui/save-file.ts';

/** Offers what this device holds unsent as a file that a proctor carries to the server. */
export function SaveEmergency() {
  const { clock } = useServices();
  const engine = useEngine();
  const { zona } = useAppInfo();
  const akun = useSignIn()?.user.email ?? 'peserta';
  const [words, setWords] = useState('');

  async function save(): Promise<void> {
    try {
      const isi = await engine.emergencyFile();
      if (isi === undefined) {
        setWords('Semua jawaban di perangkat ini sudah di server.');
        return;
      }
      const nowMs = clock.nowMs();
      const name = `jawaban-${akun}-${localDate(nowMs, zona)}-${clockText(nowMs, zona)}.spmb`;
      saveFile(
        new Blob([new Uint8Array(isi)], { type: 'application/octet-stream' }),
        name.replaceAll(/[^\w.-]/g, '-'),
      );
      setWords(
        'Berkas tersimpan di folder unduhan perangkat ini. Berikan kepada pengawas lewat kabel, flashdisk atau Bluetooth. Hanya server sekolah yang dapat membacanya. Jangan matikan perangkat ini.',
      );
    } catch {
      setWords('Berkas belum dapat dibuat. Jangan tutup halaman ini; panggil pengawas, lalu coba lagi.');
    }
  }
  return (
    <>
      <Button onClick={() => void save()}>Simpan jawaban darurat</Button>
      <p role="status">{words}</p>
    </>
  );
}
