/** Spans as OTLP JSON: what a collector of OpenTelemetry takes at `/v1/traces`. */
import type { SessionId } from '../../schemas/ids.ts';
import type { Span, SpanAttributes } from '../../daemon/conversation/spans.ts';
import { version } from '../../package.json';

/** `SPAN_KIND_INTERNAL` */
const internalKind = 1;
/** `STATUS_CODE_UNSET` and `STATUS_CODE_ERROR` */
const [unset, failed] = [0, 2] as const;

const attributesOf = (attributes: SpanAttributes) =>
  Object.entries(attributes).map(([key, value]) => ({
    key,
    value: typeof value === 'string' ? { stringValue: value } : { intValue: String(value) },
  }));
const nanoseconds = (ms: number) => `${ms}000000`;

/** @param digest the hex SHA-256 of a text: the same session has the same ids in every export */
export function otlpTraces(sessionId: SessionId, spans: readonly Span[], digest: (text: string) => string): object {
  const traceId = digest(sessionId).slice(0, 32);
  const spanId = (index: number) => digest(`${sessionId}/${index}`).slice(0, 16);
  const shown = spans.map(({ index, parentIndex, name, startMs, endMs, attributes, error }) => ({
    traceId,
    spanId: spanId(index),
    ...(parentIndex === null ? {} : { parentSpanId: spanId(parentIndex) }),
    name,
    kind: internalKind,
    startTimeUnixNano: nanoseconds(startMs),
    endTimeUnixNano: nanoseconds(endMs),
    attributes: attributesOf(attributes),
    status: error === null ? { code: unset } : { code: failed, message: error },
  }));
  const resource = { attributes: attributesOf({ 'service.name': 'workrail', 'service.version': version }) };
  return { resourceSpans: [{ resource, scopeSpans: [{ scope: { name: 'workrail.daemon' }, spans: shown }] }] };
}
