import { MessageType, stringifyMessage } from 'graphql-ws';
import { describe, expect, it, vi } from 'vitest';
import { NextMessages } from './next-messages.ts';

const RESULTS = [
  { data: { stockChanged: { id: 'KR:1', unitsLeft: 3 } } },
  { data: null, errors: [{ message: '은빛 "quoted"\n', path: ['stockChanged'], extensions: { code: 'INTERNAL' } }] },
];

describe('the messages of several results', () => {
  it.each(['1', 'b7e0"\\', '은빛'])('are those of the protocol for the id %j', (id) => {
    const expected = RESULTS.map((payload) => stringifyMessage({ id, type: MessageType.Next, payload }));
    expect(new NextMessages(RESULTS).for(id).map(String)).toEqual(expected);
  });

  it('are serialised once, and encoded once for all sockets with the same subscription id', () => {
    const toJSON = vi.fn(() => 3);
    const messages = new NextMessages([{ data: { unitsLeft: { toJSON } } }]);
    const sent = Array.from({ length: 1000 }, (_, socket) => messages.for(String(socket % 2)));
    expect(toJSON).toHaveBeenCalledOnce();
    expect(new Set(sent.flat()).size).toBe(2);
  });
});
