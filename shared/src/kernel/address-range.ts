/** The network that an address belongs to: /24 of IPv4 ("10.0.2.x"), /64 of IPv6; '' for none. */
export function addressRange(address: string): string {
  const plain = address.replace(/^::ffff:(?=\d+\.)/i, '').replace(/%.*$/, '');
  const four = /^(\d+)\.(\d+)\.(\d+)\.\d+$/.exec(plain);
  if (four) return `${four[1]}.${four[2]}.${four[3]}.x`;
  if (!plain.includes(':')) return plain;
  return `${expand(plain).slice(0, 4).join(':')}::/64`;
}

/** The eight groups of an IPv6 address, without leading zeros. */
function expand(address: string): string[] {
  const [head = '', tail = ''] = address.split('::');
  const left = head === '' ? [] : head.split(':');
  const right = tail === '' ? [] : tail.split(':');
  const missing = address.includes('::') ? 8 - left.length - right.length : 0;
  const groups = [...left, ...Array.from({ length: Math.max(0, missing) }, () => '0'), ...right];
  return groups.map((group) => group.replace(/^0+(?=.)/, '').toLowerCase());
}
