import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { canonicalBytes, canonicalText, type JsonValue } from '../../../schemas/canonical/json.ts';
import type { AttemptId, NodeId, RunId, SessionId, WorkflowHash } from '../../../schemas/ids.ts';
import { tokenLengthMax } from '../../../schemas/limits.ts';
import { type Keyring, tokenPayload, type TokenPayload } from '../../../schemas/tokens.ts';
import { nodeCrypto } from '../../../runtime/host/crypto.ts';
import type { CryptoPort } from '../../../runtime/ports.ts';
import { base64url, bytesOfBase64url, decodeToken, encodeToken } from '../../../runtime/tokens/codec.ts';
import { signedMint, verifyToken } from '../../../runtime/tokens/tokens.ts';
import { assertProperty } from '../../support/property.ts';

const crypto = nodeCrypto();
const key = (fill: number) => ({ keyId: `key_${fill}`, key: base64url(new Uint8Array(32).fill(fill)) });
const keyring = (current: number, previous: number | null = null): Keyring => ({
  v: 1,
  algorithm: 'HMAC-SHA256',
  current: key(current),
  previous: previous === null ? null : key(previous),
});
const ring = keyring(1);
const mint = signedMint(ring, crypto);
const scope = { sessionId: 'sess_01' as SessionId, runId: 'run_01' as RunId, nodeId: 'node_01' as NodeId };
const hash = `sha256:${'ab'.repeat(32)}` as WorkflowHash;
const attempt = 'att_01' as AttemptId;
const tokens = {
  state: mint.state(scope, hash),
  ack: mint.ack(scope, attempt),
  checkpoint: mint.checkpoint(scope, attempt),
};

const verdict = (text: string, by: Keyring = ring): string => {
  const verified = verifyToken(text, by, crypto);
  return verified.ok ? 'ok' : verified.fault.code;
};
/** Signs any payload with the current key, as nobody but us could. */
const signed = (prefix: string, payload: JsonValue | string) => {
  const bytes =
    typeof payload === 'string' ? new TextEncoder().encode(payload) : canonicalBytes(canonicalText(payload));
  return `${prefix}.v1.${base64url(bytes)}.${base64url(crypto.hmacSha256(new Uint8Array(32).fill(1), bytes))}`;
};

describe('a token', () => {
  // @verifies token-string-encoding
  // @verifies token-signature-input
  it('is prefix, version, base64url of the canonical payload, base64url of its signature', () => {
    const [prefix, version, payload = '', signature = ''] = tokens.state.split('.');
    expect([prefix, version]).toEqual(['st', 'v1']);
    const text = Buffer.from(payload, 'base64url').toString('utf8');
    expect(text).toBe(
      `{"nodeId":"node_01","runId":"run_01","sessionId":"sess_01","tokenKind":"state","tokenVersion":1,"workflowHash":"${hash}"}`,
    );
    const mac = crypto.hmacSha256(new Uint8Array(32).fill(1), new TextEncoder().encode(text));
    expect(signature).toBe(base64url(mac));
  });

  // @verifies token-payload-fields
  it.each([
    ['state', 'st', ['nodeId', 'runId', 'sessionId', 'tokenKind', 'tokenVersion', 'workflowHash']],
    ['ack', 'ack', ['attemptId', 'nodeId', 'runId', 'sessionId', 'tokenKind', 'tokenVersion']],
    ['checkpoint', 'chk', ['attemptId', 'nodeId', 'runId', 'sessionId', 'tokenKind', 'tokenVersion']],
  ] as const)('of kind %s begins with %s and holds only the locked fields', (kind, prefix, fields) => {
    const [start, , payload = ''] = tokens[kind].split('.');
    expect(start).toBe(prefix);
    expect(Object.keys(JSON.parse(Buffer.from(payload, 'base64url').toString('utf8')))).toEqual(fields);
  });

  it('is the same string for the same scope and key', () => {
    expect(signedMint(ring, crypto).state(scope, hash)).toBe(tokens.state);
  });

  it('is shorter than the longest string that is decoded, with the longest ids', () => {
    const long = (prefix: string) => `${prefix}_${'x'.repeat(64)}`;
    const widest = { sessionId: long('sess'), runId: long('run'), nodeId: long('node') } as unknown as typeof scope;
    expect(mint.state(widest, hash).length).toBeLessThan(tokenLengthMax);
    expect(mint.ack(widest, long('att') as AttemptId).length).toBeLessThan(tokenLengthMax);
  });

  // @verifies token-codec-is-bijective
  it('comes back from its text as the payload it was made of', () => {
    const id = (prefix: string) => fc.stringMatching(/^[a-z0-9_]{1,64}$/).map((rest) => `${prefix}_${rest}`);
    const ids = { sessionId: id('sess'), runId: id('run'), nodeId: id('node'), tokenVersion: fc.constant(1) };
    const payloads = fc.oneof(
      fc.record({ ...ids, tokenKind: fc.constant('state'), workflowHash: fc.stringMatching(/^sha256:[0-9a-f]{64}$/) }),
      fc.record({ ...ids, tokenKind: fc.constantFrom('ack', 'checkpoint'), attemptId: id('att') }),
    );
    assertProperty(
      fc.property(payloads, (raw) => {
        const payload: TokenPayload = tokenPayload.parse(raw);
        const text = encodeToken(payload, (bytes) => crypto.hmacSha256(new Uint8Array(32).fill(1), bytes));
        expect(verifyToken(text, ring, crypto)).toEqual({ ok: true, payload });
      }),
    );
  });
});

describe('a token that was altered', () => {
  const alphabet = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_.';
  /** Which codes may answer when the character at `at` becomes `replacement`. */
  const allowed = (text: string, at: number, replacement: string): readonly string[] => {
    const payloadAt = text.indexOf('.v1.') + 4;
    const version = payloadAt - 2;
    if (at === version && /[2-9]/.test(replacement)) return ['TOKEN_UNSUPPORTED_VERSION'];
    if (at < payloadAt || replacement === '.' || text[at] === '.') return ['TOKEN_INVALID_FORMAT'];
    const isLastOfItsPart = at === text.length - 1 || text[at + 1] === '.';
    return isLastOfItsPart ? ['TOKEN_BAD_SIGNATURE', 'TOKEN_INVALID_FORMAT'] : ['TOKEN_BAD_SIGNATURE'];
  };

  // @verifies altered-token-refused
  it.each(Object.entries(tokens))(
    'in any single character gets the code that fits, and is never accepted (%s)',
    (_, text) => {
      const wrong: string[] = [];
      for (let at = 0; at < text.length; at += 1) {
        for (const replacement of alphabet) {
          if (replacement === text[at]) continue;
          const code = verdict(text.slice(0, at) + replacement + text.slice(at + 1));
          if (!allowed(text, at, replacement).includes(code)) wrong.push(`${at} ${replacement}: ${code}`);
        }
      }
      expect(wrong).toEqual([]);
    },
  );

  it('inside its payload or signature, to another canonical spelling, has a bad signature', () => {
    const [prefix, version, payload = '', signature = ''] = tokens.ack.split('.');
    const swap = (text: string) => (text.startsWith('A') ? 'B' : 'A') + text.slice(1);
    expect(verdict([prefix, version, swap(payload), signature].join('.'))).toBe('TOKEN_BAD_SIGNATURE');
    expect(verdict([prefix, version, payload, swap(signature)].join('.'))).toBe('TOKEN_BAD_SIGNATURE');
  });

  it('by cutting it anywhere is never accepted', () => {
    for (let length = 0; length < tokens.ack.length; length += 1) {
      expect(['TOKEN_INVALID_FORMAT', 'TOKEN_BAD_SIGNATURE']).toContain(verdict(tokens.ack.slice(0, length)));
    }
  });

  it('by more or fewer characters at its end is named as what it is', () => {
    const why = (text: string) => {
      const decoded = decodeToken(text);
      return decoded.ok ? 'ok' : decoded.why;
    };
    expect(why(`${tokens.ack}xx`)).toContain('it was extended');
    expect(why(`${tokens.ack}x`)).toContain('it was extended');
    expect(why(tokens.ack.slice(0, -4))).toContain('it was truncated');
  });

  it('by inserting or doubling a character is never accepted', () => {
    for (let at = 0; at <= tokens.ack.length; at += 1) {
      for (const inserted of ['A', '.', tokens.ack[at] ?? 'x', '\u200b']) {
        expect(verdict(tokens.ack.slice(0, at) + inserted + tokens.ack.slice(at))).not.toBe('ok');
      }
    }
  });

  // @verifies token-prefix-binds-kind
  it.each([
    ['st', tokens.ack],
    ['chk', tokens.ack],
    ['ack', tokens.checkpoint],
    ['ack', tokens.state],
  ])('in its prefix to %s is of an invalid format, though its signature holds', (prefix, text) => {
    expect(verdict(prefix + text.slice(text.indexOf('.')))).toBe('TOKEN_INVALID_FORMAT');
  });

  // @verifies one-spelling-per-token
  it('to a spelling that decodes to the same bytes is of an invalid format', () => {
    const last = tokens.ack.at(-1) ?? '';
    const spellings = [...alphabet].filter(
      (letter) =>
        letter !== last &&
        letter !== '.' &&
        Buffer.from(`${tokens.ack.split('.')[3]?.slice(0, -1)}${letter}`, 'base64url').equals(
          Buffer.from(tokens.ack.split('.')[3] ?? '', 'base64url'),
        ),
    );
    expect(spellings).toHaveLength(3);
    for (const letter of spellings) expect(verdict(tokens.ack.slice(0, -1) + letter)).toBe('TOKEN_INVALID_FORMAT');
    expect(verdict(`${tokens.ack}=`)).toBe('TOKEN_INVALID_FORMAT');
    expect(verdict(tokens.ack.replaceAll('-', '+').replaceAll('_', '/'))).not.toBe('ok');
  });

  it('by joining the payload of one token to the signature of another has a bad signature', () => {
    const other = mint.ack({ ...scope, nodeId: 'node_02' as NodeId }, attempt);
    const [prefix, version, payload] = tokens.ack.split('.');
    expect(verdict([prefix, version, payload, other.split('.')[3]].join('.'))).toBe('TOKEN_BAD_SIGNATURE');
  });
});

describe('text around a token', () => {
  it.each([' x', 'x ', '"x"', "'x'", '`x`', '\nx\n', '<x>', '(x)', 'x,', '["x"]', '{x};', '\t x'])(
    'is not accepted, but the token inside is recognised: %j',
    (around) => {
      const verified = verifyToken(around.replace('x', tokens.ack), ring, crypto);
      expect(verified).toMatchObject({
        ok: false,
        fault: { code: 'TOKEN_INVALID_FORMAT', cleaned: { tokenKind: 'ack' } },
      });
    },
  );

  it('is not taken off a token that does not verify even without it', () => {
    expect(verifyToken(` ${tokens.ack}x `, ring, crypto)).toMatchObject({ ok: false, fault: { cleaned: null } });
  });

  it('of any length is answered', () => {
    for (const text of [
      '',
      ' '.repeat(5000),
      `${' '.repeat(2000)}x${' '.repeat(2000)}`,
      'st.v1.',
      '"'.repeat(100_000),
    ]) {
      expect(verdict(text)).toBe('TOKEN_INVALID_FORMAT');
    }
  });
});

describe('what is no token of this version', () => {
  it.each(['st.v2.x.y', 'ack.v99.', 'chk.v2'])('is of an unsupported version: %s', (text) => {
    expect(verdict(text)).toBe('TOKEN_UNSUPPORTED_VERSION');
  });

  it.each([
    'st.v0.x.y',
    'st.v01.x.y',
    'st.V1.x.y',
    'st.1.x.y',
    'st',
    '',
    'tok.v1.a.b',
    'ST.v1.a.b',
    'st.v1.a.b.c',
    'st.v1..',
  ])('is of an invalid format: %s', (text) => {
    expect(verdict(text)).toBe('TOKEN_INVALID_FORMAT');
  });

  it('is refused unread when it is longer than any token', () => {
    const text = `st.v1.${'A'.repeat(tokenLengthMax)}.${'A'.repeat(43)}`;
    expect(decodeToken(text)).toMatchObject({ ok: false, code: 'TOKEN_INVALID_FORMAT' });
    expect(decodeToken(text)).toHaveProperty('why', expect.stringContaining(`${tokenLengthMax}`));
  });

  it.each(['\ud800', '\0', 'é', '💥'.repeat(100), '../../etc/passwd', '__proto__'])('survives %j', (text) => {
    expect(verdict(text)).toBe('TOKEN_INVALID_FORMAT');
    expect(verdict(`st.v1.${text}.${text}`)).toBe('TOKEN_INVALID_FORMAT');
  });

  it('is answered, whatever the text is', () => {
    assertProperty(
      fc.property(fc.string({ unit: 'binary' }), (text) => {
        expect(verdict(text)).not.toBe('ok');
        expect(verdict(`st.v1.${text}`)).not.toBe('ok');
      }),
    );
  });
});

describe('a payload that is signed', () => {
  const state = { tokenVersion: 1, tokenKind: 'state', ...scope, workflowHash: hash };
  it('is accepted as we write it', () => {
    expect(verdict(signed('st', state))).toBe('ok');
  });
  it.each([
    ['has one field more', { ...state, extra: 1 }],
    ['has one field less', { tokenVersion: 1, tokenKind: 'state', ...scope }],
    ['is of another token version', { ...state, tokenVersion: 2 }],
    ['is of another kind', { ...state, tokenKind: 'admin' }],
    ['has an id that is no id', { ...state, sessionId: '../x' }],
    ['is an array', [state]],
    ['is null', null],
  ])('is of an invalid format when it %s', (_, payload) => {
    expect(verdict(signed('st', payload as JsonValue))).toBe('TOKEN_INVALID_FORMAT');
  });
  it('is of an invalid format when it is not canonical', () => {
    expect(verdict(signed('st', JSON.stringify(state)))).toBe('TOKEN_INVALID_FORMAT');
    expect(verdict(signed('st', `${canonicalText(state)} `))).toBe('TOKEN_INVALID_FORMAT');
  });
});

describe('keys', () => {
  // @verifies previous-key-until-next-rotation
  it('keep a token valid through one rotation and not through two', () => {
    expect(verdict(tokens.state, keyring(2, 1))).toBe('ok');
    expect(verdict(tokens.state, keyring(3, 2))).toBe('TOKEN_BAD_SIGNATURE');
  });

  it('of another data directory do not verify a token', () => {
    expect(verdict(tokens.state, keyring(9))).toBe('TOKEN_BAD_SIGNATURE');
  });

  it('mint with current, never with previous', () => {
    expect(signedMint(keyring(2, 1), crypto).state(scope, hash)).toBe(
      signedMint(keyring(2), crypto).state(scope, hash),
    );
  });

  // @verifies verification-order
  it('are tried current first, then previous, each compared in constant time', () => {
    const keys: number[] = [];
    let compared = 0;
    const watching: CryptoPort = {
      ...crypto,
      hmacSha256: (with_, bytes) => {
        keys.push(with_[0] ?? -1);
        return crypto.hmacSha256(with_, bytes);
      },
      equal: (a, b) => {
        compared += 1;
        return crypto.equal(a, b);
      },
    };
    verifyToken(tokens.state, keyring(2, 1), watching);
    expect(keys).toEqual([2, 1]);
    expect(compared).toBe(2);
  });

  it('decide alone: a comparison that says equal is believed, one that says different is too', () => {
    const always = (answer: boolean): CryptoPort => ({ ...crypto, equal: () => answer });
    expect(verifyToken(tokens.state, keyring(9), always(true)).ok).toBe(true);
    expect(verifyToken(tokens.state, ring, always(false)).ok).toBe(false);
  });

  it('compare equal bytes as equal, others and other lengths as different', () => {
    const bytes = crypto.random(32);
    expect(crypto.equal(bytes, Uint8Array.from(bytes))).toBe(true);
    expect(crypto.equal(bytes, bytes.slice(1))).toBe(false);
    expect(
      crypto.equal(
        bytes,
        bytes.map((byte, i) => (i === 31 ? byte ^ 1 : byte)),
      ),
    ).toBe(false);
  });
});

describe('base64url', () => {
  it('takes back exactly what it wrote', () => {
    assertProperty(
      fc.property(fc.uint8Array({ minLength: 1, maxLength: 80 }), (bytes) => {
        expect(bytesOfBase64url(base64url(bytes))).toEqual(Buffer.from(bytes));
      }),
    );
  });
  it.each(['', 'A', 'AB=', 'A+==', 'AB', 'é', 'AA\n'])('refuses %j', (text) => {
    expect(bytesOfBase64url(text)).toBeNull();
  });
});
