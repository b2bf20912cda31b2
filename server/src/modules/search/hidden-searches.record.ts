/** Searches of a store and language that staff keep out of what is popular (CATALOGUE-29). */
export interface HiddenSearchesRecord {
  /** Name of the list that they are hidden from. */
  _id: string;
  searches: {
    /** As searches are counted. */
    text: string;
    at: Date;
    /** The account of the member of staff. */
    by: string;
  }[];
}

/** Hidden searches by the name of the list. */
export type HiddenSearches = ReadonlyMap<string, ReadonlySet<string>>;
