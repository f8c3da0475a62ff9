import type { DasborPendaftar } from '@spmb/shared/dasbor-pendaftar/calls.ts';
import { clockText, dateInWords, localDate } from '@spmb/shared/kernel/zone.ts';
import { bolehDiisi } from '@spmb/shared/pendaftaran/peralihan.ts';
import { nadaBerkas } from '@spmb/shared/peserta/status-berkas.ts';
import { Link } from 'react-router-dom';
import { useAppInfo, useServices } from '../../../shell/services.tsx';
import { Card } from '../../../ui/card.tsx';
import { Chip } from '../../../ui/chip.tsx';
import { MessageBox } from '../../../ui/message-box.tsx';
import { sisaWaktu } from './sisa-waktu.ts';

const form = '/peserta/pendaftaran';

/** Where the application stands, what the committee wrote, and what is to be done until when. */
export function KartuStatus({ dasbor, diambilMs }: { dasbor: DasborPendaftar; diambilMs: number }) {
  const { status, kabar, nomor_register } = dasbor;
  const { apps_pendaftaran } = useAppInfo();
  const isOpen = bolehDiisi(status);
  return (
    <>
      {nomor_register === '' && isOpen && (
        <MessageBox tone="amber" title="Anda belum punya nomor pendaftaran">
          <p>Nomor diberikan saat formulir terkirim.</p>
          {apps_pendaftaran === false && (
            <p>
              Pendaftaran sedang ditutup: formulir dapat diisi, dan dikirim bila dibuka.{' '}
              <a href="/home#jadwal">Lihat jadwal pendaftaran</a>
            </p>
          )}
          <p>
            <Link className="button button-main" to={form}>
              Isi formulir pendaftaran
            </Link>
          </p>
        </MessageBox>
      )}
      <Card className="dasbor-status">
        <div className="dasbor-head">
          <h3>{kabar.title}</h3>
          <Chip tone={nadaBerkas(status)}>{dasbor.status_kata}</Chip>
        </div>
        {nomor_register !== '' && (
          <p>
            Nomor pendaftaran <strong className="figures">{nomor_register}</strong>
          </p>
        )}
        <p>{kabar.body}</p>
        <Keputusan dasbor={dasbor} />
        {isOpen && nomor_register !== '' && (
          <Link className="button button-main" to={form}>
            Perbaiki formulir
          </Link>
        )}
        {dasbor.hitung_mundur && (
          <HitungMundur {...dasbor.hitung_mundur} serverMs={dasbor.server_ms} diambilMs={diambilMs} />
        )}
      </Card>
    </>
  );
}

/** The committee's last word: its message, its reasons, and what it asks to correct. */
function Keputusan({ dasbor: { pesan, alasan, terbuka } }: { dasbor: DasborPendaftar }) {
  if (pesan === '' && alasan.length === 0 && terbuka === null) return null;
  return (
    <div className="dasbor-keputusan">
      {pesan !== '' && <p style={{ whiteSpace: 'pre-line' }}>Pesan panitia: {pesan}</p>}
      {alasan.length > 0 && (
        <ul>
          {alasan.map((one) => (
            <li key={one}>{one}</li>
          ))}
        </ul>
      )}
      {terbuka !== null && <p>Yang perlu diperbaiki: {terbuka.join(', ')}.</p>}
    </div>
  );
}

interface Ditunggu {
  title: string;
  waktu_ms: number;
  serverMs: number;
  diambilMs: number;
}

/** Counted by the server's clock: that of a phone may be wrong by days. */
function HitungMundur({ title, waktu_ms, serverMs, diambilMs }: Ditunggu) {
  const { clock } = useServices();
  const { zona } = useAppInfo();
  const nowMs = serverMs + clock.nowMs() - diambilMs;
  const when = `${dateInWords(localDate(waktu_ms, zona))} pukul ${clockText(waktu_ms, zona)} ${zona}`;
  return (
    <p>
      {title}: {when} <strong>({sisaWaktu(waktu_ms - nowMs)})</strong>
    </p>
  );
}
