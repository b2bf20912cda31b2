import type { Answer, Route } from './http-service.ts';
import { readJson } from './json-body.ts';

/** How a shop is set up at a provider, as a test orders it: well at first. */
export class SetupState<State extends object> {
  private readonly initial: State;
  private ordered: Partial<State> = {};

  constructor(initial: State) {
    this.initial = initial;
  }

  get now(): State {
    return { ...this.initial, ...this.ordered };
  }

  clear(): void {
    this.ordered = {};
  }

  /** Replaces the named parts; a string says what is wrong with the order. */
  order(input: unknown): string | null {
    if (typeof input !== 'object' || input === null || Array.isArray(input)) return 'an order is a JSON object';
    for (const [name, value] of Object.entries(input)) {
      const before = (this.initial as Record<string, unknown>)[name];
      if (before === undefined) return `${name}: unknown; there are ${Object.keys(this.initial).join(', ')}`;
      if (typeof value !== typeof before || Array.isArray(value) !== Array.isArray(before)) {
        return `${name}: ${Array.isArray(before) ? 'a list' : typeof before}`;
      }
    }
    this.ordered = { ...this.ordered, ...input };
    return null;
  }
}

/** The common part of `/sandbox` for a shop's setup: break it, look at it, mend it. */
export function setupRoutes<State extends object>(setup: SetupState<State>): Route[] {
  return [
    {
      method: 'POST',
      pattern: '/sandbox/setup',
      handle({ body }): Answer {
        const error = setup.order(readJson(body));
        return error === null ? { status: 201, body: setup.now } : { status: 400, body: { error } };
      },
    },
    { method: 'GET', pattern: '/sandbox/setup', handle: () => ({ status: 200, body: setup.now }) },
    {
      method: 'DELETE',
      pattern: '/sandbox/setup',
      handle() {
        setup.clear();
        return { status: 204 };
      },
    },
  ];
}
