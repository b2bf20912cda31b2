import type { Document } from '../bson/values.ts';
import { type Collection, isTimeSeries, isView } from '../catalog/collection.ts';
import { compileFilter } from '../matcher/match.ts';
import type { CommandTable, Context } from './context.ts';
import { listRows } from './cursor.ts';
import { documentField, isTrue } from './fields.ts';
import { databaseSize } from './statistics.ts';

function listCollections(context: Context): Promise<Document> {
  const filter = compileFilter(documentField(context, 'filter') ?? {});
  const nameOnly = isTrue(context.body.nameOnly);
  const rows = context.engine.catalog
    .inDatabase(context.database)
    .sort((a, b) => (a.name < b.name ? -1 : 1))
    .map((collection) => describeCollection(collection))
    .filter((row) => filter(row))
    .map((row) => (nameOnly ? { name: row.name, type: row.type } : row));
  return listRows(context, `${context.database}.$cmd.listCollections`, rows);
}

function describeCollection(collection: Collection): Document {
  const { name, options, uuid } = collection;
  if (isView(collection)) return { name, type: 'view', options, info: { readOnly: true } };
  if (isTimeSeries(collection)) return { name, type: 'timeseries', options, info: { readOnly: false } };
  const row: Document = { name, type: 'collection', options, info: { readOnly: false, uuid } };
  if (options.clusteredIndex === undefined) row.idIndex = collection.indexes[0]?.specification;
  return row;
}

function listDatabases(context: Context): Document {
  const { engine } = context;
  const filter = compileFilter(documentField(context, 'filter') ?? {});
  const nameOnly = isTrue(context.body.nameOnly);
  const rows = engine.catalog
    .databases()
    .map((name) => {
      const empty = engine.catalog.inDatabase(name).every((collection) => collection.count === 0);
      return { name, sizeOnDisk: databaseSize(engine, name), empty };
    })
    .filter((row) => filter(row));
  if (nameOnly) return { databases: rows.map(({ name }) => ({ name })) };
  const totalSize = rows.reduce((sum, row) => sum + row.sizeOnDisk, 0n);
  return { databases: rows, totalSize, totalSizeMb: totalSize / 1_048_576n };
}

export const listCommands: CommandTable = {
  listCollections: {
    fields: ['filter', 'nameOnly', 'cursor', 'authorizedCollections', 'rawData'],
    run: listCollections,
  },
  listDatabases: { fields: ['filter', 'nameOnly', 'authorizedDatabases'], run: listDatabases },
};
