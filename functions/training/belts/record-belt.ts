import type { Belt } from "#shared/base/ranks/belts.rules.ts";
import { kuwaitDate } from "#shared/core/time/kuwait.ts";
import type { SignedIn } from "../../core/caller.ts";
import { auditLine } from "../../core/table/audited-transaction.ts";
import type { Write } from "../../core/table/database.ts";
import type { User } from "../../people/users/user.entity.ts";
import { nextPromotionId, progressionWrite } from "./history.service.ts";
import type { ProgressionRecord } from "./progression.entity.ts";

/**
 * The writes that record a belt set manually by staff or the person: a line of the history and its
 * audit line. They belong in the transaction that sets the belt, through `changeBelt` of `users` or
 * together with other changes of the person.
 */
export async function recordBelt(
	caller: SignedIn,
	{ id: userId, currentBelt: fromBelt }: Pick<User, "id" | "currentBelt">,
	toBelt: Belt,
): Promise<Write[]> {
	const by: number = caller.session.userId;
	const line: ProgressionRecord = {
		userId,
		id: await nextPromotionId(),
		fromBelt,
		toBelt,
		progressionDate: kuwaitDate(caller.now),
		authorizerId: by,
		promotedBy: by,
		createdAt: new Date(caller.now).toISOString(),
	};
	const action = by === userId ? "lowered" : "recorded";
	const details = { userId, fromBelt, toBelt };
	return [
		progressionWrite(line),
		auditLine(caller, { entityType: "promotion", entityId: line.id, action, details }),
	];
}
