import type { ChildProcess } from 'node:child_process';
import type { HotChannel } from 'vite';

type Payload = Parameters<NonNullable<HotChannel['send']>>[0];
type Listener = (data: unknown, client: { send(payload: Payload): void }) => void;

/**
 * Gives server processes the modules that they ask for (`page-source.mjs`) over their IPC channels. It tells them of no
 * change: each page asks for its modules again, and is answered with those that have changed.
 */
export class ModuleChannel implements HotChannel {
  /** Nobody but the processes started here can ask. */
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
