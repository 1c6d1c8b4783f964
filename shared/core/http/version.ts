/** Version of a build that was given none. API and pages must use the same name. */
export const unnamedVersion = "development";
