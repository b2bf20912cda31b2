/** How often a thing was asked for in a month (SUPPORT-15). Holds nothing of who did. */
export interface PopularCountRecord {
  /** `{list}:{month}:{key}`: a point write. */
  _id: string;
  /** What is ranked together, such as `FAQ:KR`. */
  list: string;
  key: string;
  /** Month of UTC, as `2026-11`. */
  month: string;
  count: number;
  /** Once it no longer counts. */
  expiresAt: Date;
}

/** What is popular, as it was last ranked. */
export interface PopularListRecord {
  /** Name of the list. */
  _id: string;
  /** Most often first. */
  entries: { key: string; count: number }[];
  /** When the run that ranked it began: an older run must not overwrite it. */
  rankedAt: Date;
}

/** Lists by name. */
export type PopularLists = ReadonlyMap<string, PopularListRecord>;
