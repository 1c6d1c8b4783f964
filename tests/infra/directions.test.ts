import { readdirSync, readFileSync } from "node:fs";
import { dirname } from "node:path";
import { areaNames } from "#functions/domains.ts";
import { domainOf, layerOf } from "../core/folders.ts";
import { type Import, importsOf } from "../core/importsOf.ts";

test("imports are found in every notation", () => {
	const source = `import { a } from "./a.ts";
import type { B } from "../b/b.ts";
import { type C } from "#shared/content/c/c.ts";
import {
	d,
	type E,
} from "./d.ts";
import "./side.ts";
import "../b/b.css";
export { f } from "./f.ts";
import text from "../../../dist/x.html?raw";
import { z } from "zod";
const lazily = () => import("./later.tsx");
export const none = "./none.ts";`;
	expect(
		importsOf("web/content/news/x.ts", source).map(({ to, types }) => (types ? `type ${to}` : to)),
	).toEqual([
		"web/content/news/a.ts",
		"type web/content/b/b.ts",
		"type shared/content/c/c.ts",
		"web/content/news/d.ts",
		"web/content/news/side.ts",
		"web/content/b/b.css",
		"web/content/news/f.ts",
		"dist/x.html",
		"web/content/news/later.tsx",
	]);
});

const mayImport: Record<string, readonly string[]> = {
	shared: [],
	functions: ["shared"],
	web: ["shared"],
	infra: ["shared"],
	operate: ["shared", "functions", "infra", "local"],
};
const layers = [...Object.keys(mayImport), "local", "tests"];

const files = Object.keys(mayImport).flatMap((layer) =>
	readdirSync(layer, { recursive: true, encoding: "utf8" })
		.filter((name) => /\.tsx?$/.test(name) && !/\.(test|d)\.tsx?$/.test(name))
		.map((name) => `${layer}/${name}`),
);
const imports = files.flatMap((file) => importsOf(file, readFileSync(file, "utf8")));

const arrowOf = ({ from, to }: Import) => `${from} > ${to}`;

/** Folders that every domain may import, and that import no domain. */
const plumbing = ["core", "ui"];
const isDomain = (path: string) =>
	["shared", "functions", "web"].includes(layerOf(path)) &&
	domainOf(path) !== "" &&
	!plumbing.includes(domainOf(path));

/** Domain definitions are data: deployment reads the permissions of each function from them. */
const isDefinition = (path: string) =>
	path === "functions/domains.ts" || path === "functions/core/domain.ts";

test("a layer imports only the layers that it may", () => {
	const wrong = imports.filter(({ from, to }) => {
		const [own, other] = [layerOf(from), layerOf(to)];
		if (own === "infra" && isDefinition(to)) return false;
		return own !== other && layers.includes(other) && !mayImport[own].includes(other);
	});
	expect(wrong.map(arrowOf)).toEqual([]);
});

test("core and ui import no domain, in their own layer or in shared", () => {
	const wrong = imports.filter(({ from, to }) => plumbing.includes(domainOf(from)) && isDomain(to));
	expect(wrong.map(arrowOf)).toEqual([]);
});

/**
 * Files that compose domains: services in a lambda, in the reactions to a change or in the data of
 * rendered pages; parts in a page; a domain's part in the dashboards of staff.
 */
const isComposed = (path: string) =>
	/(\.lambda\.ts|Page\.tsx|\.(admin|content|reactions|page-data)\.ts)$/.test(path) &&
	!path.startsWith("web/ui/");

/** An area's list of its domains' parts, such as `functions/content/reactions.ts`. */
const isTableOfContents = (path: string) =>
	areaNames.some((area) => dirname(path).endsWith(`/${area}`));

/**
 * The areas of a layer in floors, lowest first. A file imports its own area and lower floors only;
 * `identity`, `training` and `content` share a floor and do not import each other. A lower area gets
 * what it needs of a higher one as a reaction, a slot of a page or an entry of a list.
 */
const floors = [
	plumbing,
	["base"],
	["people"],
	["identity", "training", "content"],
	["competition"],
	["community"],
	["app"],
];
const areaOf = (path: string) => path.split("/").slice(1, -1)[0] ?? "";
const floorOf = (path: string) => floors.findIndex((areas) => areas.includes(areaOf(path)));

/** Lambda functions and pages may import any area. */
const mayImportAll = (path: string) =>
	/(\.lambda\.ts|Page\.tsx)$/.test(path) && areaOf(path) !== "ui";

/** Allowed imports of a higher area, each with its reason. */
const upwards: Record<string, string> = {
	"shared/people/dojos/dojos.schema.ts > shared/training/training-classes/training-classes.schema.ts":
		"The page of a dojo, which is one answer of the API, lists its classes.",
};

const climbs = ({ from, to }: Import) =>
	layerOf(from) === layerOf(to) &&
	floorOf(to) >= 0 &&
	areaOf(from) !== areaOf(to) &&
	floorOf(from) >= 0 &&
	floorOf(from) <= floorOf(to) &&
	!plumbing.includes(areaOf(from));

test("every area is a floor", () => {
	expect(areaNames.filter((area) => !floors.flat().includes(area))).toEqual([]);
});

test("an area imports only the areas below it", () => {
	const wrong = imports.filter(
		(one) =>
			climbs(one) &&
			!mayImportAll(one.from) &&
			!isTableOfContents(one.from) &&
			!(arrowOf(one) in upwards),
	);
	expect(wrong.map(arrowOf)).toEqual([]);
});

test("only the application imports files that compose domains", () => {
	const wrong = imports.filter(
		({ from, to }) =>
			isComposed(to) &&
			domainOf(from) !== domainOf(to) &&
			domainOf(from) !== "app" &&
			!isTableOfContents(from),
	);
	expect(wrong.map(arrowOf)).toEqual([]);
});

/**
 * Kinds of notifications belong to the registry that lists them, though their files are in their
 * domains.
 */
const isNotice = (path: string) => path.endsWith(".notices.ts");

/** What kinds of notifications are made of. */
const partsOfNotices = ["notice", "joint", "payment-phrases", "class-phrases"].map(
	(name) => `functions/people/notifications/${name}.ts`,
);

test("a kind of notification imports only core and the parts of kinds", () => {
	const wrong = imports.filter(
		({ from, to }) =>
			isNotice(from) &&
			layerOf(to) === "functions" &&
			domainOf(to) !== "core" &&
			!partsOfNotices.includes(to),
	);
	expect(wrong.map(arrowOf)).toEqual([]);
});

const betweenDomains = imports.filter(
	({ from, to }) =>
		isDomain(from) &&
		isDomain(to) &&
		layerOf(from) === layerOf(to) &&
		domainOf(from) !== domainOf(to) &&
		!isComposed(from),
);

/** A domain with its area; the application is one. */
const nodeOf = (path: string) =>
	areaOf(path) === "app" ? "app" : `${areaOf(path)}/${domainOf(path)}`;

/** A cycle of imports from a domain back to itself; empty if there is none. */
function circleFrom(start: string, next: Map<string, Set<string>>): string[] {
	const seen = new Set<string>();
	const walk = (at: string, way: string[]): string[] => {
		for (const other of next.get(at) ?? []) {
			if (other === start) return [...way, start];
			if (seen.has(other)) continue;
			seen.add(other);
			const circle = walk(other, [...way, other]);
			if (circle.length > 0) return circle;
		}
		return [];
	};
	return walk(start, [start]);
}

test.each(["shared", "functions", "web"])(
	"domains of %s import each other without cycles",
	(layer) => {
		const next = new Map<string, Set<string>>();
		for (const one of betweenDomains) {
			if (layerOf(one.from) !== layer || isNotice(one.to)) continue;
			const [own, other] = [nodeOf(one.from), nodeOf(one.to)];
			if (own === other) continue;
			next.set(own, (next.get(own) ?? new Set()).add(other));
		}
		expect(
			[...next.keys()]
				.map((domain) => circleFrom(domain, next))
				.filter((circle) => circle.length > 0),
		).toEqual([]);
	},
);

/** Entities that another domain uses directly, each with its reason. */
const usedDirectly: Record<string, string> = {
	"functions/app/dashboard/dashboard.service.ts > functions/training/belts/promotion.entity.ts":
		"Entries and promotions of a person lie in one partition: the dashboard reads both in one Query.",
	"functions/app/dashboard/dashboard.service.ts > functions/training/belts/progression.entity.ts":
		"The same.",
	"functions/app/dashboard/dashboard.service.ts > functions/competition/registrations/registration.entity.ts":
		"The same.",
};

test("a domain uses another domain's entity through its service", () => {
	const wrong = betweenDomains.filter(
		(one) => one.to.endsWith(".entity.ts") && !one.types && !(arrowOf(one) in usedDirectly),
	);
	expect(wrong.map(arrowOf)).toEqual([]);
});

test("every listed exception still exists", () => {
	const all = new Set(imports.map(arrowOf));
	expect(
		[...Object.keys(usedDirectly), ...Object.keys(upwards)].filter((one) => !all.has(one)),
	).toEqual([]);
});
