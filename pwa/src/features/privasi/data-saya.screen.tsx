import { salinanDataSaya } from '@spmb/shared/privasi/calls.ts';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import { askFile } from '../../http/ask-file.ts';
import { CallError } from '../../http/call-error.ts';
import { textOfProblem } from '../../http/failure.ts';
import { useServices } from '../../shell/services.tsx';
import { useTitle } from '../../shell/use-title.ts';
import { Button } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { PasswordField } from '../../ui/field/password-field.tsx';
import { MessageBox } from '../../ui/message-box.tsx';
import { useNotify } from '../../ui/notices.tsx';
import { saveFile } from '../../ui/save-file.ts';
import styles from './data-saya.css?url';

const fileName = 'salinan-data-saya.zip';

/** What the school keeps about whoever is signed in: a copy of it, after his password. */
export function DataSayaScreen() {
  useTitle('Data Anda');
  const { http } = useServices();
  const notify = useNotify();
  const [password, setPassword] = useState('');
  const [problem, setProblem] = useState({ field: '', text: '' });
  const [isBusy, setBusy] = useState(false);
  const fetchCopy = async () => {
    setBusy(true);
    setProblem({ field: '', text: '' });
    try {
      saveFile(await askFile(http, salinanDataSaya, { password }), fileName);
      setPassword('');
      notify('success', `Salinan data tersimpan: ${fileName}.`);
    } catch (reason) {
      const field = reason instanceof CallError ? (reason.kesalahan['password'] ?? '') : '';
      setProblem({ field, text: field ? '' : textOfProblem(reason) });
    }
    setBusy(false);
  };
  return (
    <Card className="data-saya">
      <link rel="stylesheet" href={styles} precedence="default" />
      <h1>Data Anda</h1>
      <p>
        Unduh salinan semua data tentang Anda yang disimpan sekolah: isian, berkas, pesan, jawaban ujian, dan
        perjalanan pendaftaran. Hasil seleksi dan nilai ikut sesudah diumumkan.
      </p>
      <MessageBox tone="amber">
        <p>Berkas ini berisi data pribadi. Jangan unduh di perangkat yang dipakai bersama.</p>
      </MessageBox>
      <form
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          void fetchCopy();
        }}
      >
        {problem.text && (
          <MessageBox tone="red" role="alert">
            {problem.text}
          </MessageBox>
        )}
        <PasswordField
          label="Kata Sandi"
          value={password}
          error={problem.field || undefined}
          onChange={(event) => {
            setPassword(event.target.value);
          }}
        />
        <Button type="submit" look="main" disabled={isBusy}>
          {isBusy ? 'Menyiapkan…' : 'Unduh salinan data'}
        </Button>
      </form>
      <p className="muted">
        Ada data yang keliru, atau ingin data Anda dihapus? Kirim pesan ke panitia dari halaman utama.
      </p>
      <Link className="button button-plain" to="/peserta/profil-akun">
        Kembali ke profil
      </Link>
    </Card>
  );
}
