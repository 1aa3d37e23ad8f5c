/**
 * The file that makes a service manager run the daemon: a systemd user unit, or a launchd agent. Pure: what it contains is computed from
 * where things are, and every path is escaped for its format. It contains no key: keys are in a file of the user, which the service
 * reads when it starts [service-file-has-no-key].
 *
 * The first line contains a digest of the rest, so that a file that was changed later is detected and not replaced.
 */
import { createHash } from 'node:crypto';
import { posix } from 'node:path';
import { usageError } from '../../project/failure.ts';

export type ServicePlaces = {
  readonly node: string;
  readonly program: string;
  readonly home: string;
  /** `XDG_CONFIG_HOME`; null for the default. */
  readonly config: string | null;
  /** `WORKRAIL_DATA_DIR`; null for the default. */
  readonly data: string | null;
};
export type ServiceFile = {
  readonly path: string;
  /** The file with the keys, which the user writes. */
  readonly environment: string;
  readonly text: string;
  readonly next: readonly string[];
  readonly removed: readonly string[];
};

const unitName = 'workrail-daemon.service';
const agentName = 'dev.workrail.daemon';
const marker = 'Written by workrail daemon install, sha256 ';

const digestOf = (text: string) => createHash('sha256').update(text).digest('hex');

/** `unknown`: not a file of this command, or changed since. */
export function writtenBy(text: string): 'install' | 'unknown' {
  const found = /^(?:# |<!-- )Written by workrail daemon install, sha256 ([0-9a-f]{64})(?: -->)?\n/m.exec(text);
  if (found === null) return 'unknown';
  return found[1] === digestOf(text.replace(found[0], '')) ? 'install' : 'unknown';
}

/** @throws Failure for a path that the format cannot contain */
function checkPaths(places: ServicePlaces): void {
  for (const path of Object.values(places))
    if (path !== null && /\p{Cc}/u.test(path))
      throw usageError('a path of the service contains a control character', 'Install WorkRail in another directory');
}

export function serviceFile(platform: string, places: ServicePlaces): ServiceFile {
  checkPaths(places);
  const environment = posix.join(places.home, '.workrail', 'daemon.env');
  return platform === 'darwin' ? launchdAgent(places, environment) : systemdUnit(places, environment);
}

// systemd -------------------------------------------------------------------------------------------------------------

/** `%` starts a specifier in every value. */
const withoutSpecifiers = (text: string) => text.replaceAll('%', '%%');
const quotedForUnit = (text: string) => `"${withoutSpecifiers(text).replaceAll('\\', '\\\\').replaceAll('"', '\\"')}"`;
/** Behind the first word, `$` starts a variable. */
const argumentForUnit = (text: string) => quotedForUnit(text).replaceAll('$', '$$$$');

function systemdUnit({ node, program, home, config, data }: ServicePlaces, environment: string): ServiceFile {
  const variables = data === null ? [] : [`Environment=${quotedForUnit(`WORKRAIL_DATA_DIR=${data}`)}`];
  const body = [
    '[Unit]',
    'Description=WorkRail daemon: runs workflows unattended',
    '',
    '[Service]',
    'Type=exec',
    // In front of the program, this path is the only word in which a variable is not replaced.
    `ExecStart=${quotedForUnit(node)} ${argumentForUnit(program)} daemon run`,
    // One line is one path here: quotes would be part of it. The file may be missing.
    `EnvironmentFile=-${withoutSpecifiers(environment)}`,
    ...variables,
    '# The daemon parks its sessions within 10 seconds, and ends the processes in sandboxes.',
    'KillMode=mixed',
    'TimeoutStopSec=20',
    'Restart=on-failure',
    'RestartSec=5',
    '# Exit code 2 means an invalid configuration, so a restart would fail again.',
    'RestartPreventExitStatus=2',
    'UMask=0077',
    '',
    '[Install]',
    'WantedBy=default.target',
    '',
  ].join('\n');
  return {
    path: posix.join(config ?? posix.join(home, '.config'), 'systemd', 'user', unitName),
    environment,
    text: `# ${marker}${digestOf(body)}\n${body}`,
    next: ['systemctl --user daemon-reload', `systemctl --user enable --now ${unitName}`],
    removed: ['systemctl --user daemon-reload'],
  };
}

// launchd -------------------------------------------------------------------------------------------------------------

const escapedXml = (text: string) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');
const xmlString = (text: string) => `<string>${escapedXml(text)}</string>`;

/** launchd reads no file with variables: a shell does, and becomes the daemon. Paths reach it as arguments, never as part of its program. */
const launcher = 'set -a; if [ -r "$1" ]; then . "$1"; fi; shift; exec "$@"';

function launchdAgent({ node, program, home, data }: ServicePlaces, environment: string): ServiceFile {
  const words = ['/bin/sh', '-c', launcher, 'sh', environment, node, program, 'daemon', 'run'];
  const variables =
    data === null
      ? []
      : ['<key>EnvironmentVariables</key>', '<dict>', '<key>WORKRAIL_DATA_DIR</key>', xmlString(data), '</dict>'];
  const head = '<?xml version="1.0" encoding="UTF-8"?>\n';
  const body = [
    '<!DOCTYPE plist PUBLIC "-//Apple//DTD PLIST 1.0//EN" "http://www.apple.com/DTDs/PropertyList-1.0.dtd">',
    '<plist version="1.0">',
    '<dict>',
    `<key>Label</key>${xmlString(agentName)}`,
    '<key>ProgramArguments</key>',
    '<array>',
    ...words.map(xmlString),
    '</array>',
    ...variables,
    '<key>RunAtLoad</key><true/>',
    '<key>KeepAlive</key><dict><key>SuccessfulExit</key><false/></dict>',
    '<key>ThrottleInterval</key><integer>30</integer>',
    '<key>ExitTimeOut</key><integer>20</integer>',
    '<key>ProcessType</key><string>Background</string>',
    '</dict>',
    '</plist>',
    '',
  ].join('\n');
  const path = posix.join(home, 'Library', 'LaunchAgents', `${agentName}.plist`);
  return {
    path,
    environment,
    text: `${head}<!-- ${marker}${digestOf(`${head}${body}`)} -->\n${body}`,
    next: [`launchctl bootstrap gui/$(id -u) ~/Library/LaunchAgents/${agentName}.plist`],
    removed: [`launchctl bootout gui/$(id -u)/${agentName}`],
  };
}

// Windows -------------------------------------------------------------------------------------------------------------

/** For cmd.exe: a task that starts the daemon when its user logs on. The words of the task are quoted inside one quoted word. */
export const scheduledTask = ({ node, program }: Pick<ServicePlaces, 'node' | 'program'>): string =>
  `schtasks /Create /TN WorkRail /SC ONLOGON /TR "\\"${node}\\" \\"${program}\\" daemon run"`;
