import { decode } from '../bson/decode.ts';
import { encode } from '../bson/encode.ts';
import { documentLength } from '../bson/reader.ts';
import { type Document, RawDocument } from '../bson/values.ts';
import { crc32c } from './crc32c.ts';
import { FramingError, HEADER_SIZE } from './framing.ts';

const OP_REPLY = 1;
const OP_QUERY = 2004;
const OP_MSG = 2013;

const CHECKSUM_PRESENT = 1;
const MORE_TO_COME = 2;
const EXHAUST_ALLOWED = 1 << 16;
const KNOWN_REQUIRED_FLAGS = CHECKSUM_PRESENT | MORE_TO_COME;

export interface Request {
  id: number;
  /** The command; document sequences are included as raw documents. */
  body: Document;
  isLegacy: boolean;
  /** The client wants no reply. */
  moreToCome: boolean;
  /** The client takes several replies to this request. */
  exhaustAllowed: boolean;
}

/** Parses a message. Throws FramingError for unknown kinds of messages. */
export function parseMessage(message: Buffer): Request {
  const id = message.readInt32LE(4);
  const opCode = message.readInt32LE(12);
  if (opCode === OP_MSG) return parseOpMsg(id, message);
  if (opCode === OP_QUERY) return parseOpQuery(id, message);
  throw new FramingError(`operation ${opCode} is not supported`);
}

function parseOpMsg(id: number, message: Buffer): Request {
  if (message.length < HEADER_SIZE + 5) throw new FramingError('message is too short');
  const flags = message.readUInt32LE(HEADER_SIZE);
  if (flags & 0xffff & ~KNOWN_REQUIRED_FLAGS) throw new FramingError(`unknown flags ${flags}`);
  const end = message.length - (flags & CHECKSUM_PRESENT ? 4 : 0);
  if (end < message.length && message.readUInt32LE(end) !== crc32c(message.subarray(0, end)))
    throw new FramingError('the checksum does not fit');
  let position = HEADER_SIZE + 4;
  let body: Document | undefined;
  const sequences = new Map<string, RawDocument[]>();
  while (position < end) {
    const kind = message[position++];
    if (kind === 0) {
      if (body) throw new FramingError('more than one body');
      const length = documentLength(message, position, end);
      body = decode(message.subarray(0, end), position);
      position += length;
    } else if (kind === 1) {
      position = readSequence(message, position, end, sequences);
    } else {
      throw new FramingError(`unknown section kind ${kind}`);
    }
  }
  if (!body) throw new FramingError('no body');
  for (const [name, documents] of sequences) {
    if (Object.hasOwn(body, name)) throw new FramingError(`duplicate field ${name}`);
    body[name] = documents;
  }
  return {
    id,
    body,
    isLegacy: false,
    moreToCome: (flags & MORE_TO_COME) !== 0,
    exhaustAllowed: (flags & EXHAUST_ALLOWED) !== 0,
  };
}

function readSequence(message: Buffer, start: number, limit: number, sequences: Map<string, RawDocument[]>): number {
  if (start + 4 > limit) throw new FramingError('sequence is too short');
  const end = start + message.readInt32LE(start);
  if (end > limit || end < start + 5) throw new FramingError('sequence length');
  const nameEnd = message.indexOf(0, start + 4);
  if (nameEnd === -1 || nameEnd >= end) throw new FramingError('sequence name is not terminated');
  const name = message.toString('utf8', start + 4, nameEnd);
  const documents = sequences.get(name) ?? [];
  let position = nameEnd + 1;
  while (position < end) {
    const length = documentLength(message, position, end);
    documents.push(new RawDocument(message.subarray(position, position + length)));
    position += length;
  }
  sequences.set(name, documents);
  return end;
}

function parseOpQuery(id: number, message: Buffer): Request {
  const nameStart = HEADER_SIZE + 4;
  const nameEnd = message.indexOf(0, nameStart);
  if (nameEnd === -1 || nameEnd + 9 > message.length) throw new FramingError('collection name is not terminated');
  const namespace = message.toString('utf8', nameStart, nameEnd);
  let body = decode(message, nameEnd + 9);
  const wrapped = body.$query ?? body.query;
  if (typeof wrapped === 'object' && wrapped !== null && !Object.hasOwn(body, 'hello')) body = wrapped as Document;
  body.$db ??= namespace.split('.')[0];
  return { id, body, isLegacy: true, moreToCome: false, exhaustAllowed: false };
}

let nextReplyId = 1;

/** The bytes of a reply. */
export function encodeReply(request: Request, reply: Document, responseTo: number, moreToCome = false): Buffer {
  const body = encode(reply);
  const head = request.isLegacy ? legacyHead() : opMsgHead(moreToCome);
  head.writeInt32LE(head.length + body.length, 0);
  head.writeInt32LE(nextReplyId, 4);
  head.writeInt32LE(responseTo, 8);
  return Buffer.concat([head, body]);
}

/** The id of the last encoded reply, which the next reply of an exhaust cursor refers to. */
export function lastReplyId(): number {
  return nextReplyId;
}

function opMsgHead(moreToCome: boolean): Buffer {
  nextReplyId = (nextReplyId + 1) & 0x7fffffff;
  const head = Buffer.alloc(HEADER_SIZE + 5);
  head.writeInt32LE(OP_MSG, 12);
  head.writeUInt32LE(moreToCome ? MORE_TO_COME : 0, 16);
  return head;
}

function legacyHead(): Buffer {
  nextReplyId = (nextReplyId + 1) & 0x7fffffff;
  const head = Buffer.alloc(HEADER_SIZE + 20);
  head.writeInt32LE(OP_REPLY, 12);
  head.writeInt32LE(8, 16);
  head.writeInt32LE(1, 32);
  return head;
}
