import { infoGladiHp, masukGladiHp } from '@spmb/shared/gladi-bersih/calls.ts';
import type { TiketGladi, UndanganGladi } from '@spmb/shared/gladi-bersih/gladi-hp.schema.ts';
import { portableDigest } from '@spmb/shared/sync/seal/digest.ts';
import { useEffect, useState, type SyntheticEvent } from 'react';
import { useLocation } from 'react-router-dom';
import { useServices } from '../../shell/services.tsx';
import { useWakeLock } from '../../shell/use-wake-lock.ts';
import { useTitle } from '../../shell/use-title.ts';
import { browserRandomness } from '../../ports/browser-randomness.ts';
import { Button } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { MessageBox } from '../../ui/message-box.tsx';
import { TextField } from '../../ui/field/text-field.tsx';
import './gladi.css';
import { rehearse } from './rehearse-device.ts';
import type { DeviceView } from './rehearsing-device.ts';

const noCode = 'Ketik kode gladi dari layar panitia.';
const wordsOf = (error: unknown): string => (error instanceof Error ? error.message : noCode);
const detik = (ms: number): string =>
  `${(ms / 1_000).toLocaleString('id-ID', { maximumFractionDigits: 1 })} detik`;

/** A phone or computer of a room joins a rehearsal here, without an account. */
export function GladiScreen() {
  useTitle('Gladi');
  const { http, clock } = useServices();
  const { hash } = useLocation();
  const [kode, setKode] = useState(hash.slice(1).toUpperCase());
  const [undangan, setUndangan] = useState<UndanganGladi>();
  const [ruang, setRuang] = useState('');
  const [tiket, setTiket] = useState<TiketGladi>();
  const [view, setView] = useState<DeviceView>();
  const [problem, setProblem] = useState<string>();

  useEffect(() => {
    if (!tiket) return undefined;
    const ending = new AbortController();
    const ports = {
      digest: portableDigest,
      randomness: browserRandomness,
      clock,
      nowMs: () => clock.nowMs(),
      fetch: (...request: Parameters<typeof fetch>) => fetch(...request),
      watchScreen,
    };
    void rehearse(ports, { kode, tiket }, (news) => setView({ ...news }), ending.signal);
    return () => ending.abort();
  }, [tiket, kode, clock]);

  const ask = async (event: SyntheticEvent) => {
    event.preventDefault();
    setProblem(undefined);
    try {
      if (!undangan) setUndangan(await http.call(infoGladiHp, { kode }));
      else setTiket(await http.call(masukGladiHp, { kode, ruang }));
    } catch (error) {
      setProblem(wordsOf(error));
    }
  };

  if (tiket) return <Working ruang={ruang} view={view} />;
  return (
    <Card className="gladi">
      <form onSubmit={(event) => void ask(event)}>
        <h1>{undangan?.nama ?? 'Gladi bersih'}</h1>
        {problem && <MessageBox tone="amber">{problem}</MessageBox>}
        {undangan ? (
          <TextField
            label="Ruang"
            hint="Ketik atau pilih ruang tempat perangkat ini berada."
            value={ruang}
            list="gladi-ruang"
            required
            maxLength={40}
            onChange={(event) => setRuang(event.target.value)}
          />
        ) : (
          <TextField
            label="Kode gladi"
            hint={noCode}
            value={kode}
            required
            maxLength={8}
            autoCapitalize="characters"
            onChange={(event) => setKode(event.target.value.toUpperCase())}
          />
        )}
        <datalist id="gladi-ruang">
          {undangan?.ruang.map((nama) => (
            <option key={nama} value={nama} />
          ))}
        </datalist>
        <Button type="submit" look="main" wide>
          {undangan ? 'Ikut gladi' : 'Lanjut'}
        </Button>
      </form>
    </Card>
  );
}

const titles = {
  memuat: 'Memuat soal contoh…',
  bekerja: 'Perangkat ini ikut gladi',
  selesai: 'Gladi selesai. Terima kasih.',
};

function watchScreen(tell: (isDark: boolean) => void): () => void {
  const onChange = () => tell(document.visibilityState === 'hidden');
  document.addEventListener('visibilitychange', onChange);
  return () => document.removeEventListener('visibilitychange', onChange);
}

function Working({ ruang, view }: { ruang: string; view: DeviceView | undefined }) {
  useWakeLock();
  const { tahap = 'memuat', muatMs = null, terkirim = 0, gagal = 0, terakhirMs = null } = view ?? {};
  return (
    <Card className="gladi">
      <div role="status">
        <h1>{titles[tahap]}</h1>
      </div>
      <p>Ruang {ruang}. Biarkan layar ini menyala sampai panitia menutup gladi.</p>
      <ul>
        <li>Waktu memuat: {muatMs === null ? '–' : detik(muatMs)}</li>
        <li>
          Kiriman sampai: {terkirim} · gagal: {gagal}
        </li>
        <li>Kiriman terakhir: {terakhirMs === null ? '–' : detik(terakhirMs)}</li>
      </ul>
    </Card>
  );
}
