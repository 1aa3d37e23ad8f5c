/** The kinds of secrets that `--redact` knows by their form, each as its vendor prints it (ADR-0014). */
import { describe, expect, it } from 'vitest';
import { Redactor, redactedKinds } from '../../../runtime/portability/redact.ts';
import { secretForms } from '../../../schemas/text/secret-forms.ts';
import { hex, low, uuid, secretSamples } from '../../support/secret-samples.ts';

const around: readonly (readonly [string, (secret: string) => string])[] = [
  ['alone in a sentence', (secret) => `It printed ${secret} and went on.`],
  ['in JSON that was pasted', (secret) => `{"a":"${secret}","b":1}`],
  ['at the end of a line of a log', (secret) => `12:00:01 sent ${secret}\n12:00:02 done`],
];

describe('a secret of a known form', () => {
  // @verifies redaction-reported
  it.each(around)('is taken out %s, whatever vendor it is of', (_where, within) => {
    const missed = Object.entries(secretSamples).flatMap(([name, parts]) => {
      const secret = parts.join('');
      const redactor = new Redactor();
      const clean = redactor.text(within(secret));
      const tail = secret
        .replace(/-----[^-]*-----/g, '')
        .slice(-12)
        .trim();
      const isReported = redactor.counts.every(({ kind }) => redactedKinds.includes(kind));
      return clean.includes(tail) || clean === within(secret) || !isReported ? [name] : [];
    });
    expect(missed).toEqual([]);
  });

  it('is one of at least 88 kinds, and every form has a sample that it alone finds by name', () => {
    expect(Object.keys(secretSamples).length).toBeGreaterThanOrEqual(88);
    const kinds = Object.values(secretSamples).map((parts) => {
      const redactor = new Redactor();
      redactor.text(`x ${parts.join('')} x`);
      return redactor.counts.map(({ kind }) => kind);
    });
    const found = new Set(kinds.flat());
    expect(secretForms.map(([kind]) => kind).filter((kind) => !found.has(kind))).toEqual([]);
  });

  it('is not what notes are full of: hashes, ids, versions, paths of packages', () => {
    const texts = [
      `commit ${hex(40)}`,
      `sha256:${hex(64)}`,
      uuid(),
      `run_${low(26)} sess_${low(26)} node_${low(26)}`,
      'v1.0.0-rc.1, npm_config_cache, hf_transfer, sk-learn, test_that_it_works_under_load',
      'https://discord.com/channels/1/2, hooks.slack.com, pat.example.com, dp.st, re_render_all_of_it',
      'live_reload, EAA, ATT, KEY_NOT_FOUND, SKIP_THIS_STEP, perm: read.write, sl. 4, MAC address',
    ];
    for (const text of texts) expect(new Redactor().text(text), text).toBe(text);
  });
});

describe('the forms', () => {
  // @verifies redaction-linear
  it('repeat nothing without a bound but one class at their end, so that looking for them is linear', () => {
    for (const [kind, hints, source] of secretForms) {
      expect(kind).toMatch(/^[a-z_]{1,40}$/);
      expect(hints.length, kind).toBeGreaterThan(0);
      const plain = source.replace(/\\./g, 'c').replace(/\[[^\]]*\]/g, 'c');
      expect(plain, kind).not.toMatch(/[*+]/);
      expect(plain, `${kind}: a repeated group`).not.toMatch(/\)\{/);
      for (const { index } of plain.matchAll(/\{\d+,\}/g)) {
        const rest = plain.slice(index).replace(/^\{\d+,\}/, '');
        // Behind it stands the end of the form, or of one of its alternatives.
        expect(rest, kind).toMatch(/^(?:c?\)|\||$)|^\)$/);
      }
      for (const [, upper] of plain.matchAll(/\{\d+,(\d+)\}/g)) expect(Number(upper), kind).toBeLessThanOrEqual(4096);
    }
  });
});
