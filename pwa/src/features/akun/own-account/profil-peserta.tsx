import { Suspense, useMemo, useRef } from 'react';
import { Link } from 'react-router-dom';
import { useServices } from '../../../shell/services.tsx';
import { lazyPart } from '../../../shell/lazy-part.ts';
import { createUploader } from '../../../shell/upload/create-uploader.ts';
import { useTitle } from '../../../shell/use-title.ts';
import type { Running } from '../../../kit/upload/send-watched.ts';
import { Button } from '../../../ui/button.tsx';
import { Card } from '../../../ui/card.tsx';
import { Icon } from '../../../ui/icon.tsx';
import { TextField } from '../../../ui/field/text-field.tsx';
import { BackLink } from './back-link.tsx';
import { FailureBox } from '../login/failure-box.tsx';
import { photoTypes, useProfil } from './use-profil.ts';
import './akun-peserta.css';

/** Of who asks for it: no device of an exam keeps it. */
const PushPeserta = lazyPart(
  async () => (await import('../../../shell/push/push-peserta.tsx')).PushPeserta,
  () => null,
);

/** A participant's photo; his name and number are those of his file. */
export function ProfilPeserta() {
  useTitle('Profil');
  const { session } = useServices();
  const upload = useMemo(() => createUploader(session), [session]);
  const { user, ...profil } = useProfil(upload);
  const file = useRef<HTMLInputElement>(null);
  return (
    <Card className="akun-peserta">
      <h1>Profil</h1>
      <form
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          void profil.save();
        }}
      >
        <FailureBox failure={profil.failure} />
        <div className="akun-peserta-photo">
          {profil.photo ? <img src={profil.photo} alt="Foto Anda" /> : <Icon name="user" size={48} />}
          <input
            ref={file}
            type="file"
            accept={photoTypes.join(',')}
            className="visually-hidden"
            tabIndex={-1}
            aria-label="Foto"
            onChange={(event) => {
              const chosen = event.target.files?.[0];
              event.target.value = '';
              if (chosen) void profil.choose(chosen);
            }}
          />
          <Button disabled={profil.busy !== undefined} onClick={() => file.current?.click()}>
            {profil.busy === 'unggah' ? 'Mengunggah…' : profil.avatar ? 'Ganti foto' : 'Unggah foto'}
          </Button>
          {profil.running && <PhotoProgress running={profil.running} />}
          {profil.avatar && !profil.running && (
            <Button look="quiet" onClick={profil.detach}>
              Lepas foto
            </Button>
          )}
        </div>
        <TextField label="Nama Lengkap" readOnly value={user?.peserta?.nama ?? user?.username ?? ''} />
        <TextField
          label="Nomor Peserta"
          readOnly
          hint="Nama atau nomor salah? Beri tahu panitia."
          value={user?.peserta?.nomor_peserta ?? user?.email ?? ''}
        />
        <Button type="submit" look="main" disabled={profil.busy !== undefined}>
          {profil.busy === 'simpan' ? 'Menyimpan…' : 'SIMPAN'}
        </Button>
      </form>
      <Link className="button button-plain" to="/peserta/data-saya">
        Salinan data Anda
      </Link>
      <Suspense>
        <PushPeserta />
      </Suspense>
      <BackLink />
    </Card>
  );
}

/** How much of the photo has arrived, and the way out of it. */
function PhotoProgress({ running: { percent, waiting, cancel } }: { running: Running }) {
  return (
    <div className="akun-peserta-progress">
      <progress max={100} value={percent} aria-label="Mengunggah foto" />
      <span className="figures">{Math.round(percent)} %</span>
      <Button look="quiet" onClick={cancel}>
        Batal
      </Button>
      <span role="status" className="muted">
        {waiting}
      </span>
    </div>
  );
}
