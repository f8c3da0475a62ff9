import type { PengaturanPesan } from '@spmb/shared/pengaturan/pesan.schema.ts';
import { createTransport } from 'nodemailer';
import { Readable } from 'node:stream';
import type { HasilKirim, KirimPesan } from './kanal.ts';
import { cariBoleh } from './minta.ts';

const connectMs = 10_000;
const silentMs = 20_000;

/** E-mail by SMTP. */
export const buildSurel =
  (p: PengaturanPesan, sandi: string): KirimPesan =>
  async ({ kunci, nomor, nama, pesan, sekolah }) => {
    const found = await cariBoleh(p.smtp_server, p.smtp_aman !== 'tanpa');
    if ('sebab' in found) return { hasil: 'nanti', sebab: found.sebab };
    const transport = createTransport({
      host: found.ips[0],
      port: p.smtp_port,
      secure: p.smtp_aman === 'tls',
      requireTLS: p.smtp_aman === 'starttls',
      ignoreTLS: p.smtp_aman === 'tanpa',
      tls: { servername: p.smtp_server },
      ...(p.smtp_pengguna !== '' && { auth: { user: p.smtp_pengguna, pass: sandi } }),
      connectionTimeout: connectMs,
      greetingTimeout: connectMs,
      socketTimeout: silentMs,
      disableFileAccess: true,
      disableUrlAccess: true,
    });
    let isRead = false;
    /** Asked for once the server has said that it takes the text: before that it has surely accepted nothing. */
    function* text() {
      isRead = true;
      yield Buffer.from(`${pesan}\n`);
    }
    try {
      const sent = await transport.sendMail({
        from: { name: sekolah, address: p.smtp_pengirim },
        to: { name: nama, address: nomor },
        subject: `Informasi dari ${sekolah}`,
        messageId: `<${kunci}@${p.smtp_pengirim.split('@')[1] ?? 'spmb'}>`,
        text: Readable.from(text()),
      });
      return { hasil: 'diterima', id_luar: sent.messageId };
    } catch (error) {
      return judge(error, isRead);
    } finally {
      transport.close();
    }
  };

function judge(error: unknown, isRead: boolean): HasilKirim {
  const { responseCode, code, message } = (error ?? {}) as {
    responseCode?: number;
    code?: string;
    message?: string;
  };
  const sebab = `Server surel: ${String(message).slice(0, 200)}`;
  if (code === 'EAUTH')
    return { hasil: 'nanti', sebab: `${sebab}. Periksa nama pengguna dan kata sandi SMTP.` };
  if (responseCode) return { hasil: responseCode < 500 ? 'nanti' : 'ditolak', sebab };
  return { hasil: isRead ? 'ragu' : 'nanti', sebab };
}
