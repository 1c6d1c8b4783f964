import middy from "@middy/core";
import type {
	APIGatewayProxyEventV2,
	APIGatewayProxyStructuredResultV2,
	Context,
} from "aws-lambda";
import type * as z from "zod/mini";
import { type Route, type Routes, routeKey } from "#shared/core/http/route.ts";
import type { Caller, Session } from "../caller.ts";
import { AppError } from "../errors.ts";
import { answerOfRepeat } from "../table/audited-transaction.ts";
import { type Download, Reply, toGatewayResponse } from "./answer.ts";
import { answerErrors, type ByKey, formAnswers, methodOfCall, requestLog } from "./middlewares.ts";
import { readCall } from "./read.ts";
import type { Picture } from "./request.ts";

type Event = APIGatewayProxyEventV2;
type Result = APIGatewayProxyStructuredResultV2;

type Parsed<S> = S extends z.ZodMiniType ? z.output<S> : undefined;

/** The parsed input of a handler, with a session wherever the route requires one. */
export type Request<R extends Route> = {
	params: Parsed<R["params"]>;
	query: Parsed<R["query"]>;
	body: Parsed<R["body"]>;
	picture: Picture | undefined;
	cookies: Map<string, string>;
	/** By name in lower case. */
	headers: Readonly<Record<string, string | undefined>>;
	caller: Caller & { session: R["access"] extends "public" ? Session | null : Session };
};

type Answer<R extends Route> = R["response"] extends z.ZodMiniType ? z.input<R["response"]> : void;
type Answered<R extends Route> = R["download"] extends readonly string[]
	? Download
	: Answer<R> | Reply<Answer<R>>;

/** Whether a call changes single fields of a record, which a form shows and sends back. */
type IsEdit<R extends Route> = R["method"] extends "PUT" | "PATCH"
	? Parsed<R["body"]> extends { version?: infer Version }
		? undefined extends Version
			? Exclude<keyof Parsed<R["body"]>, "version" | "published" | "status"> extends never
				? false
				: true
			: false
		: false
	: false;

/** Reads the record that a call edits, as the caller may see it. */
type ReadStored<Q> = (request: Omit<Q, "body" | "picture">) => Promise<object | null | undefined>;
type Edit<Q, A> = ((request: Q) => Promise<A>) & { stored: ReadStored<Q> };

/**
 * The handler of a call that edits a record. A value that was stored before a rule became stricter
 * is accepted while it does not change; see `parseEdit`. The record is only read for a body with
 * faults.
 */
export const editRecord = <Q, A>(
	stored: ReadStored<Q>,
	handle: (request: Q) => Promise<A>,
): Edit<Q, A> => Object.assign((request: Q) => handle(request), { stored });

type Handler<R extends Route> =
	IsEdit<R> extends true
		? Edit<Request<R>, Answered<R>>
		: (request: Request<R>) => Promise<Answered<R>>;

export type Handlers<R extends Routes> = { [K in keyof R]: Handler<R[K]> };

// biome-ignore lint/suspicious/noExplicitAny: the table is heterogeneous; `Handlers` typed each entry.
type AnyHandler = ((request: any) => Promise<unknown>) & { stored?: ReadStored<any> };

/** The Lambda handler for all routes of a domain; it finds a route by method and path. */
export function lambda<R extends Routes>(table: R, handlers: Handlers<R>) {
	const byKey: ByKey = new Map(
		Object.entries(table).map(([name, route]) => [routeKey(route), { name, route }]),
	);

	const dispatch = async (event: Event, context: Context): Promise<Result> => {
		const entry = byKey.get(event.routeKey);
		if (!entry) throw new AppError("not_found");
		const { route, name } = entry;
		const handle = handlers[name] as AnyHandler;
		const request = await readCall(route, event, context, handle.stored);
		try {
			const value = await handle(request);
			return toGatewayResponse(
				route,
				value,
				request.caller.session,
				event.headers["if-none-match"],
			);
		} catch (error) {
			const repeat = await answerOfRepeat(request.caller, error);
			if (!repeat) throw error;
			const status = route.response ? 200 : 204;
			return toGatewayResponse(
				route,
				new Reply(route.response && repeat.answer, { status }),
				request.caller.session,
			);
		}
	};

	return middy<Event, Result>()
		.use(methodOfCall())
		.use(requestLog())
		.use(formAnswers(byKey))
		.use(answerErrors())
		.handler(dispatch);
}
