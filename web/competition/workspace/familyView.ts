/** The query parameter with which staff see the page of an event as families see it. */
export const familyView = { name: "view", value: "family" } as const;
