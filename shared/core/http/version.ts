/** What a build calls itself that was given no version; API and pages must say the same. */
export const unnamedVersion = "development";
