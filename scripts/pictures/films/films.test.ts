import { readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { isRendered } from '../catalogue.ts';
import { PICTURES } from '../folders.ts';
import { filmCatalogue, filmFile } from './film-catalogue.ts';
import { CUTS, drawFrame, FILMS } from './films.ts';

const ADDRESSES = CUTS.map(({ view }) => `data:${view}`);

describe('the films', () => {
  it('are described in films.json as they were recorded', () => {
    expect(JSON.parse(readFileSync(join(PICTURES, 'films.json'), 'utf8'))).toEqual(filmCatalogue());
  });

  it.each(FILMS)('$slug for $market is small enough to start at once, in both encodings', (film) => {
    for (const kind of ['mp4', 'webm'] as const) {
      const { size } = statSync(join(PICTURES, filmFile(film, kind)));
      expect(size, kind).toBeGreaterThan(10_000);
      expect(size, kind).toBeLessThan(400_000);
    }
  });

  it.each(FILMS)('$slug for $market uses only existing pictures', (film) => {
    expect(CUTS.map(({ view }) => ({ ...film, view })).filter((shot) => !isRendered(shot))).toEqual([]);
  });

  it('end with the frame they start with', () => {
    expect(drawFrame(ADDRESSES, 1)).toBe(drawFrame(ADDRESSES, 0));
  });

  it('move', () => {
    expect(drawFrame(ADDRESSES, 0.2)).not.toBe(drawFrame(ADDRESSES, 0.15));
  });

  it('never show an area beyond the edge of a picture', () => {
    for (let time = 0; time < 1; time += 0.01) {
      for (const [, x, y, side] of drawFrame(ADDRESSES, time).matchAll(/ x="(\S+)" y="(\S+)" width="(\S+)"/g)) {
        for (const at of [x, y]) {
          expect(Number(at)).toBeLessThanOrEqual(0);
          expect(Number(at) + Number(side)).toBeGreaterThanOrEqual(719.99);
        }
      }
    }
  });
});
