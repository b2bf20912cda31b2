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
  it('are in a database of this machine, with the password that is asked for or the public one', () => {
    expect(password({})).toBe('silver-light');
    expect(password({ seedPassword: 'moonlight-sonata' })).toBe('moonlight-sonata');
  });

  it.each([
    { mongodbUri: 'mongodb://database.example.com/eunbit' },
    { production: true },
    { production: true, mongodbUri: 'mongodb://database.example.com/eunbit' },
  ])('are nowhere with %o, whatever password there is', (settings) => {
    expect(password(settings)).toBeNull();
    expect(password({ ...settings, seedPassword: 'made-for-this-shop' })).toBeNull();
  });
});
