import { describe, expect, it } from 'vitest';
import { exampleAccountPassword, type StartSettings } from './settings.ts';

const SETTINGS: StartSettings = {
  port: 0,
  production: false,
  dataDir: '.data',
  mongodbUri: null,
  database: null,
  mongodVersion: null,
  seedPassword: null,
};
const password = (settings: Partial<StartSettings>) => exampleAccountPassword({ ...SETTINGS, ...settings });

describe('the example accounts', () => {
  it('exist in a local database, with the requested or the public password', () => {
    expect(password({})).toBe('silver-light');
    expect(password({ seedPassword: 'moonlight-sonata' })).toBe('moonlight-sonata');
  });

  it.each([
    { mongodbUri: 'mongodb://database.example.com/eunbit' },
    { production: true },
    { production: true, mongodbUri: 'mongodb://database.example.com/eunbit' },
  ])('do not exist with %o, regardless of the password', (settings) => {
    expect(password(settings)).toBeNull();
    expect(password({ ...settings, seedPassword: 'made-for-this-shop' })).toBeNull();
  });
});
