import { deflateSync } from 'node:zlib';
import { REVIEW_PICTURE_SIDE } from '@eunbit/schema/review';
import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { shrinkPicture } from './shrink-picture.ts';

const canvas = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: '#8f77cf' } });

async function shrunk(file: Buffer) {
  const result = await shrinkPicture(file, REVIEW_PICTURE_SIDE);
  if (typeof result === 'string') throw new Error(result);
  return result;
}

/** A PNG whose header declares this size, with almost no data. */
function claimedPng(width: number, height: number): Buffer {
  const chunk = (type: string, data: Buffer) => {
    const body = Buffer.concat([Buffer.from(type), data]);
    const frame = Buffer.alloc(8);
    frame.writeUInt32BE(data.length, 0);
    frame.writeUInt32BE(computeCrc(body), 4);
    return Buffer.concat([frame.subarray(0, 4), body, frame.subarray(4)]);
  };
  const head = Buffer.alloc(13);
  head.writeUInt32BE(width, 0);
  head.writeUInt32BE(height, 4);
  head.set([8, 2, 0, 0, 0], 8);
  const beginning = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);
  return Buffer.concat([
    beginning,
    chunk('IHDR', head),
    chunk('IDAT', deflateSync(Buffer.alloc(1000))),
    chunk('IEND', Buffer.alloc(0)),
  ]);
}

function computeCrc(bytes: Buffer): number {
  let crc = 0xffffffff;
  for (const byte of bytes) {
    crc ^= byte;
    for (let bit = 0; bit < 8; bit += 1) crc = crc & 1 ? (crc >>> 1) ^ 0xedb88320 : crc >>> 1;
  }
  return (crc ^ 0xffffffff) >>> 0;
}

describe('a picture of a review', () => {
  it.each([
    [1200, 800, 300, 200],
    [400, 3000, 40, 300],
    [120, 90, 120, 90],
  ])('of %d × %d pixels is stored with %d × %d', async (width, height, keptWidth, keptHeight) => {
    const picture = await shrunk(await canvas(width, height).png().toBuffer());

    expect([picture.width, picture.height]).toEqual([keptWidth, keptHeight]);
    expect(await sharp(picture.bytes).metadata()).toMatchObject({ format: 'jpeg', width: keptWidth });
  });

  it('is rotated upright and keeps no EXIF data', async () => {
    const file = await canvas(600, 300)
      .withExif({ IFD0: { Copyright: 'Mina Lee, at home' }, IFD3: { GPSLatitude: '37/1 33/1 0/1' } })
      .withMetadata({ orientation: 6 })
      .jpeg()
      .toBuffer();
    expect(file.includes('Mina Lee')).toBe(true);

    const picture = await shrunk(file);

    expect([picture.width, picture.height]).toEqual([150, 300]);
    const { exif, icc, xmp, orientation } = await sharp(picture.bytes).metadata();
    expect([exif, icc, xmp, orientation]).toEqual([undefined, undefined, undefined, undefined]);
    expect(picture.bytes.includes('Mina Lee')).toBe(false);
  });

  it('keeps no data appended to the file', async () => {
    const program = Buffer.from('<script>alert(1)</script><?php system($_GET[0]); ?>');
    const picture = await shrunk(Buffer.concat([await canvas(300, 300).jpeg().toBuffer(), program]));

    expect(picture.bytes.includes('script')).toBe(false);
    expect(picture.bytes.includes('php')).toBe(false);
  });

  it('shows transparent areas as white', async () => {
    const glass = sharp({ create: { width: 20, height: 20, channels: 4, background: { r: 0, g: 0, b: 0, alpha: 0 } } });
    const { bytes } = await shrunk(await glass.png().toBuffer());
    const { dominant } = await sharp(bytes).stats();

    expect(dominant.r).toBeGreaterThan(240);
  });
});

describe('a file that is not a valid picture of a review', () => {
  it.each([
    ['nothing', ''],
    ['a page', '<!doctype html><script>alert(1)</script>'],
    ['a drawing with a script', '<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>'],
    ['a text that begins like a GIF', 'GIF89a/*<script>*/=1;alert(1)'],
    ['a document', '%PDF-1.7'],
  ])('is rejected: %s', async (_name, text) => {
    expect(await shrinkPicture(Buffer.from(text), REVIEW_PICTURE_SIDE)).toBe('unreadable');
  });

  it('is rejected: a picture in another format', async () => {
    expect(await shrinkPicture(await canvas(20, 20).webp().toBuffer(), REVIEW_PICTURE_SIDE)).toBe('unreadable');
    expect(await shrinkPicture(await canvas(20, 20).gif().toBuffer(), REVIEW_PICTURE_SIDE)).toBe('unreadable');
  });

  it('is rejected: the magic bytes of a picture, followed by other data', async () => {
    const beginning = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);
    expect(
      await shrinkPicture(Buffer.concat([beginning, Buffer.from('<svg onload=alert(1)>')]), REVIEW_PICTURE_SIDE),
    ).toBe('unreadable');
    expect(
      await shrinkPicture(Buffer.concat([Buffer.from([0xff, 0xd8, 0xff]), Buffer.alloc(500, 60)]), REVIEW_PICTURE_SIDE),
    ).toBe('unreadable');
  });

  it('is rejected: a truncated picture', async () => {
    const whole = await sharp({
      create: {
        width: 600,
        height: 600,
        channels: 3,
        background: '#111',
        noise: { type: 'gaussian', mean: 128, sigma: 60 },
      },
    })
      .png()
      .toBuffer();
    expect(await shrinkPicture(whole.subarray(0, whole.length / 2), REVIEW_PICTURE_SIDE)).toBe('unreadable');
  });

  it('is rejected before decoding if it declares too many pixels', async () => {
    expect(await shrinkPicture(claimedPng(30_000, 30_000), REVIEW_PICTURE_SIDE)).toBe('tooLarge');
  });
});
