import { existsSync, globSync } from "node:fs";
import { Script } from "node:vm";
import { entityDefinitions } from "#functions/domains.ts";
import { api } from "#shared/api.ts";
import type { Names } from "./names.ts";
import type { Piece } from "./skeleton.ts";
import { fillTemplate, othersIn } from "./template.ts";

function isKeyword(name: string): boolean {
	try {
		new Script(`"use strict"; let ${name};`);
		return false;
	} catch {
		return true;
	}
}

/** Conflicts of these names with existing code, in sentences. */
export function findTakenNames(names: Names, pieces: Piece[]): string[] {
	const { folder, ones, Ones, one, One } = names;
	const folders = globSync(`{shared,functions,web}/{,*/}${folder}/`).sort();
	const routes = Object.values(api).flatMap((domain) => Object.values(domain));
	const ofAddress = routes.find(({ path }) => path.split("/")[1] === folder);
	const entity = Object.keys(entityDefinitions).find(
		(other) => other.toLowerCase() === one.toLowerCase(),
	);
	const files = pieces.filter(({ isNew }) => isNew).map(({ path }) => fillTemplate(path, names));
	const own = [ones, Ones, one, One, `${One}Id`];
	const code = pieces.filter(({ path }) => /\.tsx?$/.test(path));
	const uses = code.flatMap(({ path, template }) => {
		const others = othersIn(template);
		return own.filter((name) => others.has(name)).map((name) => [name, fillTemplate(path, names)]);
	});
	const standing = [
		...folders.map((path) => `There is a folder ${path} already`),
		...(ofAddress ? [`/api/${folder} is taken by "${ofAddress.summary}"`] : []),
		...(entity ? [`There is an entity "${entity}" already`] : []),
		...(folders.length > 0
			? []
			: files.filter((file) => existsSync(file)).map((file) => `There is a file ${file} already`)),
		...[ones, one].filter(isKeyword).map((name) => `"${name}" is a word of the language`),
		...[Ones, One]
			.filter((name) => name in globalThis)
			.map((name) => `"${name}" is a name that JavaScript has`),
	];
	return standing.length > 0
		? standing
		: uses.map(([name, file]) => `"${name}" means something else in ${file}`);
}
