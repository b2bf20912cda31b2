import { describe, expect, it } from 'vitest';
import { buildCallTree, type CallFrame } from './cpu-profile.ts';

const frame = (functionName: string, lineNumber = 0): CallFrame => ({
  functionName,
  url: functionName.startsWith('(') ? '' : 'file:///shop/a.js',
  lineNumber,
  columnNumber: 0,
});
const toFrame = ({ functionName, url, lineNumber }: CallFrame) => ({
  name: functionName,
  file: url,
  line: lineNumber + 1,
});

describe('the tree of calls', () => {
  it('gives each sample the time until the next one, and callers that of what they called', () => {
    const profile = {
      nodes: [
        { id: 1, callFrame: frame('(root)'), children: [2] },
        { id: 2, callFrame: frame('answer'), children: [3] },
        { id: 3, callFrame: frame('read') },
      ],
      samples: [2, 3, 3],
      timeDeltas: [0, 1000, 2000],
    };

    expect(buildCallTree(profile, toFrame)).toEqual({
      name: 'all',
      file: '',
      line: 0,
      self: 0,
      total: 3,
      children: [
        {
          name: 'answer',
          file: 'file:///shop/a.js',
          line: 1,
          self: 1,
          total: 3,
          children: [{ name: 'read', file: 'file:///shop/a.js', line: 1, self: 2, total: 2, children: [] }],
        },
      ],
    });
  });

  it('leaves out waiting and what no sample saw', () => {
    const profile = {
      nodes: [
        { id: 1, callFrame: frame('(root)'), children: [2, 3, 4] },
        { id: 2, callFrame: frame('(idle)') },
        { id: 3, callFrame: frame('(garbage collector)') },
        { id: 4, callFrame: frame('never') },
      ],
      samples: [2, 3, 2],
      timeDeltas: [0, 5000, 1000],
    };

    expect(buildCallTree(profile, toFrame)).toMatchObject({
      total: 1,
      children: [{ name: '(garbage collector)', total: 1 }],
    });
  });

  it('makes one of a function that V8 has recorded twice below a caller, the longest first', () => {
    const profile = {
      nodes: [
        { id: 1, callFrame: frame('(root)'), children: [2, 3, 4] },
        { id: 2, callFrame: frame('answer'), children: [5] },
        { id: 3, callFrame: frame('other') },
        { id: 4, callFrame: frame('answer'), children: [6] },
        { id: 5, callFrame: frame('read', 7) },
        { id: 6, callFrame: frame('read', 7) },
      ],
      samples: [5, 3, 6, 1],
      timeDeltas: [0, 1000, 3000, 4000],
    };

    const { children } = buildCallTree(profile, toFrame);

    expect(children.map(({ name, total }) => [name, total])).toEqual([
      ['answer', 5],
      ['other', 3],
    ]);
    expect(children[0]?.children).toEqual([
      { name: 'read', file: 'file:///shop/a.js', line: 8, self: 5, total: 5, children: [] },
    ]);
  });
});
