import { createHash } from "node:crypto";
import { isGuest } from "#shared/core/access.ts";
import { foldLine } from "#shared/core/texts/search.ts";
import type { User } from "../users/user.entity.ts";
import { dojoNamesOf } from "../users/users.service.ts";

const firstClub = 1_000_000;

/** A number for a guest's club, the same for all its guests; below zero, as no dojo has it. */
function numberOfClub(club: string): number {
	const digest = createHash("sha256").update(foldLine(club)).digest();
	return -firstClub - digest.readUInt32BE();
}

/**
 * For which dojo a person competes: their own, or else that of their coach. A guest's club counts
 * as one, so that a draw keeps its people apart.
 */
export function homeDojoOf(person: User | undefined, coach: User | undefined) {
	if (person && isGuest(person)) {
		const club = dojoNamesOf(person).dojoLocation ?? "";
		return { dojoId: numberOfClub(club), dojoEn: club, dojoAr: club };
	}
	const found = [person, coach].find((one) => one?.dojoId);
	return {
		dojoId: found?.dojoId ?? null,
		dojoEn: found?.dojoLocation,
		dojoAr: found?.dojoLocationAr,
	};
}
