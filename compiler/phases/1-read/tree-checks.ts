/** Problems that JSON permits and a source does not: duplicate keys, reserved keys, unpaired surrogates, numbers out of range. */
import type { Node } from 'jsonc-parser';
import { hasEnough } from '../../diagnostics/bounded.ts';
import type { UnlocatedDiagnostic } from '../../diagnostics/unlocated.ts';
import { quote } from '../../diagnostics/quote.ts';
import { type Path, pointerOf } from '../../ir/document.ts';

const span = (node: Node, path: Path) => ({ offset: node.offset, length: node.length, pointer: pointerOf(path) });

function checkString(node: Node, path: Path, findings: UnlocatedDiagnostic[]): void {
  if (typeof node.value !== 'string' || node.value.isWellFormed()) return;
  findings.push({
    code: 'read/lone-surrogate',
    message: 'a string contains an unpaired surrogate',
    at: span(node, path),
    label: 'this string contains a `\\ud800`–`\\udfff` escape without the other half of the pair',
    notes: ['the string cannot be encoded as UTF-8, so it cannot be hashed or stored'],
    help: 'write the character itself, or both escapes of the pair',
  });
}

function checkNumber(node: Node, path: Path, text: string, findings: UnlocatedDiagnostic[]): void {
  if (typeof node.value !== 'number' || Number.isSafeInteger(node.value)) return;
  const at = span(node, path);
  if (!Number.isFinite(node.value)) {
    findings.push({
      code: 'read/number-out-of-range',
      message: 'a number is too large to be represented',
      at,
      label: 'a parser would read this number as infinity',
      help: 'write a number that fits a 64-bit float',
    });
    return;
  }
  const written = text.slice(node.offset, node.offset + node.length);
  if (!/^-?\d+$/.test(written) || BigInt(written) === BigInt(node.value)) return;
  findings.push({
    code: 'read/number-out-of-range',
    message: 'an integer is too large to be represented exactly',
    at,
    label: `a parser would read this number as ${node.value}`,
    notes: ['agents cannot send such a number either'],
    help: 'write the number as a string',
  });
}

function checkKeys(object: Node, path: Path, findings: UnlocatedDiagnostic[]): void {
  const seen = new Set<string>();
  for (const property of object.children ?? []) {
    if (hasEnough(findings)) return;
    const keyNode = property.children?.[0];
    const key: unknown = keyNode?.value;
    if (keyNode === undefined || typeof key !== 'string') continue;
    checkString(keyNode, path, findings);
    if (key === '__proto__') {
      const at = span(keyNode, [...path, key]);
      findings.push({
        code: 'read/reserved-key',
        message: '`__proto__` cannot be a key',
        at,
        notes: ['in JavaScript, this key sets the prototype of the object'],
        help: 'choose another name',
      });
    }
    if (seen.has(key)) {
      const at = span(keyNode, [...path, key]);
      findings.push({
        code: 'read/duplicate-key',
        message: `${quote(key)} is defined twice in one object`,
        at,
        label: 'the second definition',
        notes: ['some JSON parsers use the first value, others use the last'],
        help: 'remove one of the two definitions',
      });
    }
    seen.add(key);
  }
}

/**
 * All findings of the tree, in document order. `checkNesting` limits the recursion.
 *
 * @param text of which `root` is the tree
 */
export function checkTree(root: Node, text: string): readonly UnlocatedDiagnostic[] {
  const findings: UnlocatedDiagnostic[] = [];
  /** One path for the whole walk, because copying it for every node would cost more than the checks. */
  const path: (string | number)[] = [];
  const visit = (node: Node): void => {
    if (hasEnough(findings)) return;
    checkString(node, path, findings);
    checkNumber(node, path, text, findings);
    if (node.type === 'object') checkKeys(node, path, findings);
    node.children?.forEach((child, index) => {
      const value = child.type === 'property' ? child.children?.[1] : child;
      if (value === undefined) return;
      path.push(child.type === 'property' ? String(child.children?.[0]?.value) : index);
      visit(value);
      path.pop();
    });
  };
  visit(root);
  return findings;
}
