/** The network of sessions as a user configures it: the built program, a policy with hosts, and commands of a scripted model. */
import http from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect, onTestFinished, test } from 'vitest';
import type { DaemonResult } from '../../../schemas/daemon/reports.ts';
import type { Script } from '../../daemon/llm/server.ts';
import { completing } from '../../daemon/llm/completing.ts';
import { skipUnopened } from '../../daemon/sandbox/skip.ts';
import { configure, daemon, type ModelPlace, makeRepository, placeWith } from './place.ts';

async function server(): Promise<number> {
  const web = http.createServer((request, response) => response.end(`hello ${request.url}\n`)).listen(0, '127.0.0.1');
  onTestFinished(() => void web.close());
  await new Promise((resolve) => web.once('listening', resolve));
  return (web.address() as AddressInfo).port;
}

/** Asks the proxy, which the environment names, for an address; needs no client. */
const ask = (url: string) =>
  `proxy=\${http_proxy#http://}; exec 3<>/dev/tcp/\${proxy%:*}/\${proxy#*:}; printf 'GET ${url} HTTP/1.1\\r\\nHost: x\\r\\nConnection: close\\r\\n\\r\\n' >&3; cat <&3`;

const calling =
  (...commands: readonly string[]): Script =>
  (request, number) =>
    number > 1
      ? completing(request)
      : { kind: 'reply', calls: commands.map((command) => ({ tool: 'bash', arguments: { command } })) };

const policy = (hosts: readonly string[], steps: object = {}) => ({
  permissions: {
    policies: { web: { read: 'any', write: 'any', commands: 'any', network: { hosts } } },
    workflows: [{ match: 'project.*', policy: 'web', steps }],
  },
});

/** What the calls of the first reply returned. */
const resultsIn = ({ model }: ModelPlace): readonly string[] =>
  model.requests[1]?.messages.at(-1)?.parts.map((part) => (part.kind === 'result' ? part.text : '')) ?? [];

/** @verifies network-is-an-allow-list, refused-hosts-are-recorded */
test.skipIf(process.platform !== 'linux')(
  'commands reach the hosts of the policy, and what is refused is told and recorded',
  async (context) => {
    const [allowed, other] = [await server(), await server()];
    const urls = [`http://127.0.0.1:${allowed}/a`, `http://127.0.0.1:${other}/b`, 'http://evil.example/'];
    const place = await placeWith(calling(...urls.map(ask)), { sandbox: 'unshare' });
    configure(place, policy([`127.0.0.1:${allowed}`]));
    makeRepository(place);
    const ran = await daemon(place, 'dispatch', 'project.tidy', '--json');
    skipUnopened(context, ran.stdout);
    const { outcome, runName } = JSON.parse(ran.stdout) as DaemonResult;
    expect(outcome, ran.stdout).toBe('success');
    const [reached, forbidden, evil] = resultsIn(place);
    expect(reached).toContain('hello /a');
    expect(forbidden).toContain(`[The network proxy refused 127.0.0.1:${other} (1 time)`);
    expect(`${forbidden}${evil}`).not.toContain('hello');
    expect(evil).toMatch(/HTTP\/1\.1 403 Forbidden.*Allowed: 127\.0\.0\.1:\d+\n/s);
    const { stdout } = await daemon(place, 'replay', runName ?? '');
    expect(stdout).toContain(`network access refused: 127.0.0.1:${other} (1 time)`);
    expect(stdout).toContain('network access refused: evil.example:80 (1 time)');
  },
);

/** @verifies denials-end-a-session, network-is-an-allow-list */
test.skipIf(process.platform !== 'linux')(
  'a step that keeps trying a host which only another step allows ends as stuck',
  async (context) => {
    const port = await server();
    const failing: Script = () => ({
      kind: 'reply',
      calls: [{ tool: 'bash', arguments: { command: `${ask(`http://127.0.0.1:${port}/`)}; exit 1` } }],
    });
    const place = await placeWith(failing, { sandbox: 'unshare' });
    configure(place, policy([`127.0.0.1:${port}`], { 'step-1': { network: { hosts: [] } } }));
    const ran = await daemon(place, 'dispatch', 'project.tidy', '--json');
    skipUnopened(context, ran.stdout);
    expect(JSON.parse(ran.stdout)).toMatchObject({
      outcome: 'stuck',
      turns: 3,
      text: expect.stringContaining(`"network: 127.0.0.1:${port}" 3 times`),
    });
  },
);

test.skipIf(process.platform !== 'linux')('without a policy there is no proxy to ask', async (context) => {
  const command = 'ls /workrail; env | grep -i proxy; (exec 3<>/dev/tcp/127.0.0.1/3128) && echo REACHED';
  const place = await placeWith(calling(command), { sandbox: 'unshare' });
  const ran = await daemon(place, 'dispatch', 'project.tidy', '--json');
  skipUnopened(context, ran.stdout);
  const [printed] = resultsIn(place);
  expect(printed).toContain('inside.cjs');
  expect(printed).not.toMatch(/REACHED|proxy/);
});
