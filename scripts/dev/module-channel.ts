import type { ChildProcess } from 'node:child_process';
import type { HotChannel } from 'vite';

type Payload = Parameters<NonNullable<HotChannel['send']>>[0];
type Listener = (data: unknown, client: { send(payload: Payload): void }) => void;

/**
 * Serves modules to server processes (`page-source.mjs`) over their IPC channels. It sends no change events: each page request
 * fetches its modules again, and only changed ones are transferred.
 */
export class ModuleChannel implements HotChannel {
  /** Safe, since only processes started here can send requests. */
  readonly skipFsCheck = true;
  private readonly listeners = new Map<string, Set<Listener>>();

  attach(child: ChildProcess): void {
    const client = { send: (payload: Payload) => void (child.connected && child.send(payload)) };
    child.on('message', (message: { readonly event?: string; readonly data?: unknown }) => {
      for (const listener of this.listeners.get(message.event ?? '') ?? []) listener(message.data, client);
    });
  }

  on(event: string, listener: Listener): void {
    const listeners = this.listeners.get(event) ?? new Set();
    this.listeners.set(event, listeners.add(listener));
  }

  off(event: string, listener: Listener): void {
    this.listeners.get(event)?.delete(listener);
  }
}
