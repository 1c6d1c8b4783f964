/** Escapes text for HTML content and quoted attributes. */
export const escapeHtml = (text: string) =>
	text.replace(/[&<>"']/g, (character) => `&#${character.charCodeAt(0)};`);
