/** The options of `serve` that have a closed set of values. */
import { replyForms } from '../../schemas/closed-sets.ts';
import type { Invocation } from '../command.ts';
import { chosenOf } from './chosen-value.ts';

const tokenForms = ['handles', 'signed'] as const;

/**
 * The option wins over the variable. An empty variable counts as unset, as WORKRAIL_DATA_DIR does.
 *
 * @param variable the value of WORKRAIL_REPLIES
 * @throws Failure that names the allowed values
 */
export const serveForms = ({ options }: Pick<Invocation, 'options'>, variable: string | undefined) => ({
  tokenForm: chosenOf('--tokens', options['tokens'], tokenForms) ?? 'handles',
  replies:
    chosenOf('--replies', options['replies'], replyForms) ??
    chosenOf('WORKRAIL_REPLIES', variable || undefined, replyForms),
});
