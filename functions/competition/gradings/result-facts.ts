import { beltAfter } from "#shared/competition/gradings/gradings.rules.ts";
import type { EventRecord } from "../events/event.entity.ts";
import type { CandidateRecord } from "./grading.entity.ts";
import type { GradingFacts } from "./gradings.notices.ts";

/** The facts of a candidate's last decision. */
export function resultFacts(
	{ id, titleEn, titleAr }: EventRecord,
	{ fromBelt, toBelt = fromBelt, decisions }: CandidateRecord,
	isCorrected: boolean,
): GradingFacts {
	const last = decisions[decisions.length - 1];
	const { outcome, repeatParts, repeatBy, wordsEn, wordsAr } = last;
	return {
		eventId: id,
		titleEn,
		titleAr,
		status: outcome,
		belt: beltAfter({ fromBelt, toBelt }, last),
		...(isCorrected && { isCorrected }),
		...(repeatParts?.length && { repeatParts, repeatBy }),
		...(wordsEn && { wordsEn }),
		...(wordsAr && { wordsAr }),
	};
}
