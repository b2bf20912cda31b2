import { describe, expect, it, vi } from 'vitest';
import { askToEnd } from './server-process.ts';

const child = (connected = true) => ({ kill: vi.fn(() => true), disconnect: vi.fn(), connected });

describe('a server', () => {
  it('is asked to end by a signal', () => {
    const server = child();
    askToEnd(server, 'linux');
    expect(server.kill).toHaveBeenCalledExactlyOnceWith('SIGTERM');
    expect(server.disconnect).not.toHaveBeenCalled();
  });

  it('is asked to end by a disconnect on Windows, where a signal would kill it', () => {
    const server = child();
    askToEnd(server, 'win32');
    expect(server.disconnect).toHaveBeenCalledOnce();
    expect(server.kill).not.toHaveBeenCalled();
  });

  it('that has ended is not asked to end', () => {
    const server = child(false);
    askToEnd(server, 'win32');
    expect(server.disconnect).not.toHaveBeenCalled();
  });
});
