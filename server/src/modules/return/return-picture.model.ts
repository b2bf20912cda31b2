import { type Connection, type Model, Schema } from 'mongoose';
import { modelOn } from '../../common/models.ts';
import { type RecordOf, recordSchema } from '../../common/record-schema.ts';

/** Pictures that buyers have uploaded for a return of an order. */
const schema = recordSchema(
  {
    /** Id of the stored picture. */
    _id: { type: String, required: true },
    /** Only returns of this order may show it. */
    orderId: { type: Schema.Types.ObjectId, required: true },
    /** The return that shows it; null before it is requested. */
    returnId: { type: Schema.Types.ObjectId, default: null },
    width: { type: Number, required: true },
    height: { type: Number, required: true },
    /** When it becomes due for deletion; null while a return shows it. */
    discardAt: { type: Date, default: null },
  },
  { versionKey: false },
);
// For releasing the pictures of returns.
schema.index({ returnId: 1 });
// Pictures that are due for the discard job.
schema.index({ discardAt: 1 }, { partialFilterExpression: { discardAt: { $type: 'date' } } });

export type ReturnPictureModel = Model<RecordOf<typeof schema>>;
export const returnPictureModel = (connection: Connection): ReturnPictureModel =>
  modelOn(connection, 'ReturnPicture', schema, 'return_pictures');
