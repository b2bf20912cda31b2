import { readFileSync, statSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { filmCatalogue } from './film-catalogue.ts';
import { drawFrame, FILMS, type FilmGroup } from './films.ts';

const FOLDER = join(dirname(fileURLToPath(import.meta.url)), '..');
const GROUPS = Object.keys(FILMS) as FilmGroup[];

describe('the films', () => {
  it('are described in films.json as they were recorded', () => {
    expect(JSON.parse(readFileSync(join(FOLDER, 'films.json'), 'utf8'))).toEqual(filmCatalogue());
  });

  it.each(GROUPS)('%s is small enough to start at once, in both encodings', (group) => {
    for (const file of [filmCatalogue()[group].mp4, filmCatalogue()[group].webm]) {
      const { size } = statSync(join(FOLDER, file));
      expect(size, file).toBeGreaterThan(10_000);
      expect(size, file).toBeLessThan(400_000);
    }
  });

  it.each(GROUPS)('%s goes on where it ended', (group) => {
    expect(drawFrame(group, 1)).toBe(drawFrame(group, 0));
  });

  it.each(GROUPS)('%s moves', (group) => {
    expect(drawFrame(group, 0.4)).not.toBe(drawFrame(group, 0.2));
  });
});
