/** Version of a build without a given version. API and pages must use the same name. */
export const unnamedVersion = "development";
