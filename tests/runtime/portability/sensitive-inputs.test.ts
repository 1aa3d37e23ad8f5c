/** Values of inputs that are declared sensitive, in exports. */
import { describe, expect, it } from 'vitest';
import { inMemory } from '../../support/operating.ts';
import { exportText } from '../../support/portable.ts';
import { compiledInput, compiledWorkflow } from '../../support/workflows.ts';
import { advanced, must, started } from '../../support/world.ts';

const workflow = compiledWorkflow('test.secrets', ['look', 'fix'], {
  inputs: [
    compiledInput('license_name', { contextKey: 'licenseName', sensitive: true }),
    compiledInput('seats', { kind: 'number', sensitive: true }),
    compiledInput('is_paid', { kind: 'boolean', sensitive: true }),
    compiledInput('title'),
  ],
});

describe('a redacted export', () => {
  // @verifies redaction-reported
  it('leaves the values of sensitive inputs out, whatever they look like, and no others', async () => {
    const world = inMemory([workflow]);
    const context = { licenseName: 'harmless words', seats: 4711, title: 'Totals', licenseNameOf: 'other words' };
    const { data } = await started(world.runtime, 'test.secrets', { context });
    await advanced(world.runtime, data, { context: { licenseName: 'changed words', is_paid: true } });
    const options = { format: 'bundle' as const, redact: true, appVersion: '0.0.0' };
    const { text } = must(await exportText(world.operator, data.session.sessionId, options));
    for (const value of ['harmless words', '4711', 'changed words', '"is_paid":true'])
      expect(text).not.toContain(value);
    expect(text).toContain('"title":"Totals"');
    expect(text).toContain('other words');
  });
});
