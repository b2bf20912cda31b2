import { expect, it } from 'vitest';
import { createReadableId } from './random-id.ts';
import { redact } from './redact.ts';

it('an id is readable, unique and not redacted in the log', () => {
  const ids = Array.from({ length: 1000 }, createReadableId);

  expect(new Set(ids).size).toBe(1000);
  for (const id of ids) {
    expect(id).toMatch(/^[bcdfghjkmnpqrstz]{16}$/);
    expect(redact(JSON.stringify({ requestId: id }))).toBe(`{"requestId":"${id}"}`);
  }
});
