import { execFileSync } from "node:child_process";
import { existsSync, readdirSync, readFileSync } from "node:fs";
import { sourcesOfSkeleton } from "#operate/new-domain/skeleton.ts";
import { api, type Domain, domains } from "#shared/api.ts";
import { type Route, routeKey } from "#shared/core/http/route.ts";
import { isMeant, testsIn } from "./chooseTests.ts";

const git = (...args: string[]) =>
	execFileSync("git", args, { encoding: "utf8" }).split("\n").filter(Boolean);

/** What differs from where this branch left `main`, and what is not committed yet. */
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
const everyDomain = [...new Set(layers.flatMap((layer) => readdirSync(layer)))].filter(
	(name) => !/\.|^(core|ui|app|public)$/.test(name),
);

const routesOf = (domain: string) => Object.values<Route>(api[domain as Domain] ?? {});
const startsOf = (domain: string) => routesOf(domain).map(({ path }) => path.split("/")[1]);

/** How tests name a domain: by a path that begins with its name, or like its routes and no other domain's. */
function namingOf(domain: string): RegExp {
	const others = new Set(domains.filter((other) => other !== domain).flatMap(startsOf));
	const starts = [domain, ...startsOf(domain).filter((start) => !others.has(start))];
	return new RegExp(`(["\`]|#(${layers.join("|")}))/(${starts.join("|")})[/"?\`]`);
}

/** A test that names more domains than this, and is not named after one, is left to the whole run. */
const mostDomains = 4;

/** Tests over HTTP import nothing of what they test, but they name its addresses and messages. */
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

/** The names of the tests of each route that ask the routes of these domains. */
const testsOfRoutes = (changed: string[]) =>
	changed
		.flatMap(routesOf)
		.map((route) => routeKey(route).replace(/[{}]/g, "\\$&"))
		.join("|");

/** What all domains stand on: whoever changes that has changed everything. */
const isGround = (file: string) =>
	/^(shared|functions)\/core\/|^shared\/api\.ts|^web\/(app|core|ui)\/|^local\/|^package/.test(
		file,
	) && !/^local\/(demo|deployed)\//.test(file);

/** Domains that take part when somebody is entered. */
const proven = ["registrations", "places", "events", "event-classes"];

/** The tests that the changes can affect, suite by suite; a suite without any is not run. */
export function affected(files = changedFiles()) {
	const isOfSkeleton = new Set(sourcesOfSkeleton());
	const own = files.filter((file) =>
		/^tests\/(api|whole|e2e|infra|proof|model)\/.*\.test\.ts$/.test(file),
	);
	const ground = files.some((file) => isCode(file) && isGround(file));
	const domainsIn = (...layers: string[]) =>
		everyDomain.filter((domain) =>
			files.some((file) => layers.some((layer) => file.startsWith(`${layer}/${domain}/`))),
		);
	/** What tests of a suite share. */
	const isShared = (file: string, suite: string) =>
		!file.endsWith(".test.ts") && new RegExp(`^tests/(core|${suite})/.*\\.ts$`).test(file);
	const isWhole = (suite: string) => ground || files.some((file) => isShared(file, suite));
	const ownOf = (suite: string) => own.filter((file) => file.startsWith(`tests/${suite}/`));
	const ofSuite = (suite: string, changed: string[]) =>
		isWhole(suite)
			? [`tests/${suite}/`]
			: [...new Set([...testsNaming(`tests/${suite}`, changed), ...ownOf(suite)])];
	const server = domainsIn("shared", "functions");
	return {
		files: files.filter(isCode),
		api: [...ofSuite("api", server), ...(isWhole("whole") ? ["tests/whole/"] : ownOf("whole"))],
		/** Names of the tests of `tests/whole/` that ask the changed domains' routes, where not all of it is run. */
		whole: isWhole("whole") ? "" : testsOfRoutes(server),
		e2e: ofSuite("e2e", domainsIn(...layers)),
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
