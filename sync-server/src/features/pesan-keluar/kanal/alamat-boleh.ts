import { BlockList, isIP } from 'node:net';

const list = (...nets: readonly [net: string, prefix: number][]): BlockList => {
  const made = new BlockList();
  for (const [net, prefix] of nets) made.addSubnet(net, prefix, net.includes(':') ? 'ipv6' : 'ipv4');
  return made;
};

/** The school's own computers: a gateway may run on one of them, also on the server itself. */
const sendiri = list(
  ['10.0.0.0', 8],
  ['172.16.0.0', 12],
  ['192.168.0.0', 16],
  ['127.0.0.0', 8],
  ['::1', 128],
  ['fc00::', 7],
);

/** Where nothing of a school answers: the metadata of a hosted computer, groups, what is reserved. */
const terlarang = list(
  ['0.0.0.0', 8],
  ['100.64.0.0', 10],
  ['169.254.0.0', 16],
  ['192.0.0.0', 24],
  ['198.18.0.0', 15],
  ['224.0.0.0', 3],
  // Addresses of IPv4 as they were once written: ::127.0.0.1.
  ['::', 96],
  ['fe80::', 10],
  ['fec0::', 10],
  ['ff00::', 8],
  ['64:ff9b::', 96],
  ['64:ff9b:1::', 48],
  ['2002::', 16],
);

/**
 * Why nothing is sent to an address (an IP in letters); undefined: it may be. Tokens and texts about people cross the internet
 * encrypted or not at all.
 */
export function tolakAlamat(ip: string, isEncrypted: boolean): string | undefined {
  const plain = ip.toLowerCase().replace(/^::ffff:(?=\d+\.)/, '');
  const family = isIP(plain) === 6 ? 'ipv6' : 'ipv4';
  const isOwn = sendiri.check(plain, family);
  if (isIP(plain) === 0 || (!isOwn && terlarang.check(plain, family)))
    return `Alamat ${ip} tidak boleh dihubungi server ini. Periksa alamatnya di Pengaturan.`;
  if (!isEncrypted && !isOwn)
    return 'Alamat di internet hanya dihubungi dengan https. Ganti http:// dengan https:// di Pengaturan.';
  return undefined;
}

/**
 * The same of addresses that browsers give for their push services: public ones alone, by https. Whoever has an account
 * names them, and the school's own network is nobody's to ask.
 */
export function tolakPush(ip: string, isEncrypted: boolean): string | undefined {
  const plain = ip.toLowerCase().replace(/^::ffff:(?=\d+\.)/, '');
  const isOwn = isIP(plain) === 0 || sendiri.check(plain, isIP(plain) === 6 ? 'ipv6' : 'ipv4');
  return isOwn || !isEncrypted || tolakAlamat(ip, isEncrypted) !== undefined
    ? 'Layanan pemberitahuan peramban ini tidak berada di internet.'
    : undefined;
}
