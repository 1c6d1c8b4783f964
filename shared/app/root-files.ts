/** Files that the rendering of pages writes outside the folders of the languages. */
export const rootFiles = ["sitemap.xml", "robots.txt", ".well-known/security.txt"] as const;
export type RootFile = (typeof rootFiles)[number];
