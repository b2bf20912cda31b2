/** A gradient stop: offset from 0 to 1, colour, opacity (1 by default). */
export type Stop = readonly [at: number, color: string, opacity?: number];

type Attributes = Record<string, string | number | undefined>;

const round = (value: number, digits: number): string => {
  const text = value.toFixed(digits).replace(/\.?0+$/, '');
  return text.replace(/^(-?)0\./, '$1.').replace(/^-0?$/, '0');
};

const DECIMALS = /-?\d*\.\d+(e-?\d+)?/g;

/** Path coordinates have one decimal, everything else (opacities, matrices, offsets) three. */
function tidy(name: string, value: string): string {
  if (name !== 'd') return value.replace(DECIMALS, (number) => round(Number(number), 3));
  const rounded = value.replace(DECIMALS, (number) => round(Number(number), 1));
  return rounded.replace(/\s*([A-Za-z])\s*/g, '$1').replaceAll(' -', '-');
}

/** One SVG element as text; undefined attributes are omitted. */
function element(name: string, attributes: Attributes, ...children: string[]): string {
  const written = Object.entries(attributes)
    .filter(([, value]) => value !== undefined)
    .map(([key, value]) => ` ${key}="${tidy(key, String(value))}"`)
    .join('');
  return children.length === 0 ? `<${name}${written}/>` : `<${name}${written}>${children.join('')}</${name}>`;
}

export const path = (d: string, fill: string, more: Attributes = {}): string => element('path', { d, fill, ...more });

export const ellipse = (cx: number, cy: number, rx: number, ry: number, fill: string, more: Attributes = {}): string =>
  element('ellipse', { cx, cy, rx, ry, fill, ...more });

export const circle = (cx: number, cy: number, r: number, fill: string, more: Attributes = {}): string =>
  element('circle', { cx, cy, r, fill, ...more });

export const box = (x: number, y: number, width: number, height: number, fill: string, more: Attributes = {}): string =>
  element('rect', { x, y, width, height, fill, ...more });

export const group = (attributes: Attributes, ...children: string[]): string => element('g', attributes, ...children);

/** Moves, scales and rotates (in degrees, clockwise) a drawing around its own origin. */
export function place(drawn: string, x: number, y: number, scale = 1, turn = 0): string {
  const parts = [`translate(${x} ${y})`];
  if (turn !== 0) parts.push(`rotate(${turn})`);
  if (scale !== 1) parts.push(`scale(${scale})`);
  return group({ transform: parts.join(' ') }, drawn);
}

/**
 * One picture: collects gradients, filters and clips. Their ids start with the picture's name, so that several pictures can be
 * inlined in one page. Equal definitions are written once.
 */
export class Canvas {
  private readonly ids = new Map<string, string>();

  constructor(
    readonly name: string,
    readonly width: number,
    readonly height: number,
  ) {}

  /** A linear gradient in fractions of the filled shape, by default from top to bottom. */
  linear(stops: readonly Stop[], [x1, y1, x2, y2]: readonly [number, number, number, number] = [0, 0, 0, 1]): string {
    return this.paint('linearGradient', { x1, y1, x2, y2 }, stops);
  }

  radial(stops: readonly Stop[], [cx, cy, r]: readonly [number, number, number] = [0.5, 0.5, 0.5]): string {
    return this.paint('radialGradient', { cx, cy, r }, stops);
  }

  /** A Gaussian blur; `deviation` in the units of the filtered shape. */
  blur(deviation: number): string {
    const region = { x: '-50%', y: '-50%', width: '200%', height: '200%' };
    return this.define('filter', region, element('feGaussianBlur', { stdDeviation: deviation }));
  }

  clip(d: string): string {
    return this.define('clipPath', {}, element('path', { d }));
  }

  render(...body: string[]): string {
    const defs = [...this.ids].map(([markup, id]) => markup.replace(/^<\w+/, (open) => `${open} id="${id}"`));
    const { width, height } = this;
    const attributes = { xmlns: 'http://www.w3.org/2000/svg', viewBox: `0 0 ${width} ${height}`, width, height };
    return `${element('svg', attributes, element('defs', {}, ...defs), ...body)}\n`;
  }

  private paint(kind: string, geometry: Attributes, stops: readonly Stop[]): string {
    const children = stops.map(([offset, color, opacity]) =>
      element('stop', { offset, 'stop-color': color, 'stop-opacity': opacity }),
    );
    return this.define(kind, geometry, ...children);
  }

  private define(kind: string, attributes: Attributes, ...children: string[]): string {
    const markup = element(kind, attributes, ...children);
    const id = this.ids.get(markup) ?? `${this.name}${(this.ids.size + 10).toString(36)}`;
    this.ids.set(markup, id);
    return `url(#${id})`;
  }
}
