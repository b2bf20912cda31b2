import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it, vi } from 'vitest';
import { buildScript, buildSettings, downloadFrom, installMongod, serveDownloads } from './mongod/testing/stand-ins.ts';
import { choiceIn, MISSING_LIBRARY, open, read, write } from './testing/open-database.ts';

/** Checks that a start reports the fallback in one line, reports it again at the next start, and finds the same data. */
async function expectFallBack(reason: RegExp): Promise<void> {
  const settings = buildSettings();
  const first = await open(settings);
  expect(first.printed.filter((line) => !line.startsWith('Downloading'))).toEqual([expect.stringMatching(reason)]);
  await write(first.database);
  await first.database.stop();

  const next = await open(settings);
  expect(next.printed).toEqual([expect.stringMatching(reason)]);
  expect(next.database.description).toContain('embedded-mongodb');
  expect(await read(next.database)).toBe(1);
}

describe('a start falls back to the embedded database', () => {
  it('if a proxy responds with its own page', async () => {
    await serveDownloads((_, response) => response.end('<html>Please sign in to the network</html>'));
    await expectFallBack(/^Using embedded-mongodb.*could not be downloaded \(.*MD5/i);
  });

  it('if the download does not exist', async () => {
    await serveDownloads((_, response) => response.writeHead(403).end());
    await expectFallBack(/^Using embedded-mongodb.*could not be downloaded \(.*403/);
  });

  it('if the download is cut off', async () => {
    await serveDownloads((_, response) => {
      response.writeHead(200, { 'content-length': 100_000_000 });
      response.write('x'.repeat(100_000), () => response.destroy());
    });
    await expectFallBack(/^Using embedded-mongodb.*could not be downloaded/);
  });

  it('if the download stalls', async () => {
    await serveDownloads((_, response) => {
      response.writeHead(200, { 'content-length': 100_000_000 });
      response.write('x'.repeat(100_000));
    });
    await expectFallBack(/^Using embedded-mongodb.*no data came for 10 seconds/);
  });

  it('if nothing can be reached', async () => {
    downloadFrom('http://127.0.0.1:9');
    await expectFallBack(/^Using embedded-mongodb.*could not be downloaded \(.*ECONNREFUSED/);
  });

  it.each([
    ['alpine-3.21', 'linux', /alpine/],
    ['plan9-4', 'sunos', /sunos/],
  ])('on a system without any mongod: %s on %s', async (distribution, platform, reason) => {
    downloadFrom('http://127.0.0.1:9');
    vi.stubEnv('MONGOMS_DISTRO', distribution);
    vi.stubEnv('MONGOMS_PLATFORM', platform);
    await expectFallBack(reason);
  });

  it('if mongod lacks a library', async () => {
    installMongod(MISSING_LIBRARY);
    await expectFallBack(/^Using embedded-mongodb.*could not be started \(.*library is missing.*libcurl\.so\.4/);
  });

  it('if mongod is not a program for this system', async () => {
    installMongod('#!/no/such/interpreter\n');
    await expectFallBack(/^Using embedded-mongodb.*could not be started \(Starting the Binary Failed/);
  });

  it('if mongod hangs', async () => {
    installMongod(buildScript('exec sleep 600'));
    await expectFallBack(/^Using embedded-mongodb.*failed to start within 8000ms/);
  });

  it('if mongod was chosen once and has never run', async () => {
    const settings = buildSettings();
    writeFileSync(join(settings.dataDir, 'database.json'), '{"kind":"mongod"}');
    installMongod(MISSING_LIBRARY);

    const { database } = await open(settings);

    expect(database.description).toContain('embedded-mongodb');
    expect(choiceIn(settings).kind).toBe('embedded');
  });
});
