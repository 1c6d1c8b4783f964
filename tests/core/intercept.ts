import { dynamo } from "#functions/core/table/database.ts";

type Middleware = Parameters<typeof dynamo.middlewareStack.add>[0];
type Place = { step: "initialize" | "build" | "finalizeRequest"; priority?: "low" | "high" };

/**
 * Passes each request of this process to DynamoDB through a middleware, until the returned function
 * is called.
 */
export function interceptTable(middleware: Middleware, place: Place): () => void {
	// Turns off the SDK's cache, which would skip middleware added later.
	dynamo.config.cacheMiddleware = false;
	const name = `intercept ${intercepts++}`;
	dynamo.middlewareStack.add(middleware as never, { ...place, name } as never);
	return () => void dynamo.middlewareStack.remove(name);
}

let intercepts = 0;
