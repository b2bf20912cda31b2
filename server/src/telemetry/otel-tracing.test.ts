import { AsyncLocalStorageContextManager } from '@opentelemetry/context-async-hooks';
import {
  AlwaysOffSampler,
  BasicTracerProvider,
  InMemorySpanExporter,
  ParentBasedSampler,
  type ReadableSpan,
  SimpleSpanProcessor,
} from '@opentelemetry/sdk-trace-base';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { createOtelTracing } from './otel-tracing.ts';
import { activeTraceparent, inSpan, setTracing, startDetail, startSpan, traceFields } from './tracing.ts';

const TRACE_ID = '0af7651916cd43dd8448eb211c80319c';
const SPAN_ID = 'b7ad6b7169203331';

const exporter = new InMemorySpanExporter();
const contexts = new AsyncLocalStorageContextManager();
const record = (sampler?: ParentBasedSampler) => {
  const provider = new BasicTracerProvider({
    spanProcessors: [new SimpleSpanProcessor(exporter)],
    ...(sampler && { sampler }),
  });
  setTracing(createOtelTracing(provider.getTracer('test'), contexts));
};

beforeEach(() => record());
afterEach(() => {
  setTracing(null);
  exporter.reset();
});

function find(name: string): ReadableSpan {
  const span = exporter.getFinishedSpans().find((finished) => finished.name === name);
  if (!span) throw new Error(`no span ${name}`);
  return span;
}

describe('a span', () => {
  it('is the parent of those of what it awaits, and ends with its promise', async () => {
    await inSpan('outer', {}, async () => {
      await Promise.resolve();
      await inSpan('inner', { attributes: { count: 2 } }, async () => undefined);
      expect(exporter.getFinishedSpans().map(({ name }) => name)).toEqual(['inner']);
    });
    expect(find('inner')).toMatchObject({
      parentSpanContext: { spanId: find('outer').spanContext().spanId },
      attributes: { count: 2 },
    });
  });

  it('of a failure has the class of the error and nothing of its message, and the caller gets the error', async () => {
    const broken = new RangeError('mina@example.com is not allowed');
    await expect(inSpan('promised', {}, () => Promise.reject(broken))).rejects.toBe(broken);
    expect(() =>
      inSpan('thrown', {}, () => {
        throw broken;
      }),
    ).toThrow(broken);
    for (const name of ['promised', 'thrown']) {
      const { status, attributes, events } = find(name);
      expect({ status, attributes, events }).toEqual({
        status: { code: 2 },
        attributes: { 'error.type': 'RangeError' },
        events: [],
      });
    }
  });

  it('continues the parent it is given, links to what it is given, and begins anew where that makes no sense', () => {
    const place = `00-${TRACE_ID}-${SPAN_ID}-01`;
    startSpan('continued', { parent: place })?.end();
    inSpan('other', {}, () => startSpan('lost', { parent: '00-zz-1' })?.end());
    startSpan('linked', { links: [place, 'nonsense'] })?.end();
    expect(find('continued')).toMatchObject({ parentSpanContext: { traceId: TRACE_ID, spanId: SPAN_ID } });
    expect(find('lost').parentSpanContext).toBeUndefined();
    expect(find('linked').links.map(({ context }) => context.spanId)).toEqual([SPAN_ID]);
  });

  it('of its own trace has no parent, whatever is active', () => {
    inSpan('outer', {}, () => inSpan('root', { isRoot: true }, () => undefined));
    expect(find('root').parentSpanContext).toBeUndefined();
  });

  it('gives log lines its identifiers, and others a way to lead back to it', () => {
    expect(traceFields()).toEqual({});
    inSpan('outer', {}, () => {
      const { trace_id, span_id } = traceFields();
      expect(activeTraceparent()).toBe(`00-${trace_id}-${span_id}-01`);
    });
  });
});

describe('a trace that is not sampled', () => {
  it('has no details, leads nowhere, and stays so below', () => {
    record(new ParentBasedSampler({ root: new AlwaysOffSampler() }));
    inSpan('outer', {}, () => {
      expect(startDetail('detail', {})).toBeNull();
      expect(activeTraceparent()).toBeUndefined();
      inSpan('inner', {}, () => undefined);
    });
    expect(exporter.getFinishedSpans()).toEqual([]);
  });
});

describe('without tracing', () => {
  it('work runs as it is', async () => {
    setTracing(null);
    expect(inSpan('none', {}, () => 1)).toBe(1);
    expect(startSpan('none', {})).toBeNull();
    expect(startDetail('none', {})).toBeNull();
    expect([traceFields(), activeTraceparent()]).toEqual([{}, undefined]);
  });
});
