import { statSync } from "node:fs";
import { pathToFileURL } from "node:url";
import { parse, TYPE } from "@formatjs/icu-messageformat-parser";
import type { Plugin } from "vite";
import type { Routes } from "#shared/core/http/route.ts";
import type { AuditedType } from "#web/core/defineAudited.ts";
import type { PageDefinition } from "#web/core/definePages.ts";

/**
 * Imports a module. Node caches modules by URL, so the URL includes the file's modification time.
 */
const exportsOf = (file: string): Promise<Record<string, unknown>> =>
	import(`${pathToFileURL(file).href}?${statSync(file).mtimeMs}`);

/** Source of a module that exports only data. */
const moduleOf = (values: Record<string, unknown>) =>
	Object.entries(values)
		.map(([name, value]) => `export const ${name} = ${JSON.stringify(value)};`)
		.join("\n");

const mapValues = <A, B>(values: Record<string, A>, change: (value: A) => B) =>
	Object.fromEntries(Object.entries(values).map(([key, value]) => [key, change(value)]));

const isRouteTable = (value: unknown): value is Routes =>
	typeof value === "object" &&
	value !== null &&
	Object.values(value).every((route) => route?.method && route.path);

/**
 * Strips the schemas from route tables: the browser only needs the addresses, and the server
 * validates.
 */
export const bareRoutes = (): Plugin => ({
	name: "bare-routes",
	async load(id) {
		if (!id.endsWith(".routes.ts")) return null;
		const tables = await exportsOf(id);
		const bare = mapValues(tables, (routes) => {
			if (!isRouteTable(routes)) return this.error(`${id} exports something besides a route table`);
			return mapValues(routes, ({ method, path }) => ({ method, path }));
		});
		return moduleOf(bare);
	},
});

/** Query string of imports of a `*.pages.ts` that need only its components and links. */
const bareQuery = "?bare";

/**
 * Leaves the heads out of page definitions that are imported with `?bare`: every page loads the
 * router and the navigation, which do not need the heads.
 */
export const barePages = (): Plugin => ({
	name: "bare-pages",
	async load(id) {
		if (!id.endsWith(`.pages.ts${bareQuery}`)) return null;
		const { default: pages } = await exportsOf(id.slice(0, -bareQuery.length));
		const bare = mapValues(
			pages as Record<string, PageDefinition>,
			({ component, navigation, hasStaffNavigation }) => ({
				component,
				navigation,
				hasStaffNavigation,
			}),
		);
		return `export default ${JSON.stringify(bare)};`;
	},
});

/** The first page of members and of coaches after sign-in; no prerendered document preloads it. */
const firstPages = /^assets\/(OwnPage|CoachPage)-[\w-]+\.js$/;

/**
 * The imports of a lazy chunk that the browser fetches together with it. The entry chunk is part of
 * every page, so its list contains only the imports of the first pages after sign-in: prerendered
 * documents preload their own imports, and other pages fetch theirs after their chunk is loaded.
 */
export const preloadedImports = (
	file: string,
	imports: string[],
	{ hostId, hostType }: { hostId: string; hostType: string },
): string[] => {
	const isEntry = hostType === "js" && /^assets\/index-[\w-]+\.js$/.test(hostId);
	return isEntry && !firstPages.test(file) ? [] : imports;
};

/** Parses a text with placeholders; returns other texts unchanged. */
function compile(text: string) {
	const elements = parse(text, { ignoreTag: true });
	const [first] = elements;
	return elements.length === 1 && first.type === TYPE.literal && !first.value.includes("{")
		? first.value
		: elements;
}

const isTable = (value: unknown): value is Record<string, Record<string, string>> =>
	typeof value === "object" && value !== null && Object.keys(value).join() === "en,ar";

const compileTable = (table: Record<string, Record<string, string>>) =>
	mapValues(table, (language) => mapValues(language, compile));

/** The types of records that a domain audits, with the sentences of their lines parsed. */
async function compiledAuditTypes(id: string) {
	const { default: types } = await exportsOf(id);
	return mapValues(types as Record<string, AuditedType>, ({ sentences, ...type }) =>
		sentences ? { ...type, sentences: compileTable(sentences) } : type,
	);
}

/** Parses the texts at build time, so that browsers do not need ICU's parser. */
export const compiledMessages = (): Plugin => ({
	name: "compiled-messages",
	async load(id) {
		if (id.endsWith(".audit.ts"))
			return `export default ${JSON.stringify(await compiledAuditTypes(id))};`;
		if (!id.endsWith(".messages.ts")) return null;
		const tables = await exportsOf(id);
		const texts = mapValues(tables, (table) => {
			if (!isTable(table))
				return this.error(`${id} exports something besides texts in both languages`);
			return compileTable(table);
		});
		return moduleOf(texts);
	},
	config: () => ({
		resolve: {
			alias: [
				{
					find: /^@formatjs\/icu-messageformat-parser$/,
					replacement: "@formatjs/icu-messageformat-parser/no-parser.js",
				},
			],
		},
	}),
});

/**
 * Lets the bundler drop unused components of the router, such as its forms. By itself it keeps
 * components that are made by a call or that get a `displayName`.
 */
export const slimRouter = (): Plugin => ({
	name: "slim-router",
	transform(code, id) {
		if (!/\/node_modules\/react-router\/dist\/.*\/chunk-\w+\.mjs$/.test(id)) return null;
		return code
			.replace(/^\w+\.displayName = "[^"]+";$/gm, "")
			.replace(
				/^(var \w+ = )(?=React\d*\.(forwardRef|memo|createContext)\()/gm,
				"$1/*#__PURE__*/ ",
			);
	},
});

/**
 * Replaces a library that Emotion imports for `withTheme`, which neither MUI nor this site calls; it
 * would be a tenth of what each dialog loads of Emotion.
 */
export const withoutHoistedStatics = (): Plugin => ({
	name: "without-hoisted-statics",
	enforce: "pre",
	load: (id) =>
		id.includes("/node_modules/hoist-non-react-statics/dist/")
			? "export default (target) => target;"
			: null,
});

const socketScheme = "const protocol = 'wss://';";

/**
 * Amplify connects to its channels over TLS only. This patch lets a local site that is served
 * without TLS connect too.
 */
export const socketsAsThePage = (): Plugin => ({
	name: "sockets-as-the-page",
	transform(code, id) {
		if (!id.endsWith("/AWSWebSocketProvider/appsyncUrl.mjs")) return null;
		if (!code.includes(socketScheme))
			return this.error(`${id} does not say "${socketScheme}" any more`);
		return code.replace(
			socketScheme,
			"const protocol = location.protocol === 'http:' ? 'ws://' : 'wss://';",
		);
	},
});
