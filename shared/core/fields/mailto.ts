/**
 * Link that opens a mail program; an address may contain characters that would end the link's
 * address, such as `?`.
 */
export const mailto = (email: string) => `mailto:${encodeURIComponent(email).replace("%40", "@")}`;
