/** What is asked of a person in several domains. */
export const genders = ["male", "female"] as const;
export type Gender = (typeof genders)[number];

/** Levels of competition in ascending order; a higher one covers the lower. */
export const readinessLevels = ["Local", "International", "Worldwide"] as const;
export type Readiness = (typeof readinessLevels)[number];
