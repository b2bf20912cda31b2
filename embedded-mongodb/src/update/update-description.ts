import { type Document, getKeys, setField, type Value } from '../bson/values.ts';

type Path = readonly (string | number)[];

/** The `updateDescription` of change streams. Array positions in paths are numbers. */
export class UpdateDescription {
  readonly #updatedFields: Document = {};
  readonly #removedFields: string[] = [];
  readonly #truncatedArrays: Document[] = [];
  readonly #disambiguatedPaths: Document = {};

  updated(path: Path, value: Value): void {
    setField(this.#updatedFields, this.#dotted(path), value);
  }

  removed(path: Path): void {
    this.#removedFields.push(this.#dotted(path));
  }

  truncated(path: Path, newSize: number): void {
    this.#truncatedArrays.push({ field: this.#dotted(path), newSize });
  }

  toDocument(): Document {
    const description: Document = {
      updatedFields: this.#updatedFields,
      removedFields: this.#removedFields,
      truncatedArrays: this.#truncatedArrays,
    };
    if (getKeys(this.#disambiguatedPaths).length > 0) description.disambiguatedPaths = this.#disambiguatedPaths;
    return description;
  }

  #dotted(path: Path): string {
    const dotted = path.join('.');
    if (path.some(isAmbiguous)) setField(this.#disambiguatedPaths, dotted, [...path]);
    return dotted;
  }
}

/** Whether a field name makes a dotted path ambiguous: numeric, or with dots. */
function isAmbiguous(part: string | number, at: number): boolean {
  if (typeof part === 'number') return false;
  return part.includes('.') || (at > 0 && /^(0|[1-9]\d*)$/.test(part));
}
