import { describe, expect, it } from 'vitest';
import { accountsToSeed, type StartSettings } from './settings.ts';

const SETTINGS: StartSettings = {
  port: 0,
  production: false,
  dataDir: '.data',
  mongodbUri: null,
  database: null,
  mongodVersion: null,
  seedPassword: null,
};
const REMOTE = { mongodbUri: 'mongodb://database.example.com/eunbit' };
const accounts = (settings: Partial<StartSettings>) => accountsToSeed({ ...SETTINGS, ...settings });

describe('accounts', () => {
  it('with the public password and role change PIN are written into a database of this machine', () => {
    expect(accounts({})).toEqual({ password: 'silver-light', withRoleChangePin: true });
  });

  it('have the password that is asked for', () => {
    expect(accounts({ seedPassword: 'moonlight' })?.password).toBe('moonlight');
  });

  it('with the public password are never written behind MONGODB_URI', () => {
    expect(accounts(REMOTE)).toBeNull();
    expect(accounts({ ...REMOTE, seedPassword: 'silver-light' })).toBeNull();
  });

  it('with a password made for it are written behind MONGODB_URI, without the public role change PIN', () => {
    expect(accounts({ ...REMOTE, seedPassword: 'made-for-this-shop' })).toEqual({
      password: 'made-for-this-shop',
      withRoleChangePin: false,
    });
  });

  it('are never written in production', () => {
    expect(accounts({ production: true })).toBeNull();
    expect(accounts({ ...REMOTE, production: true, seedPassword: 'made-for-this-shop' })).toBeNull();
  });
});
