/** Keys of the queries, apart from the calls: the heads of all pages need them. */
export const familiesKey = ["families"] as const;
export const familyKey = [...familiesKey, "own"] as const;
