import { isOwnPicture } from "../../core/texts/own-picture.ts";

/** Largest number of sections in one answer. */
export const mostSections = 30;
/** Sort order of a section whose form contains no sort order. */
export const firstOrder = 0;
/**
 * Default position in the form of the list; the specification gives this form a default of its own.
 */
export const orderInList = 1;

const pictureInText = /!\[[^\]\n]{0,300}\]\(\s{0,9}<?([^\s()<>]{1,2000})/g;

/** Addresses of other sites from which a Markdown text shows pictures, each once. */
export const foreignPicturesIn = (markdown: string): string[] => {
	const addresses = [...markdown.matchAll(pictureInText)].map(([, address]) => address);
	return [...new Set(addresses)].filter((address) => !isOwnPicture(address));
};
