import { dynamo } from "#functions/core/table/database.ts";

type Middleware = Parameters<typeof dynamo.middlewareStack.add>[0];
type Place = { step: "initialize" | "build" | "finalizeRequest"; priority?: "low" | "high" };

/** Lets a middleware see each request that this process makes to the table, until the returned function is called. */
export function interceptTable(middleware: Middleware, place: Place): () => void {
	// What a command passes through is worked out once otherwise.
	dynamo.config.cacheMiddleware = false;
	const name = `intercept ${intercepts++}`;
	dynamo.middlewareStack.add(middleware as never, { ...place, name } as never);
	return () => void dynamo.middlewareStack.remove(name);
}

let intercepts = 0;
