import { describe, expect, it } from 'vitest';
import { mongodArguments } from './server.ts';

describe('the arguments of mongod', () => {
  it.each(['/Users/은빛 shop/.data/mongod', 'C:\\Program Files\\eunbit & co\\.data\\mongod'])(
    'keep a path such as %s in one piece',
    (dataPath) => {
      expect(mongodArguments({ dataPath, port: 27018 })).toEqual([
        '--dbpath',
        dataPath,
        '--port',
        '27018',
        '--bind_ip',
        '127.0.0.1',
        '--replSet',
        'eunbit',
      ]);
    },
  );

  it('name each server parameter', () => {
    const given = mongodArguments({ dataPath: '/data', port: 1, parameters: { enableTestCommands: '1', ttl: '5' } });
    expect(given.slice(-4)).toEqual(['--setParameter', 'enableTestCommands=1', '--setParameter', 'ttl=5']);
  });
});
