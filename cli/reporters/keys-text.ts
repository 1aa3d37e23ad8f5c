/** The keyring as text: which keys there are and what that means for tokens; never the keys. */
import { counted, isOrAre } from '../../schemas/text/counted.ts';
import type { KeyringReport } from '../../schemas/admin-reports.ts';
import type { Colors } from '../terminal/terminal.ts';
import { newline } from '../terminal/terminal.ts';

export function keysText(report: KeyringReport, { bold, green, red, yellow }: Colors): string {
  const { state, newerVersion, current, previous, sessions, regeneratedWithSessions } = report;
  if (state === 'newer') {
    return `${yellow('newer version')}: a newer version of WorkRail wrote keys/keyring.json (version ${newerVersion ?? 'unknown'}; this version reads version 1). It is not damaged, but tokens cannot be signed or verified.${newline}Use the newer version; to print the version of this installation, run: workrail --version`;
  }
  if (state === 'damaged') {
    return `${red('damaged')}: keys/keyring.json cannot be read, so tokens cannot be signed or verified. The file is unchanged.${newline}Restore it from a backup; if there is none, run: workrail keys rotate --force-new`;
  }
  if (state === 'missing') {
    return sessions === 0
      ? 'No keyring yet; the first run creates one.'
      : `${red('missing')}: keys/keyring.json is missing, but ${counted(sessions, 'session')} ${isOrAre(sessions)} stored; their tokens cannot be verified.${newline}Restore it from a backup; if there is none, run: workrail keys rotate --force-new`;
  }
  return [
    `${bold('current')}   ${current?.keyId ?? ''}  ${green('signs and verifies tokens')}`,
    `${bold('previous')}  ${previous == null ? 'none' : `${previous.keyId}  verifies tokens until the next rotation`}`,
    ...(regeneratedWithSessions === 0
      ? []
      : [
          yellow(
            `The keys were regenerated when the data directory already had ${counted(regeneratedWithSessions, 'session')}: earlier tokens are invalid. The runs are intact.`,
          ),
        ]),
  ].join(newline);
}
