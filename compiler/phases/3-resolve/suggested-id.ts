/**
 * The suggested id for a rename: in the namespace of the old id if it has one, otherwise in that of the source kind
 * [legacy-id-suggestion].
 */
import type { WorkflowSourceKind } from '../../../schemas/closed-sets.ts';
import { workflowIdLengthMax } from '../../../schemas/limits.ts';
import { splitCamelCase, trimMarks } from '../../../schemas/text/name-parts.ts';

const namespaces: Readonly<Record<WorkflowSourceKind, string>> = {
  bundled: 'wr',
  user: 'user',
  project: 'project',
  remote: 'repo',
  plugin: 'repo',
};

/** Removes accents (`ü` → `u`), invisible characters and characters without an ASCII letter. */
const part = (text: string) =>
  trimMarks(
    splitCamelCase(text.normalize('NFKD').replace(/[\p{M}\p{Cf}]+/gu, ''))
      .toLowerCase()
      .replace(/[^a-z0-9_]+/g, '_'),
    '_',
  );
const led = (text: string, otherwise: string) => (text === '' ? otherwise : /^[a-z]/.test(text) ? text : `w_${text}`);

/** The namespace that the author chose; `wr` is reserved for the bundled library. */
function namespaceOf(id: string, sourceKind: WorkflowSourceKind): string {
  const given = id.includes('.') ? part(id.slice(0, id.indexOf('.'))) : '';
  const isTaken = given === '' || given === namespaces.bundled || sourceKind === 'bundled';
  return isTaken ? namespaces[sourceKind] : led(given, namespaces[sourceKind]);
}

/**
 * `Auth-Review` in a project → `project.auth_review`; `Acme.Auth.Review` → `acme.auth_review`. If another workflow has this id, a
 * number distinguishes them: `project.auth_review_2`.
 */
export function suggestedIdFor(id: string, sourceKind: WorkflowSourceKind, isTaken: (id: string) => boolean): string {
  const name = led(part(id.slice(id.indexOf('.') + 1)), 'workflow');
  const plain = `${namespaceOf(id, sourceKind)}.${name}`;
  let suggested = plain.slice(0, workflowIdLengthMax);
  for (let number = 2; isTaken(suggested); number += 1)
    suggested = `${plain.slice(0, workflowIdLengthMax - `_${number}`.length)}_${number}`;
  return suggested;
}
