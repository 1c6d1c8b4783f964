/** Link that opens a mail program; an address may contain signs that end one, such as `?`. */
export const mailto = (email: string) => `mailto:${encodeURIComponent(email).replace("%40", "@")}`;
