import { AlwaysOffSampler, ParentBasedSampler } from '@opentelemetry/sdk-trace-base';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { recordSpans } from './testing/recorded-spans.ts';
import { activeTraceparent, inSpan, startDetail, startSpan, traceFields } from './tracing.ts';

const TRACE_ID = '0af7651916cd43dd8448eb211c80319c';
const SPAN_ID = 'b7ad6b7169203331';

let spans: ReturnType<typeof recordSpans>;

beforeEach(() => {
  spans = recordSpans();
});
afterEach(() => spans.stop());

describe('a span', () => {
  it('is the parent of spans in the work that it awaits, and ends with its promise', async () => {
    await inSpan('outer', {}, async () => {
      await Promise.resolve();
      await inSpan('inner', { attributes: { count: 2 } }, async () => undefined);
      expect(spans.finished().map(({ name }) => name)).toEqual(['inner']);
    });
    expect(spans.find('inner')).toMatchObject({
      parentSpanContext: { spanId: spans.find('outer').spanContext().spanId },
      attributes: { count: 2 },
    });
  });

  it('of a failure has the error class without its message, and the caller gets the error', async () => {
    const broken = new RangeError('mina@example.com is not allowed');
    await expect(inSpan('promised', {}, () => Promise.reject(broken))).rejects.toBe(broken);
    expect(() =>
      inSpan('thrown', {}, () => {
        throw broken;
      }),
    ).toThrow(broken);
    for (const name of ['promised', 'thrown']) {
      const { status, attributes, events } = spans.find(name);
      expect({ status, attributes, events }).toEqual({
        status: { code: 2 },
        attributes: { 'error.type': 'RangeError' },
        events: [],
      });
    }
  });

  it('continues a given parent, adds given links, and starts a new trace if these are malformed', () => {
    const place = `00-${TRACE_ID}-${SPAN_ID}-01`;
    startSpan('continued', { parent: place })?.end();
    inSpan('other', {}, () => startSpan('lost', { parent: '00-zz-1' })?.end());
    startSpan('linked', { links: [place, 'nonsense'] })?.end();
    expect(spans.find('continued')).toMatchObject({ parentSpanContext: { traceId: TRACE_ID, spanId: SPAN_ID } });
    expect(spans.find('lost').parentSpanContext).toBeUndefined();
    expect(spans.find('linked').links.map(({ context }) => context.spanId)).toEqual([SPAN_ID]);
  });

  it('of a root has no parent, even if another span is active', () => {
    inSpan('outer', {}, () => inSpan('root', { isRoot: true }, () => undefined));
    expect(spans.find('root').parentSpanContext).toBeUndefined();
  });

  it('provides its identifiers for log lines and a traceparent for others', () => {
    expect(traceFields()).toEqual({});
    inSpan('outer', {}, () => {
      const { trace_id, span_id } = traceFields();
      expect(activeTraceparent()).toBe(`00-${trace_id}-${span_id}-01`);
    });
  });
});

describe('a trace that is not sampled', () => {
  it('has no details and no traceparent, also in its child spans', () => {
    spans = recordSpans(new ParentBasedSampler({ root: new AlwaysOffSampler() }));
    inSpan('outer', {}, () => {
      expect(startDetail('detail', {})).toBeNull();
      expect(activeTraceparent()).toBeUndefined();
      inSpan('inner', {}, () => undefined);
    });
    expect(spans.finished()).toEqual([]);
  });
});

describe('without tracing', () => {
  it('work runs unchanged', async () => {
    spans.stop();
    expect(inSpan('none', {}, () => 1)).toBe(1);
    expect(startSpan('none', {})).toBeNull();
    expect(startDetail('none', {})).toBeNull();
    expect([traceFields(), activeTraceparent()]).toEqual([{}, undefined]);
  });
});
