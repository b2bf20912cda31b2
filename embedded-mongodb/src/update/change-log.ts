import { clone, type Document, isDocument, type Value } from '../bson/values.ts';
import type { Changes } from './action.ts';
import { valueAt } from './target.ts';
import { UpdateDescription } from './update-description.ts';

/** What the operators of an update changed in a document. */
export class ChangeLog implements Changes {
  readonly #set = new Set<string>();
  readonly #removed = new Set<string>();

  set(path: string): void {
    this.#set.add(path);
  }

  removed(path: string): void {
    this.#removed.add(path);
  }

  get isEmpty(): boolean {
    return this.#set.size === 0 && this.#removed.size === 0;
  }

  describe(document: Document): Document {
    const description = new UpdateDescription();
    for (const dotted of this.#set) {
      const path = dotted.split('.');
      description.updated(withPositions(document, path), clone(valueAt(document, path)));
    }
    for (const dotted of this.#removed) description.removed(withPositions(document, dotted.split('.')));
    return description.toDocument();
  }
}

/** The path with numbers where it goes through arrays. */
function withPositions(document: Document, path: readonly string[]): (string | number)[] {
  let value: Value = document;
  return path.map((part) => {
    const isArray = Array.isArray(value);
    value = isArray || isDocument(value) ? (value as Document)[part] : undefined;
    return isArray ? Number(part) : part;
  });
}
