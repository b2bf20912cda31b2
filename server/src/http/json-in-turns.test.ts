import { setImmediate as nextTurn } from 'node:timers/promises';
import Fastify from 'fastify';
import { describe, expect, it, vi } from 'vitest';
import { Turns } from '../common/turns.ts';
import { readJsonInTurns } from './json-in-turns.ts';

const app = Fastify();
readJsonInTurns(app);
app.post('/', async ({ body }) => ({ read: Object.keys(Object(body)) }));

const post = async (payload: string) => {
  const { statusCode, body } = await app.inject({
    method: 'POST',
    url: '/',
    headers: { 'content-type': 'application/json' },
    payload,
  });
  return { statusCode, answer: JSON.parse(body) };
};

describe.each([
  ['short', ''],
  ['long', ' '.repeat(40_000)],
])('a %s body', (_, blanks) => {
  it('is read', async () => {
    expect(await post(`{"query":${blanks}"{ a }"}`)).toEqual({ statusCode: 200, answer: { read: ['query'] } });
  });

  it.each([
    ['no JSON', '{"query"', 'FST_ERR_CTP_INVALID_JSON_BODY'],
    ['a prototype', '{"__proto__":{}}', 'FST_ERR_CTP_INVALID_JSON_BODY'],
  ])('is rejected if it is %s', async (_name, text, code) => {
    expect(await post(blanks + text)).toMatchObject({ statusCode: 400, answer: { code } });
  });
});

describe('concurrent bodies', () => {
  it('are parsed in separate turns if they are long, and at once if they are short', async () => {
    const run = vi.spyOn(Turns.prototype, 'run');
    await post('{}');
    expect(run).not.toHaveBeenCalled();
    let begin = () => {};
    const turn = new Promise<void>((resolve) => {
      begin = resolve;
    });
    run.mockImplementationOnce(async (work) => {
      await turn;
      return work();
    });
    const answered = vi.fn();
    const long = post(`{${' '.repeat(40_000)}}`).then(answered);
    await vi.waitFor(() => expect(run).toHaveBeenCalledOnce());
    await post('{}');
    await nextTurn();
    expect(answered).not.toHaveBeenCalled();
    begin();
    await long;
    expect(answered).toHaveBeenCalledOnce();
    run.mockRestore();
  });
});
