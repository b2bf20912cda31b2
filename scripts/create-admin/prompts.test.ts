import { once } from 'node:events';
import { PassThrough } from 'node:stream';
import { describe, expect, it, onTestFinished } from 'vitest';
import { openPipe, openTerminal } from './prompts.ts';

/** A simulated terminal: its output, and a way to wait for a question. */
function createTerminal() {
  const input = new PassThrough();
  const output = new PassThrough();
  let shown = '';
  output.on('data', (chunk: Buffer) => (shown += chunk));
  const prompts = openTerminal(input, output);
  onTestFinished(() => prompts.close());
  async function waitFor(text: string): Promise<void> {
    while (!shown.includes(text)) await once(output, 'data');
  }
  return { prompts, shown: () => shown, waitFor, type: (keys: string) => input.write(keys) };
}

describe('a terminal', () => {
  it('shows what is typed, but no secret, not even by a key that recalls earlier answers', async () => {
    const { prompts, shown, waitFor, type } = createTerminal();

    const email = prompts.ask('Email: ');
    await waitFor('Email: ');
    type('minaa\b@shop.example\r');
    expect(await email).toBe('mina@shop.example');
    const secret = prompts.askSecret('Password: ');
    await waitFor('Password: ');
    type('silver lining 2\r');
    expect(await secret).toBe('silver lining 2');
    const name = prompts.ask('Name: ');
    await waitFor('Name: ');
    type('\x1b[A\x1b[A한\r');

    expect(await name).toBe('한');
    expect(shown()).toContain('@shop.example');
    expect(shown()).not.toContain('silver');
  });

  it.each([
    ['Ctrl-C', '\x03'],
    ['Ctrl-D', '\x04'],
  ])('cancels the question on %s', async (_key, typed) => {
    const { prompts, waitFor, type } = createTerminal();
    const secret = prompts.askSecret('Password: ');
    await waitFor('Password: ');
    type(typed);
    await expect(secret).rejects.toThrow('Nothing was changed');
  });
});

describe('a pipe', () => {
  it('answers with its lines, and fails if there are no more', async () => {
    const input = new PassThrough();
    const prompts = openPipe(input);
    input.end('silver lining 2\r\nsecond\n');

    expect(await prompts.askSecret('Password: ')).toBe('silver lining 2');
    expect(await prompts.ask('Again: ')).toBe('second');
    await expect(prompts.ask('Once more: ')).rejects.toThrow('Standard input has no line');
  });
});
