/** Comments, instructions, CDATA sections, tags and texts of an XML document. */
const tokens =
	/<!--[\s\S]*?-->|<\?[\s\S]*?\?>|<!\[CDATA\[([\s\S]*?)\]\]>|<(\/?)([^\s/>]+)((?:[^>"']|"[^"]*"|'[^']*')*)>|([^<]+)|</g;
const attributes = /([^\s=]+)\s*=\s*(?:"([^"]*)"|'([^']*)')/g;

const named: Record<string, string> = { lt: "<", gt: ">", amp: "&", quot: '"', apos: "'" };
const withoutEntities = (text: string) =>
	text.replace(/&(?:#x([\da-f]+)|#(\d+)|(\w+));/gi, (all, hex, decimal, name) => {
		if (name) return named[name] ?? all;
		const code = hex ? Number.parseInt(hex, 16) : Number(decimal);
		return code <= 0x10ffff ? String.fromCodePoint(code) : all;
	});

/** Names count without their prefix: writers choose it freely. */
const localName = (name: string) => name.slice(name.indexOf(":") + 1);

export type Attributes = Partial<Record<string, string>>;
type Handlers = {
	open?: (name: string, attributes: Attributes) => void;
	close?: (name: string) => void;
	text?: (text: string) => void;
};

const attributesOf = (written: string): Attributes =>
	Object.fromEntries(
		[...written.matchAll(attributes)].map(([, name, double, single]) => [
			localName(name),
			withoutEntities(double ?? single),
		]),
	);

/**
 * Calls a handler for each part of an XML document, in order. Throws for a document that is cut off
 * or not well-formed, of which a part would be missing.
 */
export function readXml(xml: string, { open, close, text }: Handlers): void {
	const within: string[] = [];
	for (const [all, raw, ending, tag, written = "", characters] of xml.matchAll(tokens)) {
		if (raw !== undefined) text?.(raw);
		else if (characters !== undefined) text?.(withoutEntities(characters));
		else if (all === "<") throw new Error("not well-formed");
		else if (tag && !tag.startsWith("!")) {
			const name = localName(tag);
			if (!ending) {
				open?.(name, attributesOf(written));
				within.push(name);
			}
			if (ending || written.endsWith("/")) {
				if (within.pop() !== name) throw new Error("not well-formed");
				close?.(name);
			}
		}
	}
	if (within.length > 0) throw new Error("cut off");
}

/** A boolean of XML Schema. */
export const isTrue = (value: string | undefined) => value === "1" || value === "true";
