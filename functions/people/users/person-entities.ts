/** A person's record, and its entries in the search index, filter index, directory and counters. */
export const personEntities = ["user", "searchKey", "facet", "listing", "tally"] as const;
