import type { Document } from 'mongodb';
import { describe, expect, it } from 'vitest';
import { useServer } from '../testing/test-server.ts';

interface Row extends Document {
  _id: string;
}

const server = useServer();

/** Who reports to whom; the last two to each other. */
const people: Row[] = [
  { _id: 'boss' },
  { _id: 'head', to: 'boss', site: 'a' },
  { _id: 'clerk', to: 'head', site: 'a' },
  { _id: 'trainee', to: 'clerk', site: 'b' },
  { _id: 'left', to: 'right' },
  { _id: 'right', to: ['left', 'right'] },
];

const upwards = { from: 'people', startWith: '$to', connectFromField: 'to', connectToField: '_id', as: 'above' };

/** What the stage finds for each of the people with such an id, in the order of ids. */
async function found(_id: string, options: object = {}): Promise<Document[]> {
  const rows = server.database().collection<Row>('people');
  await rows.insertMany(people);
  const stage = { $graphLookup: { ...upwards, ...options } };
  const [{ above }] = (await rows.aggregate([{ $match: { _id } }, stage]).toArray()) as [{ above: Document[] }];
  return above.toSorted((a, b) => (String(a._id) < String(b._id) ? -1 : 1));
}

const ids = async (_id: string, options: object = {}) => (await found(_id, options)).map((row) => row._id);

describe('$graphLookup', () => {
  it('follows references to the end of the chain', async () => {
    expect(await found('trainee')).toEqual([people[0], people[2], people[1]]);
    expect(await ids('head')).toEqual(['boss']);
    expect(await ids('boss')).toEqual([]);
  });

  it('stops at the maximum depth', async () => {
    expect(await ids('trainee', { maxDepth: 0 })).toEqual(['clerk']);
    expect(await ids('trainee', { maxDepth: 1 })).toEqual(['clerk', 'head']);
  });

  it('records the depth of each document', async () => {
    const deep = await found('trainee', { depthField: 'steps' });
    expect(deep.map(({ _id, steps }) => [_id, steps])).toEqual([
      ['boss', 2],
      ['clerk', 0],
      ['head', 1],
    ]);
  });

  it('follows only documents that match the restriction', async () => {
    expect(await ids('trainee', { restrictSearchWithMatch: { site: 'a' } })).toEqual(['clerk', 'head']);
    expect(await ids('trainee', { restrictSearchWithMatch: { site: 'b' } })).toEqual([]);
  });

  it('stops at a cycle and returns each document once', async () => {
    expect(await ids('left')).toEqual(['left', 'right']);
    const deep = await found('right', { depthField: 'steps' });
    expect(deep.map(({ _id, steps }) => [_id, steps])).toEqual([
      ['left', 0],
      ['right', 0],
    ]);
  });

  it('can start with an expression or with each element of an array', async () => {
    expect(await ids('boss', { startWith: ['head', 'left'] })).toEqual(['boss', 'head', 'left', 'right']);
    expect(await ids('boss', { startWith: { $concat: ['he', 'ad'] }, maxDepth: 0 })).toEqual(['head']);
  });

  it('follows references backwards, and finds nothing in a missing collection', async () => {
    const below = { startWith: '$_id', connectFromField: '_id', connectToField: 'to' };
    expect(await ids('boss', below)).toEqual(['clerk', 'head', 'trainee']);
    expect(await ids('trainee', { from: 'nobody' })).toEqual([]);
  });

  it.each([
    ['a depth below zero', { maxDepth: -1 }, 40101],
    ['a depth that is no number', { maxDepth: 'deep' }, 40100],
    ['a broken depth', { maxDepth: 0.5 }, 40102],
    ['an unknown argument', { depth: 1 }, 40104],
    ['a collection that is not named by a text', { from: 1 }, 40103],
    ['a restriction that is no document', { restrictSearchWithMatch: 'a' }, 40185],
    ['a restriction that is no filter', { restrictSearchWithMatch: { $nothing: 1 } }, 2],
  ])('refuses %s', async (_, options, code) => {
    await expect(found('head', options)).rejects.toMatchObject({ code });
  });
});
