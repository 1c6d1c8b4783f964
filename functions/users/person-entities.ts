/** A person's record, and what is stored of it for searches, filters, the directory and totals. */
export const personEntities = ["user", "searchKey", "facet", "listing", "tally"] as const;
