/** Text as it must stand inside HTML, in content and in quoted attributes. */
export const escapeHtml = (text: string) =>
	text.replace(/[&<>"']/g, (character) => `&#${character.charCodeAt(0)};`);
