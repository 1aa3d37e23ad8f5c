/** Every generated page of `docs/reference/`. The pages of single error codes below it are written by hand. */
import type { GeneratedFile } from '../generated-file.ts';
import { bindingsPage, configurationPage, modelScriptPage, workflowPage } from './authored-formats.ts';
import { commandsPage } from './commands.ts';
import { errorsPage } from './errors.ts';
import { eventsPage } from './events.ts';
import { toolsPage } from './tools.ts';

export const referencePages = (root: string): readonly GeneratedFile[] => [
  workflowPage(root),
  bindingsPage(root),
  configurationPage(root),
  modelScriptPage(root),
  commandsPage(root),
  toolsPage(root),
  eventsPage(root),
  errorsPage(root),
];
