/** @jest-environment jsdom */
import { renderPart } from "#tests/core/renderPart.tsx";
import ClaimPage from "./ClaimPage.tsx";
import { ownClaimsQuery } from "./claims.queries.ts";

const open = (data: object) =>
	renderPart(<ClaimPage />, {
		data: [[ownClaimsQuery.queryKey, { isConfirmed: true, records: [], claims: [], ...data }]],
	});

test("a person without a confirmed address is offered no record", () => {
	const record = { id: 20, name: "Noura", nameAr: null };
	expect(open({ isConfirmed: false, records: [record] }).all("form, button")).toEqual([]);
});

test("only a claim of a guardian that waits says how guardians are decided on", () => {
	const claim = (id: string, relation: string, state: string) => ({
		id,
		relation,
		state,
		name: "Omar",
		nameAr: null,
	});
	const { texts } = open({
		claims: [
			claim("a", "guardian", "pending"),
			claim("b", "guardian", "approved"),
			claim("c", "self", "pending"),
		],
	});
	expect(texts(".claims li .soft")).toHaveLength(1);
	expect(texts(".claims li:first-child .soft")).toHaveLength(1);
});
