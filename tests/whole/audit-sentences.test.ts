import { createIntl } from "react-intl";
import type { AuditLine } from "#shared/base/history/audit.schema.ts";
import { formatLocale, locales } from "#shared/core/locales.ts";
import { timeZone } from "#shared/core/time/kuwait.ts";
import { auditWords } from "#web/base/history/words/auditWords.ts";
import { detailLines } from "#web/base/history/words/detailLines.ts";
import type { AuditedType } from "#web/core/defineAudited.ts";
import { call, eventually } from "../core/api.ts";
import { loadDefaults } from "../core/loadByDomain.ts";
import { superAdmin } from "../core/people.ts";
import { everyRoute } from "../core/routes.ts";
import { auditedBy, make, sampleOf } from "../core/samples.ts";

const types = await loadDefaults<{ [type: string]: AuditedType }>("web/*/*/*.audit.ts");

/** What the audit log says of a line, in a language: its sentence and its details. */
function readingOf(line: AuditLine, locale: (typeof locales)[number]): string[] {
	const intl = createIntl({
		locale: formatLocale[locale],
		defaultLocale: formatLocale[locale],
		timeZone,
	});
	const words = auditWords(intl, locale, types);
	return [words.sentence(line), ...detailLines(line, { intl, locale, words })].map((text) =>
		text.replace(/[\u2068\u2069]/g, ""),
	);
}

/** What no reader of the audit log understands. */
const riddles = {
	"an object": /\[object/i,
	"nothing where something is missing": /undefined|\bnull\b|NaN|\bnone\b/,
	"a time of the computer": /\d{4}-\d\d-\d\dT/,
	"a day of the computer": /\d{4}-\d\d-\d\d(?!\d)/,
	"an id of the computer":
		/[0-9A-HJKMNP-TV-Z]{26}|[0-9a-f]{8}-[0-9a-f]{4}-|(registration|grading)-\d/,
	"fils instead of dinars": /(?<![\w.٫-])(?!(?:19|20)\d\d\b)\d{4,6}(?![\w-])/,
};

/** The line that a call wrote about a record, once it is filed. */
async function lineOf(entityType: string, entityId: string, action: string): Promise<AuditLine> {
	const cookie = await superAdmin();
	const path = `/audit-log?${new URLSearchParams({ entityType, entityId })}`;
	return eventually(async () => {
		const { body } = await call("GET", path, { cookie });
		return (body as unknown as AuditLine[]).find((line) => line.action === action);
	}, `the audit line of ${entityType} ${entityId}: ${action}`);
}

describe("the audit log reads as sentences", () => {
	const audited = everyRoute
		.filter((named) => auditedBy(named))
		.map((named) => [named.key, named] as const);

	test.each(audited)("what %s did, with names and without codes", async (_, named) => {
		const expected = auditedBy(named);
		if (!expected) return;
		const sample = await sampleOf(named);
		const { body: actor } = await call("GET", "/auth/user", { cookie: sample.cookie });
		const { body } = await make(named, sample);
		const { entityType, action, entityId } = expected;
		const line = await lineOf(entityType, String(entityId(body, sample, actor?.id)), action);
		const faults = locales.flatMap((locale) =>
			readingOf(line, locale).flatMap((text) =>
				Object.entries(riddles)
					.filter(([, riddle]) => riddle.test(text))
					.map(([what]) => `${what}: ${text}`),
			),
		);
		expect(faults).toEqual([]);
	});
});
