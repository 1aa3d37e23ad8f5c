import type { RefDefinition } from '../../kinds.ts';
import { definition as notesFirst } from '../notes_first/definition.ts';

/** An id of the older format, with the same text. */
export const definition: RefDefinition = {
  ...notesFirst,
  id: 'wr.refs.notes_first_durability',
  summary: 'The text of wr.refs.notes_first under its older id.',
  aliasOf: 'wr.refs.notes_first',
};
