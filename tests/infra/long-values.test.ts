import type * as z from "zod/mini";
import { within } from "#local/pace.ts";
import { everyRoute } from "../core/routes.ts";

/** Texts on which a careless pattern takes time that grows with the square of their length. */
const parts = [
	"a",
	"a ",
	"_.",
	"\u0661\u0662",
	"0",
	"-",
	",",
	"\u200d",
	"e\u0301",
	"![",
	"@a.",
	"\n",
];
/** Longer than any field may be. */
const longTexts = parts.map((part) => `${part.repeat(20_000 / part.length)}!`);
/** Short enough to be read, and for a pattern of exponential time to end at all. */
const shortTexts = parts.map((part) => `${part.repeat(26)}!`.slice(-26));

type Inner = Record<"in" | "out" | "innerType" | "left" | "element", Schema | undefined>;
type Schema = { def: Partial<Inner> & { shape?: object; options?: Schema[] } };

/** The names of the fields of a schema, also of a wrapped schema. */
function fieldsOf({ def }: Schema): string[] {
	if (def.shape) return Object.keys(def.shape);
	const inner = [def.in, def.out, def.innerType, def.left, def.element, ...(def.options ?? [])];
	return inner.flatMap((one) => (one ? fieldsOf(one) : []));
}

const schemas = everyRoute.flatMap(({ key, route }) =>
	[route.body, route.query].flatMap((schema) =>
		schema ? fieldsOf(schema as unknown as Schema).map((field) => ({ key, schema, field })) : [],
	),
);

/** The time of the text that takes longest to read, in ms. */
const longestRead = ({ schema, field }: { schema: z.ZodMiniType; field: string }) =>
	Math.max(
		...[...shortTexts, ...longTexts].map((text) => {
			const began = performance.now();
			schema.safeParse({ [field]: text });
			return performance.now() - began;
		}),
	);

test("no field of any call takes more than a moment to read, whatever is sent", () => {
	expect(schemas.length).toBeGreaterThan(500);
	const slow = schemas.find((one) => longestRead(one) > within(200));
	expect(slow && `${slow.key} ${slow.field}`).toBeUndefined();
});
