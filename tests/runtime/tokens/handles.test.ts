import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { nodeCrypto } from '../../../runtime/host/crypto.ts';
import type { NodeId, RunId, SessionId } from '../../../schemas/ids.ts';
import type { Keyring } from '../../../schemas/tokens.ts';
import { runName } from '../../../runtime/core/run-name.ts';
import { fitsCheck, formatHandle, isHandleLike, parseHandle } from '../../../runtime/tokens/handles.ts';
import { assertProperty } from '../../support/property.ts';

const crypto = nodeCrypto();
const key = (fill: number) => ({ keyId: `key_${fill}`, key: Buffer.alloc(32, fill).toString('base64url') });
const keyring: Keyring = { v: 1, algorithm: 'HMAC-SHA256', current: key(1), previous: null };
const runId = 'run_000002' as RunId;
const name = runName(runId);
const targetOf = (attempt = 0) => ({
  sessionId: 'sess_000001' as SessionId,
  runId,
  nodeId: 'node_000003' as NodeId,
  attempt,
});
const handleOf = (attempt = 0, node = 5) => formatHandle(name, node, targetOf(attempt), keyring, crypto);
const read = (text: string) => {
  const handle = parseHandle(text);
  return handle !== null && fitsCheck(handle, targetOf(handle.attempt), keyring, crypto) ? handle : null;
};

describe('a handle', () => {
  // @verifies handles-name-a-step
  it('is a run name, the number of a node, letters for a later attempt, and five check characters', () => {
    expect(handleOf()).toMatch(new RegExp(`^${name}/5-[0-9a-hjkmnp-tv-z]{5}$`));
    expect([1, 25, 26, 675, 676].map((attempt) => handleOf(attempt).split('/')[1]?.split('-')[0])).toEqual([
      '5b',
      '5z',
      '5ba',
      '5zz',
      '5baa',
    ]);
    // Golden: what was handed out once is read for ever.
    expect(handleOf()).toBe('green-lemur-53/5-e3tye');
    expect(handleOf().length).toBeLessThanOrEqual(30);
  });

  it('names what it was made for, and nothing else', () => {
    assertProperty(
      fc.property(fc.nat({ max: 17_575 }), fc.integer({ min: 1, max: 9_999_999 }), (attempt, node) => {
        const handle = read(handleOf(attempt, node));
        expect(handle).toMatchObject({ runName: name, node, attempt });
        const other = { ...targetOf(attempt), nodeId: 'node_000004' as NodeId };
        expect(handle !== null && fitsCheck(handle, other, keyring, crypto)).toBe(false);
      }),
    );
  });

  it('is read with the keys before the last rotation, and with no others', () => {
    const handle = parseHandle(handleOf());
    const rotated = { ...keyring, current: key(2), previous: keyring.current };
    const twice = { ...keyring, current: key(3), previous: rotated.current };
    expect(handle !== null && fitsCheck(handle, targetOf(), rotated, crypto)).toBe(true);
    expect(handle !== null && fitsCheck(handle, targetOf(), twice, crypto)).toBe(false);
  });
});

describe('reading a handle forgives', () => {
  const attempt = 1;
  const exact = handleOf(attempt);
  const sloppy: Readonly<Record<string, string>> = {
    'upper case': exact.toUpperCase(),
    quotes: `"${exact}"`,
    'typographic quotes': `\u201c${exact}\u201d`,
    'a label in typographic quotes': `\u201eackToken\u201d: \u2018${exact}\u2019`,
    backticks: `\`${exact}\``,
    brackets: `[${exact}]`,
    'white space around it': ` ${exact}\n`,
    'white space in it': exact.replace('/', ' / '),
    'a full stop': `${exact}.`,
    'an ellipsis': `${exact}…`,
    'a comma and a quote': `'${exact}',`,
    'its label': `ackToken: ${exact}`,
    'its label in JSON': `"stateToken": "${exact}"`,
    'a typographic dash': exact.replaceAll('-', '\u2013'),
    'full-width letters': exact.replace(/[a-z]/, (letter) => String.fromCharCode(letter.charCodeAt(0) + 0xfee0)),
  };
  it.each(Object.entries(sloppy))('%s', (_, text) => {
    expect(read(text)).toEqual(parseHandle(exact));
    expect(isHandleLike(text)).toBe(true);
  });

  it('o for 0, and i or l for 1, in the check', () => {
    for (let node = 1; node < 400; node += 1) {
      const text = formatHandle(name, node, { ...targetOf(), nodeId: `node_${node}` as NodeId }, keyring, crypto);
      const [front, check = ''] = [text.slice(0, -5), text.slice(-5)];
      for (const one of ['i', 'L']) {
        expect(parseHandle(front + check.replaceAll('1', one).replaceAll('0', 'O'))).toEqual(parseHandle(text));
      }
    }
  });
});

describe('what is no handle', () => {
  it.each([
    '',
    name,
    `${name}/`,
    `${name}/5`,
    `${name}/0-k7m2x`,
    `${name}/5a-k7m2x`,
    `${name}/5-k7m2`,
    `${name}/5-k7m2xx`,
    `${name}/5-k7m2u`,
    `${name}/12345678-k7m2x`,
    `${name}/5baaa-k7m2x`,
    `${'a'.repeat(300)}/5-k7m2x`,
  ])('%s', (text) => {
    expect(parseHandle(text)).toBeNull();
  });

  it('is told from a signed token, and a cut one from other words', () => {
    expect(isHandleLike('st.v1.abc.def')).toBe(false);
    expect(isHandleLike('two-words')).toBe(false);
    expect(isHandleLike(`${name}/5`)).toBe(true);
    expect(isHandleLike(name)).toBe(true);
  });

  // @verifies altered-token-refused
  it('nor is one of which any check character was changed, swapped or taken from another', () => {
    const exact = handleOf();
    const check = exact.slice(-5);
    const altered = new Set<string>();
    for (let i = 0; i < check.length; i += 1) {
      for (const char of '0123456789abcdefghjkmnpqrstvwxyz') altered.add(check.slice(0, i) + char + check.slice(i + 1));
      for (let k = i + 1; k < check.length; k += 1) {
        const chars = [...check];
        [chars[i], chars[k]] = [chars[k] ?? '', chars[i] ?? ''];
        altered.add(chars.join(''));
      }
    }
    altered.delete(check);
    for (const other of altered) expect(read(exact.slice(0, -5) + other), other).toBeNull();
  });
});
