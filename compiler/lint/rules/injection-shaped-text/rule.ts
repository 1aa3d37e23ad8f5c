/** Reports a text that looks like a prompt injection: an agent or its filter will reject it, whoever wrote it. */
import { quote } from '../../../diagnostics/quote.ts';
import type { LintRule } from '../../rule.ts';
import { isDenied, isQuoted } from '../../sentences.ts';
import { markIn } from '../../context.ts';
import { wordingsIn } from '../../wording.ts';

const shapes = [
  /\b(?:ignore|disregard|forget|override)\s+(?:all |any |everything |the |your |of the )*(?:previous|prior|above|earlier|preceding|other|system)\s+(?:instructions?|prompts?|rules|messages?|directions)\b/gi,
  /<\/?(?:system|assistant|im_start|im_end)>|<\|(?:im_start|im_end|system|endoftext)\|>|\[\/?INST\]/g,
  /\b(?:do not|don['’]t|never) (?:tell|inform|mention (?:this|it) to|reveal (?:this|it) to|show (?:this|it) to) the (?:user|person|human|developer)\b/gi,
  /\bwithout (?:telling|informing|asking|the knowledge of) the (?:user|person|human|developer)\b/gi,
  /\b(?:reveal|print|repeat|output) your (?:system prompt|hidden instructions)\b/gi,
];
/** These phrases contain a negation themselves. */
const isOrder = (found: string) => !/^(?:do not|don['’]t|never|without)/i.test(found);

export const injectionShapedText: LintRule = {
  id: 'lint/injection-shaped-text',
  severity: 'warning',
  summary: 'text that looks like a prompt injection',
  isFixable: false,
  find: (subject) =>
    shapes
      .flatMap((shape) => wordingsIn([...subject.texts, ...subject.titles], shape))
      .filter(({ text, start }) => !isQuoted(text.text, start))
      .filter(({ text, found, start }) => !(isOrder(found) && isDenied(text.text, start)))
      .map(({ text, found, start }) => ({
        message: `${quote(found)} looks like a prompt injection`,
        at: markIn(subject, text, start, found.length),
        help: 'rewrite the instruction; put quoted examples into double quotes',
      })),
};
