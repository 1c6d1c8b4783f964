import type { SignedIn } from "../../core/caller.ts";
import { requireFound } from "../../core/errors.ts";
import type { JudgeRecord } from "./judge.entity.ts";
import { judgeOf } from "./judges.service.ts";

declare const permitted: unique symbol;

/**
 * A caller who is a judge. Only `asJudge` makes this type, so a service that requires it cannot be
 * called unchecked.
 */
export type Judging = SignedIn & { judge: JudgeRecord; readonly [permitted]: true };

/**
 * Wraps a handler for judges; others get `not_found`. Inactive judges can still read and decline.
 */
export const asJudge =
	<Q extends { caller: SignedIn }, T>(handle: (request: Q & { caller: Judging }) => Promise<T>) =>
	async (request: Q): Promise<T> => {
		const judge = requireFound(await judgeOf(request.caller.session.userId));
		return handle({ ...request, caller: { ...request.caller, judge } as Judging });
	};
