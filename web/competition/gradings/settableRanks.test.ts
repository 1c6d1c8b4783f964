import type { Candidate } from "#shared/competition/gradings/gradings.schema.ts";
import { settableRanks } from "./settableRanks.ts";

const candidate = (wish: Partial<Candidate>) =>
	({ fromBelt: "brown-2", toBelt: "brown-1", board: null, repeatParts: [], ...wish }) as Candidate;

test("offers higher ranks, and a dan only if the board has agreed to it or parts are repeated", () => {
	expect(settableRanks(candidate({}))).toEqual(["brown-1"]);
	const dan = { fromBelt: "brown-1", toBelt: "black-1" } as const;
	expect(settableRanks(candidate({ ...dan, board: "waiting" }))).toEqual([]);
	expect(settableRanks(candidate({ ...dan, board: "agreed" }))).toEqual(["black-1"]);
	expect(settableRanks(candidate({ ...dan, repeatParts: ["kata"] }))).toEqual(["black-1"]);
});
