/**
 * Whether an address is one of the public Internet. A name may lead to any address, so each address is checked after the name was resolved
 * and before a connection is made to exactly that address [addresses-are-checked]. Pure.
 */
type Range = readonly [first: string, bits: number];

/** IPv4 ranges that are not public, as IANA lists them. */
const notPublic: readonly Range[] = [
  ['0.0.0.0', 8],
  ['10.0.0.0', 8],
  ['100.64.0.0', 10],
  ['127.0.0.0', 8],
  // Link-local; it contains the metadata address of cloud providers, which returns credentials.
  ['169.254.0.0', 16],
  ['172.16.0.0', 12],
  ['192.0.0.0', 24],
  ['192.0.2.0', 24],
  ['192.88.99.0', 24],
  ['192.168.0.0', 16],
  ['198.18.0.0', 15],
  ['198.51.100.0', 24],
  ['203.0.113.0', 24],
  ['224.0.0.0', 4],
  ['240.0.0.0', 4],
];

function ipv4Number(address: string): number | null {
  const bytes = address.split('.').map(Number);
  const isAddress = bytes.length === 4 && bytes.every((byte) => Number.isInteger(byte) && byte >= 0 && byte <= 255);
  return isAddress ? bytes.reduce((sum, byte) => sum * 256 + byte, 0) : null;
}

const isIn = (address: number, [first, bits]: Range): boolean => {
  const size = 2 ** (32 - bits);
  return Math.floor(address / size) === Math.floor((ipv4Number(first) ?? 0) / size);
};

/** The first two groups of 16 bits. A zone, as in `fe80::1%eth0`, makes it none. */
function ipv6Start(address: string): readonly [number, number] | null {
  try {
    const [first = '', second = ''] = new URL(`http://[${address}]/`).hostname.slice(1, -1).split(':');
    return [Number.parseInt(first || '0', 16), Number.parseInt(second || '0', 16)];
  } catch {
    return null;
  }
}

/**
 * Of IPv6, only what is allocated to the public (2000::/3): an address that maps or embeds one of IPv4 lies outside, or is named below.
 */
function isPublicIpv6(address: string): boolean {
  const start = ipv6Start(address);
  if (start === null) return false;
  const [first, second] = start;
  if (first < 0x2000 || first > 0x3fff) return false;
  // Protocol assignments with Teredo, documentation, 6to4, documentation.
  if (first === 0x2001 && (second < 0x0200 || second === 0x0db8)) return false;
  return first !== 0x2002 && !(first === 0x3fff && second < 0x1000);
}

export function isPublicAddress(address: string): boolean {
  if (address.includes(':')) return isPublicIpv6(address);
  const number = ipv4Number(address);
  return number !== null && !notPublic.some((range) => isIn(number, range));
}
