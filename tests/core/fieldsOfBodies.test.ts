import type * as z from "zod/mini";
import { routesThat } from "./routes.ts";

/** Cannot be turned into a text or a number: `{"toString": 1, "valueOf": 1}` as JSON. */
const stubborn = { toString: 1, valueOf: 1 };
const values = [stubborn, [stubborn], [[stubborn]], { length: 1, 0: stubborn }, true, [[]]];

test.each(routesThat(({ body, query }) => body ?? query))(
	"%s judges any JSON value in any field without throwing",
	(_, { route }) => {
		const schemas = [route.body, route.query].flatMap((schema) => (schema ? [schema] : []));
		const inputs = schemas.flatMap((schema) => {
			const names = Object.keys((schema as z.ZodMiniObject).shape ?? {});
			return [
				...values.map((value) => ({ schema, input: value as unknown })),
				...names.flatMap((name) => values.map((value) => ({ schema, input: { [name]: value } }))),
			];
		});
		const thrown = inputs.flatMap(({ schema, input }) => {
			try {
				schema.safeParse(input);
				return [];
			} catch (error) {
				return [{ input, error }];
			}
		});
		expect(inputs).not.toEqual([]);
		expect(thrown).toEqual([]);
	},
);
