/**
 * What the daemon needs beyond this machine: a forge that accepts the token of each repository, and a clock and zone data that are right
 * [doctor-asks-the-forge]. No token is printed.
 */
import type { ForgeAccess, ForgeReply } from '../../daemon/delivery/forge-access.ts';
import { projectConfig } from '../../project/configuration/project-config.ts';
import { machine, userFolder } from '../../project/places.ts';
import type { DoctorCheck } from '../../schemas/admin-reports.ts';
import { counted } from '../../schemas/text/counted.ts';
import type { DaemonConfig } from '../../schemas/daemon/config.ts';
import type { GithubForge } from '../../schemas/daemon/delivery.ts';
import { clockSkewMsMax } from '../../schemas/daemon/limits.ts';
import { failedCheck, fine, guardedCheck, problem, thenLook, warning } from './check.ts';

const githubApi = 'https://api.github.com';

type Place = {
  readonly forge: GithubForge;
  /** Whether results are pushed to it. */
  readonly isDelivered: boolean;
};

/** Each repository once for each source of a token. */
function placesIn({ delivery = [], triggers = {} }: DaemonConfig): readonly Place[] {
  const places = new Map<string, Place>();
  const add = (forge: GithubForge, isDelivered: boolean) => {
    const key = [forge.baseUrl ?? githubApi, forge.owner, forge.repo, forge.tokenVariable ?? ''].join(' ');
    places.set(key, { forge, isDelivered: isDelivered || places.get(key)?.isDelivered === true });
  };
  for (const { forge } of delivery) if (forge !== undefined) add(forge, true);
  for (const { github } of Object.values(triggers)) {
    if (github === undefined) continue;
    const [owner = '', repo = ''] = github.repository.split('/');
    const { baseUrl, tokenVariable } = github;
    add({ kind: 'github', owner, repo, tokenVariable, ...(baseUrl === undefined ? {} : { baseUrl }) }, false);
  }
  return [...places.values()];
}

type Asked = { readonly check: DoctorCheck; readonly host: string; readonly aheadMs: number | null };

async function ask(place: Place): Promise<Asked> {
  const { forgeToken } = await import('../../daemon/delivery/token.ts');
  const { askForge } = await import('../../daemon/delivery/forge-access.ts');
  const { baseUrl = githubApi, owner, repo, tokenVariable } = place.forge;
  const repository = `${owner}/${repo}`;
  const { host } = new URL(baseUrl);
  const found = await forgeToken(place.forge, machine().variable);
  if (found.kind === 'missing') {
    const check = warning('forge', `${repository}: no token for ${host} was found`, thenLook(found.remedy));
    return { check, host, aheadMs: null };
  }
  const source = tokenVariable === undefined ? 'gh' : `the variable ${tokenVariable}`;
  const access = await askForge(baseUrl, repository, found.token, Date.now);
  const check = accessCheck(place, { repository, host, source }, access);
  return { check, host, aheadMs: access.kind === 'answered' ? access.reply.aheadMs : null };
}

type Names = { readonly repository: string; readonly host: string; readonly source: string };

function accessCheck({ isDelivered }: Place, { repository, host, source }: Names, access: ForgeAccess): DoctorCheck {
  if (access.kind === 'unreachable')
    return warning(
      'forge',
      `${repository}: ${host} cannot be reached from this machine (${access.reason}); the token from ${source} was not checked`,
      thenLook('Check the network connection of this machine'),
    );
  const { reply } = access;
  const rest =
    reply.remaining === null ? '' : `; ${counted(reply.remaining, 'request')} left until the rate limit is reset`;
  if (reply.remaining === 0 && (reply.status === 403 || reply.status === 429))
    return warning(
      'forge',
      `${repository}: ${host} answered ${reply.status}${rest}`,
      thenLook('Wait until the rate limit is reset'),
    );
  if (reply.status === 401)
    return problem('forge', `${repository}: ${host} rejects the token from ${source}`, thenLook('Create a new token'));
  if (reply.status !== 200)
    return problem(
      'forge',
      `${repository}: ${host} answered ${reply.status}: the repository does not exist, or the token from ${source} has no read access`,
      thenLook(
        'Give the token access to the repository, or correct the name of the repository in ~/.workrail/workrail.json',
      ),
    );
  if (isDelivered && reply.canPush === false)
    return problem(
      'forge',
      `${repository}: the token from ${source} can read the repository but cannot push to it${scopesOf(reply)}`,
      thenLook('Grant the token write access to contents, pull requests and issues'),
    );
  return fine('forge', `${repository}: ${host} accepts the token from ${source}${scopesOf(reply)}${rest}`);
}

const scopesOf = ({ scopes }: ForgeReply): string =>
  scopes === null || scopes.length === 0 ? '' : ` (scopes: ${scopes.join(', ')})`;

/** A schedule in a zone that this Node does not know never runs. */
function unknownZone({ triggers = {} }: DaemonConfig): DoctorCheck | null {
  for (const [trigger, { cron }] of Object.entries(triggers)) {
    if (cron === undefined) continue;
    try {
      new Intl.DateTimeFormat('en', { timeZone: cron.timeZone });
    } catch {
      return problem(
        'clock',
        `the time zone "${cron.timeZone}" of the trigger "${trigger}" is unknown to Node ${process.version}`,
        thenLook('Use an IANA name such as Europe/Berlin, or install a build of Node with full ICU data'),
      );
    }
  }
  return null;
}

function clockCheck(config: DaemonConfig, asked: readonly Asked[]): DoctorCheck {
  const zone = unknownZone(config);
  if (zone !== null) return zone;
  const zones = `time zone data version ${process.versions['tz'] ?? 'unknown'}`;
  const compared = asked.find(({ aheadMs }) => aheadMs !== null);
  if (compared === undefined || compared.aheadMs === null)
    return fine('clock', `${zones}; the clock was not compared, because no forge answered`);
  const { aheadMs, host } = compared;
  const seconds = counted(Math.round(Math.abs(aheadMs) / 1000), 'second');
  if (Math.abs(aheadMs) <= clockSkewMsMax)
    return fine('clock', `the clock matches that of ${host} within about ${seconds}; ${zones}`);
  return warning(
    'clock',
    `the clock of this machine is ${seconds} ${aheadMs > 0 ? 'ahead of' : 'behind'} that of ${host}: schedules run at wrong times`,
    thenLook('Synchronize the clock with NTP, on systemd with: sudo timedatectl set-ntp true'),
  );
}

/** For a daemon that is configured. */
export async function outsideChecks(): Promise<DoctorCheck[]> {
  const config = projectConfig(userFolder()).daemon ?? {};
  const failed = (error: unknown): Asked => ({ check: failedCheck('forge', error), host: '', aheadMs: null });
  const asked = await Promise.all(placesIn(config).map((place) => ask(place).catch(failed)));
  return [...asked.map(({ check }) => check), await guardedCheck('clock', () => clockCheck(config, asked))];
}
