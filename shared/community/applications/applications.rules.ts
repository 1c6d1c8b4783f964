/** Largest number of applications in one answer. */
export const mostApplications = 50;
/** Minimum length of an applicant's account of their experience, in characters. */
export const shortestExperience = 50;
