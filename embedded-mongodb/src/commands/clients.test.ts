import { GridFSBucket } from 'mongodb';
import mongoose from 'mongoose';
import { describe, expect, it } from 'vitest';
import { useServer } from '../testing/test-server.ts';

const server = useServer();

describe('mongoose', () => {
  it('builds indexes, validates, populates and runs transactions', async () => {
    const connection = await mongoose.createConnection(server.uri, { dbName: 'shop' }).asPromise();
    const Product = connection.model(
      'Product',
      new mongoose.Schema({ slug: { type: String, unique: true }, price: Number }, { timestamps: true }),
    );
    const Order = connection.model(
      'Order',
      new mongoose.Schema({
        lines: [{ product: { type: mongoose.Schema.Types.ObjectId, ref: 'Product' }, n: Number }],
      }),
    );
    await Promise.all([Product.init(), Order.init()]);
    const soap = await Product.create({ slug: 'soap', price: 7120 });
    await connection.transaction(async (session) => {
      await Order.create([{ lines: [{ product: soap._id, n: 2 }] }], { session });
    });

    const order = await Order.findOne().populate<{ lines: { product: { slug: string } }[] }>('lines.product');

    expect(order?.lines[0]?.product.slug).toBe('soap');
    await expect(Product.create({ slug: 'soap' })).rejects.toMatchObject({ code: 11000 });
    await connection.close();
  });
});

describe('GridFS', () => {
  it('stores files', async () => {
    const bucket = new GridFSBucket(server.database(), { chunkSizeBytes: 1000 });
    const content = Buffer.from(Array.from({ length: 5500 }, (_, n) => n % 251));
    const upload = bucket.openUploadStream('a.bin');
    await new Promise((resolve, reject) => upload.once('finish', resolve).once('error', reject).end(content));

    const chunks: Buffer[] = [];
    for await (const chunk of bucket.openDownloadStreamByName('a.bin')) chunks.push(chunk);

    expect(Buffer.concat(chunks).equals(content)).toBe(true);
    await bucket.delete(upload.id);
    expect(await bucket.find().toArray()).toEqual([]);
  });
});
