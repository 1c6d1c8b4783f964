/** Most applications in one answer. */
export const mostApplications = 50;
/** Fewest characters of what an applicant writes of their experience. */
export const shortestExperience = 50;
