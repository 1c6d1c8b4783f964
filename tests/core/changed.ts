import { execFileSync } from "node:child_process";
import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { areaNames } from "#functions/domains.ts";
import { sourcesOfSkeleton } from "#operate/new-domain/skeleton.ts";
import { api, type Domain, domains } from "#shared/api.ts";
import { type Route, routeKey } from "#shared/core/http/route.ts";
import { isMeant, testsIn } from "./chooseTests.ts";
import { domainOf, layerOf } from "./folders.ts";

const git = (...args: string[]) =>
	execFileSync("git", args, { encoding: "utf8" }).split("\n").filter(Boolean);

/** Files that differ from the branch point on `main`, committed or not. */
function changedFiles(): string[] {
	const base = git("merge-base", "HEAD", "main")[0];
	const files = [
		...git("diff", "--name-only", base),
		...git("ls-files", "--others", "--exclude-standard"),
	];
	return [...new Set(files)].filter((file) => existsSync(file));
}

const isCode = (file: string) => /\.tsx?$/.test(file);

const layers = ["shared", "functions", "web"];
const foldersIn = (path: string) =>
	readdirSync(path, { withFileTypes: true })
		.filter((entry) => entry.isDirectory())
		.map(({ name }) => name);
const everyDomain = [
	...new Set(layers.flatMap((layer) => areaNames.flatMap((area) => foldersIn(join(layer, area))))),
];

const routesOf = (domain: string) => Object.values<Route>(api[domain as Domain] ?? {});
const startsOf = (domain: string) => routesOf(domain).map(({ path }) => path.split("/")[1]);

/**
 * Matches how a test names a domain: by a path that begins with the domain's name, or with the first
 * part of its routes if no other domain has it.
 */
function namingOf(domain: string): RegExp {
	const others = new Set(domains.filter((other) => other !== domain).flatMap(startsOf));
	const starts = [domain, ...startsOf(domain).filter((start) => !others.has(start))];
	return new RegExp(`(["\`]|#(${layers.join("|")})/[a-z]+)/(${starts.join("|")})[/"?\`]`);
}

/** Tests that name more domains than this run only with the whole suite. */
const mostDomains = 4;

/**
 * Test files that name one of the domains. Tests over HTTP import nothing of the domain, but contain
 * its paths and messages.
 */
function testsNaming(folder: string, changed: string[]): string[] {
	if (changed.length === 0) return [];
	const namings = everyDomain.map((domain) => ({ domain, naming: namingOf(domain) }));
	return testsIn(folder).filter((file) => {
		if (changed.some((domain) => isMeant(file, domain))) return true;
		const source = readFileSync(file, "utf8");
		const named = namings.filter(({ naming }) => naming.test(source));
		return named.length <= mostDomains && named.some(({ domain }) => changed.includes(domain));
	});
}

/** Pattern for the names of those tests in `tests/whole/` that call routes of the domains. */
const testsOfRoutes = (changed: string[]) =>
	changed
		.flatMap(routesOf)
		.map((route) => routeKey(route).replace(/[{}]/g, "\\$&"))
		.join("|");

/** The domain whose sample calls, screens or writes a file lists. */
const listedIn = (file: string, ...kinds: string[]) =>
	new RegExp(`^tests/domains/[a-z]+/([a-z-]+)\\.(?:${kinds.join("|")})\\.ts$`).exec(file)?.[1];

/** The end-to-end tests that open what a file lists. */
const testsOfListed = (file: string) => [
	...(listedIn(file, "screens") ? ["tests/e2e/shell/screens.test.ts"] : []),
	...(listedIn(file, "writes") ? ["tests/e2e/shell/lost-answers.test.ts"] : []),
];

/** Code that all domains depend on: changing it runs all tests. */
const isGround = (file: string) =>
	/^(shared|functions)\/core\/|^shared\/api\.ts|^web\/(core|ui)\/|^web\/app\/(?!(audit|dashboard|landing|reports)\/)|^local\/|^package/.test(
		file,
	) && !/^local\/(demo|deployed)\//.test(file);

/** Domains whose changes can break the allotment of places, which the proofs test. */
const proven = ["registrations", "places", "events", "event-classes"];

/** Tests that the changes can affect, by suite. */
export function affected(files = changedFiles()) {
	const isOfSkeleton = new Set(sourcesOfSkeleton());
	const own = files.filter((file) =>
		/^tests\/(api|whole|e2e|infra|proof|model)\/.*\.test\.ts$/.test(file),
	);
	const ground = files.some((file) => isCode(file) && isGround(file));
	const domainsIn = (...layers: string[]) =>
		everyDomain.filter((domain) =>
			files.some((file) => layers.includes(layerOf(file)) && domainOf(file) === domain),
		);
	/** Code that the tests of a suite share. */
	const isShared = (file: string, suite: string) =>
		!file.endsWith(".test.ts") &&
		new RegExp(`^tests/(core|${suite})/.*\\.ts$|^tests/domains/[a-z]+\\.ts$`).test(file);
	const isWhole = (suite: string) => ground || files.some((file) => isShared(file, suite));
	const ownOf = (suite: string) => own.filter((file) => file.startsWith(`tests/${suite}/`));
	const ofSuite = (suite: string, changed: string[]) =>
		isWhole(suite)
			? [`tests/${suite}/`]
			: [...new Set([...testsNaming(`tests/${suite}`, changed), ...ownOf(suite)])];
	const server = domainsIn("shared", "functions");
	const sampled = files.flatMap((file) => listedIn(file, "samples") ?? []);
	return {
		files: files.filter(isCode),
		api: [...ofSuite("api", server), ...(isWhole("whole") ? ["tests/whole/"] : ownOf("whole"))],
		/** Pattern for names of tests in `tests/whole/`; empty if that suite runs whole or not at all. */
		whole: isWhole("whole") ? "" : testsOfRoutes([...new Set([...server, ...sampled])]),
		e2e: [...new Set([...ofSuite("e2e", domainsIn(...layers)), ...files.flatMap(testsOfListed)])],
		infra: [
			...(files.some((file) => /^infra\/|\.routes\.ts$|^shared\/core\//.test(file))
				? ["tests/infra/(?!new-domain)"]
				: files.some(isCode)
					? ["tests/infra/directions.test.ts"]
					: []),
			...(files.some((file) => file.startsWith("operate/new-domain") || isOfSkeleton.has(file))
				? ["tests/infra/new-domain.test.ts"]
				: []),
			...ownOf("infra"),
		],
		proof:
			server.some((name) => proven.includes(name)) || ground
				? ["tests/model/", "tests/proof/"]
				: [],
	};
}
