import { personForTest } from "../../core/personForTest.ts";

/** A pending promotion from green to brown, as lists and dialogs are given it. */
export const promotionRow = (id: number, firstName: string, wish: object = {}) => ({
	id,
	user: personForTest(id + 100, firstName, { currentBelt: "green-3" }),
	promoter: personForTest(2, "Omar", { currentBelt: "brown-1" }),
	promotedBy: 2,
	fromBelt: "green-3",
	toBelt: "brown-2",
	promotionDate: "2026-03-04",
	createdAt: "2026-03-04T09:00:00Z",
	approved: false,
	status: "pending",
	notes: null,
	reason: null,
	eligibleDate: null,
	attended: null,
	requiredClasses: null,
	isHeld: false,
	eventId: null,
	agreedAt: null,
	decidedAt: null,
	decidedBy: null,
	...wish,
});
