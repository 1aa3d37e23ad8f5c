/** The preferences of new runs, and the file that sets each; or why a file is not used. */
import { projectConfig } from '../../project/configuration/project-config.ts';
import { configName } from '../../project/configuration/project-config-file.ts';
import { Failure } from '../../project/failure.ts';
import { isUserHome, userFolder } from '../../project/places.ts';
import { applied, defaultPreferences, withPreset } from '../../runtime/core/preferences.ts';
import type { DoctorCheck } from '../../schemas/admin-reports.ts';
import type { ProjectConfig } from '../../schemas/catalog.ts';
import type { Diagnostic } from '../../schemas/diagnostics.ts';
import type { PreferencesDelta } from '../../schemas/events.ts';
import { fine, thenLook, warning } from './check.ts';

const name = 'preferences';
const ofUser = `~/.workrail/${configName}`;

/** A configuration, or what is wrong with it. */
type Read = { readonly config: ProjectConfig } | { readonly wrong: string };

async function configIn(folder: string): Promise<Read> {
  try {
    return { config: projectConfig(folder) };
  } catch (error) {
    if (!Failure.is(error)) throw error;
    const found = (await error.diagnostics?.()) ?? [];
    const wrong = found.filter(({ severity }) => severity === 'error').map(inWords);
    return { wrong: wrong.length === 0 ? error.error.message : wrong.join('; ') };
  }
}

const inWords = ({ at, message, help }: Diagnostic): string =>
  `line ${at.line}: ${message}${help === undefined ? '' : ` (${help})`}`;

const broken = (file: string, wrong: string): DoctorCheck =>
  warning(name, `${file} is not used: ${wrong}`, thenLook(`Correct ${file}`));

/** The preferences that a start without any of its own gives a run, and where each comes from. */
function effective(user: PreferencesDelta, project: PreferencesDelta): string {
  const merged = { ...user, ...project };
  const chosen = applied(defaultPreferences, withPreset(merged));
  const sourceOf = (key: 'autonomy' | 'riskPolicy'): string => {
    if (project[key] !== undefined) return `${configName} of the project`;
    if (user[key] !== undefined) return ofUser;
    return key === 'riskPolicy' && merged.autonomy !== undefined ? 'follows from autonomy' : 'built in';
  };
  return `new runs start with autonomy "${chosen.autonomy}" (${sourceOf('autonomy')}) and risk policy "${chosen.riskPolicy}" (${sourceOf('riskPolicy')}), unless a run is started with other values`;
}

export async function preferencesCheck(project: string): Promise<DoctorCheck> {
  // The home directory is not a project: its configuration is that of the user.
  const user = await configIn(userFolder());
  const own: Read = isUserHome(project) ? { config: {} } : await configIn(project);
  if ('wrong' in user) return broken(ofUser, user.wrong);
  if ('wrong' in own) return broken(`${configName} of the project`, own.wrong);
  const unused = (['sources', 'lint'] as const).filter((key) => user.config[key] !== undefined);
  const listed = unused.map((key) => `"${key}"`).join(' and ');
  const told = effective(user.config.preferences ?? {}, own.config.preferences ?? {});
  return unused.length === 0
    ? fine(name, told)
    : warning(
        name,
        `${told}; ${ofUser} also has ${listed}, which ${unused.length === 1 ? 'has' : 'have'} no effect in that file`,
        thenLook(`Move ${listed} to the ${configName} of a project`),
      );
}
