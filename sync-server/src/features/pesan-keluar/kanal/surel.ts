import type { PengaturanPesan } from '@spmb/shared/pengaturan/pesan.schema.ts';
import type SMTPConnection from 'nodemailer/lib/smtp-connection';
import { Readable } from 'node:stream';
import { kataJawaban } from './baca-jawaban.ts';
import type { HasilKirim, KirimPesan, PesanSiap } from './kanal.ts';
import { cariBoleh } from './minta.ts';

const connectMs = 10_000;
const silentMs = 20_000;

/** E-mail by SMTP, a connection for each letter. The library is read by the first one: most servers never write any. */
export const buildSurel =
  (p: PengaturanPesan, sandi: string): KirimPesan =>
  async (pesan) => {
    const found = await cariBoleh(p.smtp_server, p.smtp_aman !== 'tanpa');
    if ('sebab' in found) return { hasil: 'nanti', sebab: found.sebab };
    const messageId = `<${pesan.kunci}@${p.smtp_pengirim.split('@')[1] ?? 'spmb'}>`;
    const letter = await buildLetter(p, pesan, messageId);
    const { default: Connection } = await import('nodemailer/lib/smtp-connection');
    const connection = new Connection({
      host: found.ips[0],
      port: p.smtp_port,
      secure: p.smtp_aman === 'tls',
      requireTLS: p.smtp_aman === 'starttls',
      ignoreTLS: p.smtp_aman === 'tanpa',
      tls: { servername: p.smtp_server },
      connectionTimeout: connectMs,
      greetingTimeout: connectMs,
      socketTimeout: silentMs,
    });
    let isRead = false;
    const text = new Readable({
      /** Asked for once the server has said that it takes the text: before that it has surely accepted nothing. */
      read() {
        isRead = true;
        this.push(letter);
        this.push(null);
      },
    });
    const envelope = { from: p.smtp_pengirim, to: pesan.nomor };
    const login = p.smtp_pengguna === '' ? undefined : { user: p.smtp_pengguna, pass: sandi };
    try {
      await handOver(connection, login, envelope, text);
      return { hasil: 'diterima', id_luar: messageId };
    } catch (error) {
      return judge(error, isRead);
    } finally {
      connection.close();
    }
  };

async function buildLetter(
  p: PengaturanPesan,
  { nama, nomor, pesan, sekolah }: PesanSiap,
  messageId: string,
): Promise<Buffer> {
  const { default: Composer } = await import('nodemailer/lib/mail-composer');
  const letter = new Composer({
    from: { name: sekolah, address: p.smtp_pengirim },
    to: { name: nama, address: nomor },
    subject: `Informasi dari ${sekolah}`,
    messageId,
    text: pesan,
    disableFileAccess: true,
    disableUrlAccess: true,
  });
  return letter.compile().build();
}

/** Connects, signs in where `login` says who, and hands a letter over. Rejects with what went wrong first. */
function handOver(
  connection: SMTPConnection,
  login: { user: string; pass: string } | undefined,
  envelope: { from: string; to: string },
  text: Readable,
): Promise<void> {
  return new Promise((resolve, reject) => {
    const send = () => connection.send(envelope, text, (error) => (error ? reject(error) : resolve()));
    connection.on('error', reject);
    connection.once('end', () => reject(new Error('sambungan ditutup')));
    connection.connect((error) => {
      if (error) reject(error);
      else if (!login) send();
      else connection.login({ credentials: login }, (wrong) => (wrong ? reject(wrong) : send()));
    });
  });
}

function judge(error: unknown, isRead: boolean): HasilKirim {
  const { responseCode, code, command, message } = (error ?? {}) as {
    responseCode?: number;
    code?: string;
    /** The one that the server refused. */
    command?: string;
    message?: unknown;
  };
  const sebab = `Server surel: ${kataJawaban(message)}`;
  if (code === 'EAUTH')
    return { hasil: 'nanti', sebab: `${sebab}. Periksa nama pengguna dan kata sandi SMTP.` };
  if (responseCode) {
    if (responseCode < 500) return { hasil: 'nanti', sebab };
    // Whoever refuses the sender or his text refuses all letters: only the receiver is of this one alone.
    return command === 'RCPT TO'
      ? { hasil: 'ditolak', sebab }
      : { hasil: 'nanti', sebab: `${sebab}. Periksa server dan alamat pengirim di Pengaturan.` };
  }
  return { hasil: isRead ? 'ragu' : 'nanti', sebab };
}
