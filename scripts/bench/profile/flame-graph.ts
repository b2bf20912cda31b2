import type { CallTree } from './cpu-profile.ts';

const WIDTH = 1600;
const ROW = 18;
const HEADER = 44;
const MARGIN = 8;
const CHARACTER = 6.3;
/** Functions that would be narrower, in pixels, are left out with what they called. */
const NARROWEST = 0.4;

const KINDS = {
  shop: { colour: '#f2a65a', label: 'the shop' },
  package: { colour: '#8fb8de', label: 'packages' },
  node: { colour: '#a8d5a2', label: 'Node' },
  engine: { colour: '#d9d9d9', label: 'V8, garbage collection, native code' },
} as const;

function kindOf({ file }: CallTree): keyof typeof KINDS {
  if (file === '') return 'engine';
  if (file.startsWith('node:')) return 'node';
  return file.startsWith('node_modules/') ? 'package' : 'shop';
}

const ENTITIES: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };
const escapeXml = (text: string) => text.replace(/[&<>"]/g, (character) => ENTITIES[character] ?? character);

/** As much of it as fits; nothing where that would say nothing. */
function clip(text: string, width: number): string {
  const room = Math.floor((width - 4) / CHARACTER);
  if (text.length <= room) return text;
  return room < 4 ? '' : `${text.slice(0, room - 1)}…`;
}

const shorten = (file: string) => file.replace(/^node_modules\//, '');

interface Box {
  readonly node: CallTree;
  readonly depth: number;
  readonly x: number;
  readonly width: number;
}

/** Each function above its caller, as wide as the time it took with all that it called. */
function placeBoxes(root: CallTree): Box[] {
  const scale = (WIDTH - 2 * MARGIN) / Math.max(root.total, Number.EPSILON);
  const boxes: Box[] = [];
  function place(node: CallTree, depth: number, from: number): void {
    const width = node.total * scale;
    if (width < NARROWEST) return;
    boxes.push({ node, depth, x: from, width });
    let x = from;
    for (const child of node.children) {
      place(child, depth + 1, x);
      x += child.total * scale;
    }
  }
  place(root, 0, MARGIN);
  return boxes;
}

function drawBox({ node, x, width, depth }: Box, root: CallTree, height: number): string {
  const { name, file, line, total, self } = node;
  const where = file === '' ? '' : `${shorten(file)}${line > 0 ? `:${line}` : ''}`;
  const share = ((total / root.total) * 100).toFixed(1);
  const tip = [name, where, `${total.toFixed(1)} ms, ${share} %; itself ${self.toFixed(1)} ms`].filter(Boolean);
  const y = height - MARGIN - (depth + 1) * ROW;
  const label = clip(where === '' ? name : `${name}  ${where}`, width);
  const text = label === '' ? '' : `<text x="${(x + 3).toFixed(1)}" y="${y + 12.5}">${escapeXml(label)}</text>`;
  const { colour } = KINDS[kindOf(node)];
  const box = `<rect x="${x.toFixed(1)}" y="${y}" width="${width.toFixed(1)}" height="${ROW - 1}" fill="${colour}"/>`;
  return `<g><title>${escapeXml(tip.join('\n'))}</title>${box}${text}</g>`;
}

function drawLegend(): string {
  let x = MARGIN;
  const entries = Object.values(KINDS).map(({ colour, label }) => {
    const entry = `<rect x="${x}" y="26" width="12" height="12" fill="${colour}"/><text x="${x + 16}" y="36">${label}</text>`;
    x += 40 + label.length * CHARACTER;
    return entry;
  });
  return entries.join('');
}

/** A picture that stands alone: callers below, what they call above, widths by time; pointing at a box tells the rest. */
export function renderFlameGraph(root: CallTree, title: string): string {
  const boxes = placeBoxes(root);
  const rows = Math.max(0, ...boxes.map(({ depth }) => depth + 1));
  const height = HEADER + rows * ROW + MARGIN;
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${WIDTH} ${height}" font-family="monospace" font-size="10.5">`,
    `<rect width="${WIDTH}" height="${height}" fill="white"/>`,
    `<text x="${MARGIN}" y="17" font-size="13">${escapeXml(title)}</text>`,
    drawLegend(),
    ...boxes.map((box) => drawBox(box, root, height)),
    '</svg>',
    '',
  ].join('\n');
}
