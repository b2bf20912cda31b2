import type { Connection, Model, Schema } from 'mongoose';

/** The model of a collection on this connection; made once per connection, so that tests can use many databases. */
export function modelOn<T>(connection: Connection, name: string, schema: Schema<T>, collection: string): Model<T> {
  return (connection.models[name] as Model<T> | undefined) ?? connection.model<T>(name, schema, collection);
}
