import { type Document, getKeys, isDocument, setField, type Value } from '../bson/values.ts';
import { MongoError } from '../errors.ts';

/** What happens to a field: included, excluded, transformed, or computed from the document. */
export type ProjectedField =
  | { kind: 'whole' }
  | { kind: 'changed'; change: (value: Value, root: Document) => Value }
  | { kind: 'computed'; compute: (root: Document) => Value };

type Node = ProjectedField | Branch;

/** The fields of a document in a projection, with their nested fields. */
export class Branch {
  readonly kind = 'branch';
  readonly #children = new Map<string, Node>();
  #computes = false;

  /** Adds a field. Throws if the path, or a part of it, was added before. */
  add(path: readonly string[], field: ProjectedField): void {
    let branch: Branch = this;
    for (let at = 0; ; at++) {
      if (field.kind === 'computed') branch.#computes = true;
      const name = path[at] as string;
      const child = branch.#children.get(name);
      if (at === path.length - 1) {
        if (child) throw new MongoError(31250, `Path collision at ${path.join('.')}`);
        branch.#children.set(name, field);
        return;
      }
      if (child && child.kind !== 'branch') {
        throw new MongoError(
          31249,
          `Path collision at ${path.join('.')} remaining portion ${path.slice(at + 1).join('.')}`,
        );
      }
      const next = child ?? new Branch();
      branch.#children.set(name, next);
      branch = next;
    }
  }

  has(name: string): boolean {
    return this.#children.has(name);
  }

  /** A document with only the named fields, or without them. */
  project(document: Document, root: Document, keepsRest: boolean): Document {
    const result: Document = {};
    for (const key of getKeys(document)) {
      const node = this.#children.get(key);
      const value =
        node === undefined ? (keepsRest ? document[key] : undefined) : projected(node, document[key], root, keepsRest);
      if (value !== undefined || (node === undefined && keepsRest)) setField(result, key, value);
    }
    if (this.#computes && !keepsRest) this.#addComputed(result, root);
    return result;
  }

  /** Computed fields come after the included ones. */
  #addComputed(result: Document, root: Document): void {
    for (const [key, node] of this.#children) {
      if (node.kind === 'computed') {
        const value = node.compute(root);
        if (value !== undefined) setField(result, key, value);
      } else if (node.kind === 'branch' && node.#computes && result[key] === undefined) {
        setField(result, key, node.project({}, root, false));
      }
    }
  }

  /** Projects the documents within a value; undefined if nothing remains. */
  projectValue(value: Value, root: Document, keepsRest: boolean): Value {
    if (isDocument(value)) return this.project(value, root, keepsRest);
    if (Array.isArray(value)) {
      return value.flatMap((element) => {
        const kept = this.projectValue(element, root, keepsRest);
        return kept === undefined ? [] : [kept];
      });
    }
    if (this.#computes && !keepsRest) return this.project({}, root, false);
    return keepsRest ? value : undefined;
  }
}

function projected(node: Node, value: Value, root: Document, keepsRest: boolean): Value {
  switch (node.kind) {
    case 'whole':
      return keepsRest ? undefined : value;
    case 'changed':
      return node.change(value, root);
    case 'computed':
      // In an exclusion only `$elemMatch` computes a field, which keeps its position.
      return keepsRest ? node.compute(root) : undefined;
    case 'branch':
      return node.projectValue(value, root, keepsRest);
  }
}
