import { isUntukHp } from '@spmb/shared/sekolah/alamat-server.ts';
import { BlockList } from 'node:net';
import type { networkInterfaces } from 'node:os';

/** An address that this computer has in a network which phones may reach. */
export interface LanAddress {
  /** Name of the network card. */
  jaringan: string;
  ip: string;
  isIpv6: boolean;
  /** Bits that name its network. */
  prefix: number;
}

/** Cards that programs put between themselves: phones are rarely behind one. */
const virtual = /^(docker|br-|veth|virbr|vmnet|vEthernet|VirtualBox|VMware|lo|tun|tap|wg|zt|tailscale|utun)/i;

/**
 * The addresses of this computer for phones, the likeliest first. `host`: the one that the server listens on; it is heard
 * at no other.
 */
export function listLanAddresses(
  interfaces: ReturnType<typeof networkInterfaces>,
  host: string,
): LanAddress[] {
  const isEverywhere = ['', '0.0.0.0', '::'].includes(host);
  const all = Object.entries(interfaces).flatMap(([jaringan, cards = []]) =>
    cards
      .filter(({ address, internal }) => !internal && isUntukHp(address))
      .filter(({ address }) => isEverywhere || address === host)
      .map(({ address, family, cidr }) => ({
        jaringan,
        ip: address,
        isIpv6: family === 'IPv6',
        prefix: Number(cidr?.split('/')[1] ?? 0),
      })),
  );
  const rank = ({ jaringan, isIpv6 }: LanAddress) => (virtual.test(jaringan) ? 2 : 0) + (isIpv6 ? 1 : 0);
  return all.sort((a, b) => rank(a) - rank(b));
}

/**
 * The addresses that this computer has now in the network of an IPv4 address that it no longer has; undefined where it
 * has it, or is not in that network at all (a name, a proxy, a container): nothing is known then.
 */
export function findMoved(hostname: string, lan: readonly LanAddress[]): string[] | undefined {
  if (!/^[\d.]+$/.test(hostname) || lan.some(({ ip }) => ip === hostname)) return undefined;
  const near = lan.filter(({ ip, isIpv6, prefix }) => {
    if (isIpv6 || prefix < 1 || prefix > 30) return false;
    const network = new BlockList();
    network.addSubnet(ip, prefix);
    return network.check(hostname);
  });
  return near.length === 0 ? undefined : near.map(({ ip }) => ip);
}
