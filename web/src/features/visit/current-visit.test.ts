import { describe, expect, it } from 'vitest';
import { createCurrentVisit } from './current-visit.ts';

const MINUTE = 60_000;
const ARRIVAL = { referrer: 'https://search.naver.com/?query=a', query: '?utm_source=x' };
const at = (minutes: number) => new Date(1_700_000_000_000 + minutes * MINUTE);

function storage() {
  const values = new Map<string, string>();
  return {
    getItem: (key: string) => values.get(key) ?? null,
    setItem: (key: string, value: string) => void values.set(key, value),
    removeItem: (key: string) => void values.delete(key),
  };
}

describe('A visit (STATISTICS-4)', () => {
  it('continues across pages while events are less than half an hour apart', () => {
    const kept = storage();
    const first = createCurrentVisit(kept, ARRIVAL)(at(0), 'KR');
    const later = createCurrentVisit(kept, { referrer: 'https://shop.example/', query: '' });

    expect(first).toMatchObject(ARRIVAL);
    expect(later(at(29), 'KR')).toEqual(first);
    expect(later(at(58), 'KR')).toEqual(first);
  });

  it('is replaced by a new one after half an hour without events', () => {
    const kept = storage();
    const first = createCurrentVisit(kept, ARRIVAL)(at(0), 'KR');

    const second = createCurrentVisit(kept, { referrer: '', query: '' })(at(30), 'KR');

    expect(second.id).not.toBe(first.id);
    expect(second).toMatchObject({ referrer: '', query: '' });
  });

  it('is not extended by an event that is reported late', () => {
    const visit = createCurrentVisit(storage(), ARRIVAL);
    const first = visit(at(20), 'KR');
    visit(at(0), 'KR');
    expect(visit(at(49), 'KR')).toEqual(first);
  });

  it('belongs to one store', () => {
    const visit = createCurrentVisit(storage(), ARRIVAL);
    const korean = visit(at(0), 'KR');
    const american = visit(at(1), 'US');

    expect(american).toMatchObject({ market: 'US' });
    expect(american.id).not.toBe(korean.id);
    expect(visit(at(2), 'US')).toEqual(american);
  });

  it('ends after half a day, however many events there are', () => {
    const visit = createCurrentVisit(storage(), ARRIVAL);
    const ids = Array.from({ length: 37 }, (_, turn) => visit(at(turn * 20), 'KR').id);
    expect(new Set(ids.slice(0, 36)).size).toBe(1);
    expect(ids[36]).not.toBe(ids[0]);
  });

  it('lasts as long as the page if nothing can be stored', () => {
    const visit = createCurrentVisit(null, ARRIVAL);
    expect(visit(at(1), 'KR')).toEqual(visit(at(0), 'KR'));
  });

  it('is replaced if the stored visit is invalid', () => {
    const kept = storage();
    kept.setItem('visit', '{"at":"never"}');
    expect(createCurrentVisit(kept, ARRIVAL)(at(0), 'KR').id).toMatch(/^[A-Za-z0-9_-]{22}$/);
  });
});
