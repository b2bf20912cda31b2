import type { ServerResponse } from 'node:http';
import type { Socket } from 'node:net';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { WebSocket } from 'ws';
import { type Caller, readCaller } from './create-request-context.ts';
import { isFromBrowser, type ReadHeader } from './persisted-operations.ts';

/** The data kept of a handshake while its socket is open; the request and its response take several kilobytes. */
export interface Handshake {
  readonly caller: Caller;
  /** The headers that show whether a page sent it. */
  readonly readHeader: ReadHeader;
  readonly isFromOwnOrigin: boolean;
  /** The connection below the WebSocket. */
  readonly connection: Socket;
}

/** Shared by all handshakes of one kind: browsers, identified by `Origin`, and programs. */
const BROWSER: ReadHeader = (name) => (name === 'origin' ? 'null' : undefined);
const PROGRAM: ReadHeader = () => undefined;

/**
 * Browsers send cookies with WebSocket handshakes from any site, so other origins are rejected. Non-browser clients
 * send no Origin header.
 */
function isFromOwnOrigin({ headers }: FastifyRequest, publicOrigin: string): boolean {
  const { origin, host } = headers;
  if (origin === undefined || origin === publicOrigin) return true;
  return URL.canParse(origin) && new URL(origin).host === host;
}

/** Extracts the needed data of handshakes, and releases the rest. */
export class Handshakes {
  private readonly responses = new WeakMap<FastifyRequest, ServerResponse>();

  /** Called before the upgrade, which no longer has the response. */
  begin(request: FastifyRequest, reply: FastifyReply): void {
    this.responses.set(request, reply.raw);
  }

  /** Called after the upgrade. Afterwards the socket holds no reference to the request. */
  finish(request: FastifyRequest, socket: WebSocket, publicOrigin: string): Handshake {
    const connection = request.raw.socket;
    this.responses.get(request)?.detachSocket(connection);
    // The plugin's listener holds references to request and reply.
    socket.removeAllListeners('error');
    socket.on('error', terminate);
    return {
      caller: readCaller(request),
      readHeader: isFromBrowser((name) => request.headers[name]) ? BROWSER : PROGRAM,
      isFromOwnOrigin: isFromOwnOrigin(request, publicOrigin),
      connection,
    };
  }
}

/** Connection resets and malformed frames are client errors and are not logged. */
function terminate(this: WebSocket): void {
  this.terminate();
}
