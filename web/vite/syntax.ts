/** The parts of the syntax tree that the build looks at. */
export interface SourceNode {
  readonly type: string;
  readonly start: number;
  readonly end: number;
}

interface JsxName extends SourceNode {
  readonly name?: string;
  readonly object?: JsxName;
  readonly property?: JsxName;
}

export interface JsxAttribute extends SourceNode {
  /** Not there where properties are spread. */
  readonly name?: JsxName;
  /** Null for `<a b>`. */
  readonly value: SourceNode | null;
}

export interface JsxElement extends SourceNode {
  readonly openingElement: SourceNode & { readonly name: JsxName; readonly attributes: readonly JsxAttribute[] };
  readonly closingElement: (SourceNode & { readonly name: JsxName }) | null;
}
