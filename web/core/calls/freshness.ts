/**
 * The exceptions to "cached data never becomes stale by itself", one for each kind of data. No other
 * file sets `staleTime`, `refetchOnMount` or `refetchOnWindowFocus`; a test checks it.
 */

/**
 * Lists and records that other people change too, such as members, registrations and messages: fresh
 * for half a minute, so that changing tabs does not ask again, and until the user's next write.
 */
export const changedByOthers = { staleTime: 30_000, meta: { changedByOthers: true } } as const;

/** What a dialog edits or decides on, and what a search finds: never from the cache. */
export const readWhenOpened = { staleTime: 0, gcTime: 0 } as const;

/**
 * For data that people open a page to check or that changes on other devices, such as sessions and
 * a place in a waiting room: requested on each visit; the last answer is shown meanwhile.
 */
export const readOnEachVisit = { staleTime: 0 } as const;

/** Cache time of the signed-in user, in ms. */
export const signedInUser = { staleTime: 300_000 } as const;

/** Documents of people: cached, because every access by others is logged. */
export const loggedReads = { staleTime: 300_000 } as const;

/** Who may enter an event class, which follows from records and the event. */
export const eligibility = { staleTime: 60_000 } as const;

/** The bell; asked again when the user returns to the browser tab after a while. */
export const bell = { staleTime: 60_000, refetchOnWindowFocus: true } as const;
