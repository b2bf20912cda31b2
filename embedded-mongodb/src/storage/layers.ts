import { WriteSet } from './write-set.ts';

/**
 * Puts a write set on top of others, newest first. A write set that is less than twice as large as the sum of those above it is
 * merged with them: readers then search few layers, and an entry is copied a logarithmic number of times. Layers are replaced and
 * never changed, since views hold them.
 */
export function stack(top: WriteSet, layers: readonly WriteSet[]): WriteSet[] {
  let merged = top;
  let count = 0;
  for (const layer of layers) {
    if (layer.size >= 2 * merged.size) break;
    merged = merged.over(layer);
    count++;
  }
  return [merged, ...layers.slice(count)];
}

/** One write set with the entries of all layers, newest first. */
export function flatten(layers: readonly WriteSet[]): WriteSet {
  const [top = new WriteSet(), ...others] = layers;
  return others.reduce((merged, layer) => merged.over(layer), top);
}
