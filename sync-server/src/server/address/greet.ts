import type { LanAddress } from './lan-addresses.ts';

const demoAccounts = [
  'admin, operator, pengawas, guru   kata sandi: demo-admin-2025',
  'DEMO-0001 … DEMO-0240             kata sandi: demo-peserta',
  '9910000240 … 9910000599           kata sandi: demo-pendaftar',
];

interface Place {
  port: number;
  hostname: string;
  isDemo: boolean;
  lan: readonly LanAddress[];
}

/** Tells whoever started the server where it is and, for the demo, who can log in. */
export function greet({ port, hostname, isDemo, lan }: Place): void {
  const isEverywhere = hostname === '0.0.0.0' || hostname === '::';
  const outside = lan.filter(({ isIpv6 }) => !isIpv6).map(({ ip }) => ip);
  const hosts = isEverywhere ? ['localhost', ...outside] : [hostname];
  const lines = ['', 'SIM-SPMB siap. Buka di peramban:', ...hosts.map((host) => `  http://${host}:${port}`)];
  if (isDemo) lines.push('', 'Akun contoh:', ...demoAccounts.map((account) => `  ${account}`));
  process.stdout.write(`${lines.join('\n')}\n\n`);
}
