import { BlockList, isIP } from 'node:net';
import { networkInterfaces } from 'node:os';
import { listLanAddresses, type LanAddress } from '../../server/address/lan-addresses.ts';

const dayS = 86_400;

/** How this server stands in its network, as its environment says. */
export interface NetworkSettings {
  /** Whether an address is that of a proxy whose word about the caller counts. */
  isProxy(address: string): boolean;
  /** For how many seconds a browser that came by https keeps to it; 0: the header is not sent. */
  hstsSeconds: number;
  /** The addresses of this computer for phones as they are now, the likeliest first. */
  lan(): LanAddress[];
}

/** Reads TRUST_PROXY, HSTS_SECONDS and HOST; throws a sentence that names the variable and what it takes. */
export function readNetworkSettings(
  env: Readonly<Record<string, string | undefined>>,
  interfaces = networkInterfaces,
): NetworkSettings {
  const proxies = readNetworks(env['TRUST_PROXY'] ?? '');
  // Every call asks: where none is named, nothing is looked up.
  const hasProxies = proxies.rules.length > 0;
  return {
    isProxy: (address) => hasProxies && isIP(address) !== 0 && proxies.check(address, familyOf(address)),
    hstsSeconds: readHsts(env['HSTS_SECONDS'] ?? ''),
    lan: () => listLanAddresses(interfaces(), env['HOST'] ?? ''),
  };
}

const familyOf = (address: string) => (isIP(address) === 6 ? 'ipv6' : 'ipv4');

function readNetworks(text: string): BlockList {
  const networks = new BlockList();
  for (const part of text.split(',').map((one) => one.trim())) {
    if (part === '') continue;
    const [address = '', bits, ...rest] = part.split('/');
    const most = isIP(address) === 6 ? 128 : 32;
    const prefix = bits === undefined ? most : /^\d{1,3}$/.test(bits) ? Number(bits) : -1;
    if (isIP(address) === 0 || rest.length > 0 || prefix < 1 || prefix > most)
      throw new Error(
        `TRUST_PROXY memuat "${part}", yang bukan jaringan. Tulis alamat atau jaringan proksi, dipisah koma, misalnya 127.0.0.1, 10.0.0.0/24, fd00::/64.`,
      );
    networks.addSubnet(address, prefix, familyOf(address));
  }
  return networks;
}

function readHsts(text: string): number {
  const seconds = /^\d+$/.test(text.trim() || '0') ? Number(text) : -1;
  if (seconds < 0 || seconds > dayS)
    throw new Error(
      `HSTS_SECONDS memuat "${text}". Tulis jumlah detik, paling lama satu hari (${dayS}); 0 mematikannya. Lebih lama dari itu, sertifikat yang kedaluwarsa mengunci ruang ujian.`,
    );
  return seconds;
}
