import { dirname, join, normalize } from "node:path";

/** An import: both paths from the repository's root, and whether it imports types only. */
export type Import = { from: string; to: string; types: boolean };

const statement =
	/(?:^|\n)\s*(import|export)\s+(?!const\b|function\b|default\b)([^;"']*?from\s+)?["']([^"']+)["']/g;
const dynamic = /\bimport\(\s*["']([^"']+)["']\s*\)/g;

const onlyTypes = (names: string) => {
	if (/^type\s/.test(names)) return true;
	const listed = /^\{([^}]*)\}/.exec(names.trim())?.[1];
	return Boolean(listed?.split(",").every((name) => !name.trim() || /^\s*type\s/.test(name)));
};

/** The modules and styles of this repository that a source imports, relatively or with `#`. */
export function importsOf(file: string, source: string): Import[] {
	const target = (name: string) => {
		const [bare] = name.split("?");
		if (bare.startsWith("#")) return bare.slice(1);
		return bare.startsWith(".") ? normalize(join(dirname(file), bare)) : undefined;
	};
	const found = [
		...[...source.matchAll(statement)].map(([, , names = "", name]) => ({
			name,
			types: onlyTypes(names),
		})),
		...[...source.matchAll(dynamic)].map(([, name]) => ({ name, types: false })),
	];
	return found.flatMap(({ name, types }) => {
		const to = target(name);
		return to ? [{ from: file, to, types }] : [];
	});
}
