/** Hosts as policies and commands write them: one host has one form, and what is none is refused. */
import { describe, expect, it } from 'vitest';
import { hostRule, networkTarget, normalHost, ruleAllows, targetText } from '../../../schemas/daemon/network-host.ts';

describe('a host', () => {
  it.each([
    ['Example.ORG', 'example.org'],
    ['example.org.', 'example.org'],
    ['bücher.example', 'xn--bcher-kva.example'],
    ['BÜCHER.example.', 'xn--bcher-kva.example'],
    ['ｅxample。org', 'example.org'],
    ['xn--bcher-kva.example', 'xn--bcher-kva.example'],
    ['_dmarc.example.org', '_dmarc.example.org'],
    ['0x7f.1', '127.0.0.1'],
    ['2130706433', '127.0.0.1'],
    ['017700000001', '127.0.0.1'],
    ['127.1', '127.0.0.1'],
    ['[::1]', '::1'],
    ['[0:0::0:1]', '::1'],
    ['[::FFFF:127.0.0.1]', '::ffff:7f00:1'],
  ])('has one form: %s is %s', (written, normal) => {
    expect(normalHost(written)).toBe(normal);
  });

  it.each([
    '',
    '.',
    'a..b',
    'example.org..',
    '-a.example',
    'a b',
    'a\tb',
    'a/b',
    'a\\b',
    'a?b',
    'a#b',
    'user@example.org',
    'example.org%2eevil.org',
    'example.org%00',
    'example.org\u0000',
    '*',
    '*.example.org',
    '[::1',
    '::1',
    '[fe80::1%eth0]',
    '[::1]x',
    '256.1.1.1',
    '1.2.3.4.5',
    `${'a'.repeat(64)}.example`,
    `${'abc.'.repeat(70)}example`,
  ])('is not %j', (written) => {
    expect(normalHost(written)).toBeNull();
  });

  it.each([
    ['example.org:443', { host: 'example.org', port: 443 }, 'example.org:443'],
    ['[::1]:8080', { host: '::1', port: 8080 }, '[::1]:8080'],
    ['example.org', null, null],
    ['example.org:', null, null],
    ['example.org:65536', null, null],
    ['example.org:+1', null, null],
    ['example.org:443:443', null, null],
  ])('has a port in a request: %s', (written, target, text) => {
    expect(networkTarget(written)).toEqual(target);
    if (target !== null) expect(targetText(target)).toBe(text);
  });
});

describe('a rule', () => {
  const allows = (rule: string, target: string): boolean => {
    const [read, wanted] = [hostRule(rule), networkTarget(target)];
    if ('fault' in read || wanted === null) throw new Error('not a rule or not a target');
    return ruleAllows(read, wanted);
  };

  it.each([
    ['example.org', 'example.org:443', true],
    ['example.org', 'example.org:80', true],
    ['example.org', 'example.org:22', false],
    ['example.org:22', 'example.org:22', true],
    ['example.org:22', 'example.org:443', false],
    ['*.example.org', 'a.b.example.org:443', true],
    ['*.example.org', 'example.org:443', false],
    ['*.example.org', 'badexample.org:443', false],
    ['*.bücher.example', 'a.XN--BCHER-KVA.example.:443', true],
    ['10.0.0.1:8080', '10.0.0.1:8080', true],
    ['[fd00::1]:8080', '[fd00:0::1]:8080', true],
  ])('%s and %s: %s', (rule, target, isAllowed) => {
    expect(allows(rule, target)).toBe(isAllowed);
  });

  it.each([
    '',
    '*',
    '*.org',
    '*.*.org',
    'a.*.org',
    '*.1.2.3.4',
    'https://example.org',
    'example.org/x',
    'example.org:0',
    'a b',
  ])('is not %j', (rule) => {
    expect(hostRule(rule)).toHaveProperty('fault');
  });
});
