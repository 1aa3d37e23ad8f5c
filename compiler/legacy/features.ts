/**
 * Translates `features`: a feature with a native equivalent gets its name; other features have no equivalent and are ignored with
 * a finding.
 */
import { quote } from '../diagnostics/quote.ts';
import { featureAliases } from './builtin-names.ts';
import type { Translation } from './translation.ts';

export function featuresOf(features: readonly string[], t: Translation): string[] {
  const translated = t.origins.made<string[]>([], ['features']);
  for (const [index, feature] of features.entries()) {
    const path = ['features', index];
    const known = t.builtins.features.has(feature) ? feature : featureAliases.get(feature);
    if (known === undefined || !t.builtins.features.has(known)) {
      t.report('read/legacy-unknown-feature', t.document.at(path), {
        message: `unknown feature ${quote(feature)}; the feature is ignored`,
        help: 'describe the effect of the feature in `metaGuidance`, or use a feature that `workrail builtins features` lists',
      });
      continue;
    }
    if (known !== feature) {
      t.report('read/legacy-builtin-renamed', t.document.at(path), {
        message: `the feature ${quote(feature)} was renamed to ${quote(known)}`,
        help: `write ${quote(known)}`,
      });
    }
    if (translated.includes(known)) continue;
    t.origins.entry(translated, translated.length, { kind: known === feature ? 'copy' : 'made', path });
    translated.push(known);
  }
  return translated;
}
