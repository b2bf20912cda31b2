import { describe, expect, it } from 'vitest';
import type { CallTree } from './cpu-profile.ts';
import { renderFlameGraph } from './flame-graph.ts';

const call = (name: string, total: number, children: CallTree[] = [], file = 'server/src/a.ts'): CallTree => ({
  name,
  file,
  line: 3,
  total,
  self: total - children.reduce((sum, child) => sum + child.total, 0),
  children,
});

/** What a reader sees of each box. */
function readBoxes(svg: string) {
  return [
    ...svg.matchAll(/<g><title>([^<]*)<\/title><rect x="([\d.]+)" y="([\d.]+)" width="([\d.]+)"[^>]*>(.*)<\/g>/g),
  ].map(([, tip = '', x, y, width, rest = '']) => ({
    name: tip.split('\n')[0],
    tip,
    x: Number(x),
    y: Number(y),
    width: Number(width),
    text: /<text[^>]*>([^<]*)</.exec(rest)?.[1] ?? '',
  }));
}

describe('a flame graph', () => {
  it('shows each function above its caller, as wide as its time', () => {
    const svg = renderFlameGraph(call('all', 100, [call('answer', 75, [call('read', 25)]), call('wait', 25)]), 'title');
    const boxes = new Map(readBoxes(svg).map((box) => [box.name, box]));
    const [all, answer, read, wait] = ['all', 'answer', 'read', 'wait'].map((name) => boxes.get(name));

    expect([answer, read, wait].map((box) => (box?.width ?? 0) / (all?.width ?? 1))).toEqual([0.75, 0.25, 0.25]);
    expect([answer?.x, read?.x]).toEqual([all?.x, all?.x]);
    expect(wait?.x).toBeCloseTo((answer?.x ?? 0) + (answer?.width ?? 0));
    expect(answer?.y).toBeLessThan(all?.y ?? 0);
    expect(read?.y).toBeLessThan(answer?.y ?? 0);
    expect(wait?.y).toBe(answer?.y);
  });

  it('names function, file, line and times', () => {
    const [, box] = readBoxes(renderFlameGraph(call('all', 200, [call('answer', 50, [call('read', 20)])]), 'title'));

    expect(box?.tip).toBe('answer\nserver/src/a.ts:3\n50.0 ms, 25.0 %; itself 30.0 ms');
    expect(box?.text).toBe('answer  server/src/a.ts:3');
  });

  it('cuts names that do not fit, and leaves out boxes that nobody can see', () => {
    const long = 'aFunctionWithAVeryLongNameIndeed';
    const boxes = readBoxes(renderFlameGraph(call('all', 1000, [call(long, 50), call('tiny', 0.1)]), 'title'));

    expect(boxes.map(({ name }) => name)).toEqual(['all', long]);
    expect(boxes[1]?.text).toMatch(/^aFunction.*…$/);
  });

  it('is valid whatever functions are called', () => {
    const svg = renderFlameGraph(call('all', 1, [call('<anonymous> && "x"', 1)]), 'a < b');

    expect(svg).toContain('&lt;anonymous&gt; &amp;&amp; &quot;x&quot;');
    expect(svg).toContain('>a &lt; b</text>');
    expect(svg).not.toContain('<anonymous>');
  });

  it('of a process that only waited is its root', () => {
    expect(readBoxes(renderFlameGraph(call('all', 0), 'title'))).toEqual([]);
  });
});
