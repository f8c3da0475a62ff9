import { createServer as createTcp, type AddressInfo } from 'node:net';
import { describe, expect, test } from 'vitest';
import { buildSurel } from './kanal/surel.ts';
import { pengaturan } from '@spmb/shared/pengaturan/kelompok.ts';

describe('e-mail by SMTP', () => {
  /** A mail server that answers line by line; `at` a command it does something else. */
  const smtp = async (at: Readonly<Record<string, string | null>>) => {
    const heard: string[] = [];
    const server = createTcp((socket) => {
      let inData = false;
      const say = (line: string) => socket.write(`${line}\r\n`);
      say('220 uji');
      socket.on('error', () => undefined);
      socket.on('data', (bytes) => {
        for (const line of bytes.toString().split('\r\n').filter(Boolean)) {
          heard.push(line);
          if (inData && line !== '.') continue;
          const command = inData ? 'END' : (line.split(/[ :]/)[0] ?? '').toUpperCase();
          inData = false;
          const told =
            command in at
              ? at[command]
              : ({ EHLO: '250 uji', DATA: '354 go', QUIT: '221 bye' }[command] ?? '250 ok');
          if (told === null || told === undefined) return void socket.destroy();
          if (command === 'DATA' && told.startsWith('354')) inData = true;
          say(told);
        }
      });
    });
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    const p = pengaturan.pesan.fields.parse({
      kanal: 'surel',
      smtp_server: '127.0.0.1',
      smtp_port: (server.address() as AddressInfo).port,
      smtp_aman: 'tanpa',
      smtp_pengirim: 'ppdb@smk.id',
    });
    const surat = {
      kunci: 'k-1',
      nama: 'Siti "A", <x>',
      nomor: 'siti@a.id',
      pesan: 'Halo\nSiti',
      sekolah: 'SMK Uji',
    };
    const hasil = await buildSurel(p, '')(surat);
    await new Promise((resolve) => server.close(resolve));
    return { hasil, heard: heard.join('\n') };
  };

  test('a letter with the same id at every try', async () => {
    const { hasil, heard } = await smtp({});
    expect(hasil).toEqual({ hasil: 'diterima', id_luar: '<k-1@smk.id>' });
    expect(heard).toContain('RCPT TO:<siti@a.id>');
    expect(heard).toContain('Message-ID: <k-1@smk.id>');
    expect(heard).toContain('Subject: Informasi dari SMK Uji');
  });

  test.each([
    ['closes before it takes the text', { MAIL: null }, 'nanti'],
    ['has no room just now', { RCPT: '450 nanti' }, 'nanti'],
    ['does not know the receiver', { RCPT: '550 tidak ada' }, 'ditolak'],
    ['has no room for the text', { END: '451 nanti' }, 'nanti'],
    ['takes nothing of this sender today', { MAIL: '550 5.4.5 batas harian' }, 'nanti'],
    ['takes no text', { DATA: '554 tidak' }, 'nanti'],
    ['refuses the text', { END: '554 spam' }, 'nanti'],
    ['closes after it has the text', { END: null }, 'ragu'],
  ] as const)('a server that %s', async (_what, at, hasil) => {
    expect((await smtp(at)).hasil).toMatchObject({ hasil });
  });
});
