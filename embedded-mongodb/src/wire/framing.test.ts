import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { MessageSplitter } from './framing.ts';

const buildMessage = (length: number, content: number) => {
  const bytes = Buffer.alloc(length, content);
  bytes.writeInt32LE(length, 0);
  return bytes;
};

const takeAll = (splitter: MessageSplitter) => {
  const messages: Buffer[] = [];
  for (let next = splitter.next(); next; next = splitter.next()) messages.push(next);
  return messages;
};

const usedMemory = () => {
  const { heapUsed, arrayBuffers } = process.memoryUsage();
  return heapUsed + arrayBuffers;
};

describe('the messages in a stream', () => {
  it('are the same regardless of how the stream is split', () => {
    const lengths = fc.array(fc.integer({ min: 16, max: 300 }), { maxLength: 20 });
    const cuts = fc.array(fc.integer({ min: 1, max: 400 }), { minLength: 1 });
    fc.assert(
      fc.property(lengths, cuts, (sizes, pieces) => {
        const sent = sizes.map((size, index) => buildMessage(size, index));
        const stream = Buffer.concat(sent);
        const splitter = new MessageSplitter();
        const received: Buffer[] = [];
        for (let at = 0, turn = 0; at < stream.length; turn++) {
          const size = pieces[turn % pieces.length] as number;
          splitter.push(Buffer.from(stream.subarray(at, at + size)));
          if (turn % 2 === 0) received.push(...takeAll(splitter));
          at += size;
        }
        received.push(...takeAll(splitter));

        expect(received).toEqual(sent);
        expect(splitter.held).toBe(0);
      }),
    );
  });

  it('use little more memory than what has arrived, even byte by byte', () => {
    const size = 2_000_000;
    const splitter = new MessageSplitter();
    const before = usedMemory();
    splitter.push(Buffer.from(buildMessage(size, 0).subarray(0, 4)));
    for (let sent = 4; sent < size - 1; sent++) splitter.push(Buffer.alloc(1));
    const grown = usedMemory() - before;

    expect(splitter.next()).toBeUndefined();
    expect(splitter.held).toBe(size - 1);
    expect(grown).toBeLessThan(50_000_000);
    splitter.push(Buffer.alloc(1));
    expect(splitter.next()?.length).toBe(size);
  });

  it('cannot be longer than MongoDB allows or shorter than a header', () => {
    for (const length of [-1, 0, 15, 48_000_001, 0x7fffffff]) {
      const splitter = new MessageSplitter();
      const head = Buffer.alloc(4);
      head.writeInt32LE(length);
      splitter.push(head);

      expect(() => splitter.next()).toThrow(`message length ${length}`);
    }
  });
});
