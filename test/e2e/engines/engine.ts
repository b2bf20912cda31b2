/** The engines of the browsers that shoppers use. */
export type EngineName = 'chromium' | 'firefox' | 'webkit';

/** A place in the view, in CSS pixels from its upper left corner. */
export interface Point {
  readonly x: number;
  readonly y: number;
}

export interface Size {
  readonly width: number;
  readonly height: number;
}

/** A browser of somebody new, as far as it differs from visit to visit. */
export interface Guest {
  readonly size: Size;
  /** Pressed with a finger: the page is told of touches, and style sheets of a coarse pointer. */
  readonly touch: boolean;
  readonly cookies: Readonly<Record<string, string>>;
}

/**
 * What every engine does in its own way: loading a page, a hand on it, and code inside it. How elements are found and waited
 * for stands above this, in `screen.ts`, and is the same for all.
 */
export interface Tab {
  /** Where the shop is for this browser. */
  readonly origin: string;
  goto(address: string): Promise<void>;
  /** Runs an expression in the page. Its value, or what it promises, comes back as JSON does. */
  evaluate(expression: string): Promise<unknown>;
  /** Clicks, or taps on a browser with touch. */
  press(point: Point): Promise<void>;
  /** A finger that is drawn over the page; only for browsers with touch. */
  swipe(from: Point, to: Point): Promise<void>;
  /** Types into what has the focus. */
  type(text: string): Promise<void>;
  pressEnter(): Promise<void>;
  /** Chooses files in the field that the selector finds. */
  upload(selector: string, paths: readonly string[]): Promise<void>;
  setOffline(isOffline: boolean): Promise<void>;
  takePicture(path: string): Promise<void>;
  /** Errors in the console so far. */
  readonly complaints: readonly string[];
  close(): Promise<void>;
}

export interface Engine {
  open(guest: Guest): Promise<Tab>;
  close(): Promise<void>;
}
