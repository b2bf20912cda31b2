import type { Connection, Model, mongo, Schema } from 'mongoose';

/** The model of a collection on this connection; created once per connection, so that tests can use many databases. */
export function modelOn<T>(connection: Connection, name: string, schema: Schema<T>, collection: string): Model<T> {
  return (connection.models[name] as Model<T> | undefined) ?? connection.model<T>(name, schema, collection);
}

/**
 * The driver's collection of a model, for the writes of every order: mongoose would check each field against the schema, which
 * costs as much as the command. Records are typed and complete: no default is filled in, and `undefined` would be stored as null.
 * The model's own write concern has to be passed.
 */
export function recordsOf<T extends mongo.BSON.Document>(model: Model<T>): mongo.Collection<T> {
  return model.collection as unknown as mongo.Collection<T>;
}
