type Item = Record<string, unknown>;

type Options = { originalErr?: boolean };

/** The parts of an ElectroDB entity that send a request and turn stored items into records. */
type Answering = {
	go: (method: string, params: unknown, options?: Options) => Promise<unknown>;
	model: {
		schema: {
			/** Names of attributes by their fields in the table. */
			translationForRetrieval: { [field: string]: string };
			attributes: { [name: string]: { type: unknown } };
			formatItemForRetrieval: (item: Item, options: { attributes?: string[] }) => Item;
		};
	};
};

/**
 * Lets an entity answer with what the table answered: its errors and its attributes.
 *
 * For each request ElectroDB prepares an error of its own, with a stack trace, in case the request
 * fails; with the table's own error it does not.
 *
 * ElectroDB calls a getter for each value at every depth, and copies each map and list for it; none
 * of our attributes has a getter, an alias or is hidden. In a list of events that takes a third of
 * the handler's own time. An entity with a set is left as it is: its getter makes the set a list.
 */
export function answerPlainly<E>(entity: E): E {
	const answering = entity as unknown as Answering;
	const go = answering.go.bind(entity);
	answering.go = (method, params, options) => go(method, params, { ...options, originalErr: true });
	const { schema } = answering.model;
	if (Object.values(schema.attributes).some(({ type }) => type === "set")) return entity;
	const names = schema.translationForRetrieval;
	const inFull = schema.formatItemForRetrieval.bind(schema);
	schema.formatItemForRetrieval = (item, options) => {
		if (options.attributes?.length) return inFull(item, options);
		const record: Item = {};
		for (const field in item) {
			const name = names[field];
			if (name) record[name] = item[field];
		}
		return record;
	};
	return entity;
}
