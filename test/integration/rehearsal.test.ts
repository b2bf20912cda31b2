import { randomBytes } from 'node:crypto';
import mongoose from 'mongoose';
import { afterEach, beforeEach, describe, expect, inject, it } from 'vitest';
import { createProcessEnvironment, type ProcessEnvironment } from '../kit/process-environment.ts';
import { startShopProcess } from '../kit/shop-process.ts';

let mongodbUri: string;
let environment: ProcessEnvironment;

beforeEach(async () => {
  const address = new URL(inject('mongodbUri'));
  address.pathname = `/rehearsal-${randomBytes(8).toString('hex')}`;
  mongodbUri = address.href;
  environment = await createProcessEnvironment(mongodbUri);
});
afterEach(async () => {
  await environment.stop();
  const connection = await mongoose.createConnection(mongodbUri).asPromise();
  await connection.dropDatabase();
  await connection.close();
});

const production = () => ({
  ...environment.settings,
  NODE_ENV: 'production',
  PUBLIC_URL: `http://127.0.0.1:${environment.settings.PORT}`,
});

async function isRehearsal(url: string): Promise<unknown> {
  const response = await fetch(`${url}/graphql`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ query: '{ visitor { isRehearsal } }' }),
  });
  return response.json();
}

describe('a server in production mode with sandboxes', () => {
  it('does not start by default', async () => {
    await expect(startShopProcess(production())).rejects.toThrow('the server ended with code 1');
  });

  it('starts if they are allowed, and is marked as a rehearsal', async () => {
    const shop = await startShopProcess({ ...production(), ALLOW_SANDBOXES: 'yes' });
    try {
      expect(await isRehearsal(shop.url)).toEqual({ data: { visitor: { isRehearsal: true } } });
    } finally {
      await shop.stop();
    }
  });
});
