import { bytesOf, type Page, type Paged } from "#shared/core/http/page.ts";
import { defineOrder } from "../../core/table/defineOrder.ts";
import { type User, Users } from "./user.entity.ts";

const role = "coach";

const readByApproval = defineOrder(Users, "byApproval", { createdAt: "instant", id: "number" });

/** All approved coaches, in the order in which they joined. */
export async function everyCoach(): Promise<User[]> {
	const { data } = await Users.query.byApproval({ role, isApproved: true }).go({ pages: "all" });
	return data.filter(({ isDisabled }) => !isDisabled);
}

/**
 * A page of approved or pending coaches, in the order in which they joined.
 * @param view converts a coach to the response
 */
export async function pageOfCoaches<View>(
	isApproved: boolean,
	view: (user: User) => View,
	page: Paged & { limit: number },
): Promise<Page<View>> {
	const { rows, next } = await readByApproval(page, {
		most: page.limit,
		of: { role, isApproved },
		isSeen: ({ isDisabled }) => !isDisabled,
		sizeOf: (user) => bytesOf(view(user)),
	});
	return { rows: rows.map(view), next };
}
