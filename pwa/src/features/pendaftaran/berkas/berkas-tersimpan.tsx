import { useState } from 'react';
import { Button } from '../../../ui/button.tsx';
import type { BerkasPort, KeadaanBerkas } from './berkas-port.ts';
import { GambarBlob } from '../../../shell/berkas/gambar-blob.tsx';
import { HapusBerkas } from './hapus-berkas.tsx';
import { LihatBerkas } from '../../../shell/berkas/lihat-berkas.tsx';
import type { FieldBerkas } from './terpilih.ts';
import { tulisUkuran } from './ukuran.ts';
import { useLokal } from './use-lokal.ts';

interface BerkasTersimpanProps {
  field: FieldBerkas;
  nilai: string;
  terkunci: boolean;
  port: BerkasPort;
  onGanti: () => void;
}

/** A document that the form holds: what it is, where it is, and what can be done with it. */
export function BerkasTersimpan({ field, nilai, terkunci, port, onGanti }: BerkasTersimpanProps) {
  const [asked, setAsked] = useState<'lihat' | 'hapus'>();
  const keadaan = port.keadaan(nilai);
  const { kecil, ukuran } = useLokal(port, nilai, keadaan);
  const close = () => setAsked(undefined);
  return (
    <div className="berkas-simpan">
      {kecil && <GambarBlob blob={kecil} alt="" className="berkas-kecil" />}
      <div>
        {keadaan.nama !== undefined && (
          <p className="berkas-nama">
            {keadaan.nama}
            {ukuran !== undefined && <span className="muted figures"> {tulisUkuran(ukuran)}</span>}
          </p>
        )}
        {(!terkunci || keadaan.nama === undefined) && <TempatBerkas keadaan={keadaan} />}
      </div>
      <div className="berkas-tombol">
        <Button aria-label={`Lihat ${field.label}`} onClick={() => setAsked('lihat')}>
          Lihat
        </Button>
        {!terkunci && keadaan.keadaan === 'ditolak' && (
          <Button onClick={() => port.kirimUlang(nilai)}>Kirim ulang</Button>
        )}
        {!terkunci && (
          <>
            <Button aria-label={`Ganti ${field.label}`} onClick={onGanti}>
              Ganti
            </Button>
            <Button look="quiet" aria-label={`Hapus ${field.label}`} onClick={() => setAsked('hapus')}>
              Hapus
            </Button>
          </>
        )}
      </div>
      {asked === 'lihat' && <LihatBerkas title={field.label} nilai={nilai} port={port} onClose={close} />}
      {asked === 'hapus' && <HapusBerkas field={field} port={port} onClose={close} />}
    </div>
  );
}

const waitsItsTurn = 'Menunggu giliran dikirim.';

/** Where the file is; the server is named only for what it has. */
function TempatBerkas({ keadaan }: { keadaan: KeadaanBerkas }) {
  if (keadaan.keadaan === 'ditolak')
    return (
      <p role="alert" className="berkas-salah">
        {keadaan.salah ?? 'Server tidak menerima berkas ini. Tekan Kirim ulang, atau Ganti berkasnya.'}
      </p>
    );
  if (keadaan.keadaan === 'mengirim' && !keadaan.menunggu)
    return (
      <p className="muted figures">
        Mengirim {Math.round(keadaan.persen ?? 0)} %
        <progress max={100} value={keadaan.persen ?? 0} aria-label="Mengirim berkas" />
      </p>
    );
  const isThere = keadaan.keadaan === 'di-server';
  return (
    <p role="status" className={isThere ? 'berkas-terkirim' : 'muted'}>
      {isThere ? 'Tersimpan di server' : `Tersimpan di perangkat. ${keadaan.menunggu ?? waitsItsTurn}`}
    </p>
  );
}
