import { isDeepStrictEqual } from "node:util";
import { addressesShowing, idsToRender } from "../../base/pages/addresses.ts";
import { definePageData } from "../../base/pages/definePageData.ts";
import { followItem, type Item } from "../../base/pages/followItem.ts";
import { athleteIdsOf } from "./national-team.consents.ts";
import { listAthletes } from "./national-team.service.ts";

/** What decides whether an athlete is shown. */
const answersOf = ({ consents, minorConsents, dateOfBirth }: Item) => [
	consents,
	minorConsents,
	dateOfBirth,
];

export const nationalTeamPageData = definePageData({
	athletes: {
		empty: { athletes: [] },
		inSitemap: true,
		byConsent: true,
		read: async ({ render, now }) => {
			const { rows: athletes } = await listAthletes({}, { staff: false, now });
			const known = athletes.map(({ id, updatedAt, photoUrl }) => ({
				id,
				updatedAt,
				imageUrl: photoUrl,
			}));
			const visibleIds = new Set<number>(athletes.map(({ id }) => id));
			// Athletes who withdrew their consent to be shown.
			const removed = idsToRender(render, "player").filter((id) => !visibleIds.has(id));
			return { data: { athletes }, known, removed };
		},
		affectedBy: {
			athlete: followItem("athletes"),
			// A person's record does not name the athlete.
			user: ({ before, after }) =>
				before && after && !isDeepStrictEqual(answersOf(before), answersOf(after))
					? { lookUp: async () => pagesOfAthletes(await athleteIdsOf(Number(after.id))) }
					: {},
		},
	},
});

const pagesOfAthletes = (ids: readonly number[]) =>
	ids.flatMap((id) => addressesShowing("athletes", id));
