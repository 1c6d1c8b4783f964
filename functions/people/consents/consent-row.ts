import { createHash } from "node:crypto";
import { ulid } from "ulid";
import { type Capacity, needsWali } from "#shared/people/consents/consents.rules.ts";
import type { ConsentInput } from "#shared/people/consents/consents.schema.ts";
import { textOf } from "#shared/people/consents/consents.wordings.ts";
import { nameIn } from "#shared/people/users/users.rules.ts";
import { env } from "../../core/env.ts";
import { queueLetter } from "../../core/outside/mail/outbox.ts";
import type { Write } from "../../core/table/database.ts";
import { confirmedAddressOf } from "../users/confirmed-address.ts";
import type { User } from "../users/user.entity.ts";
import type { ConsentRow } from "./consent.entity.ts";
import { receiptLetter } from "./consents.letters.ts";

const hashOf = (text: string) => createHash("sha256").update(text).digest("hex");

type AnsweredText = Pick<ConsentRow, "purpose" | "version" | "language" | "capacity"> & {
	person: User;
};

/** The text that the giver read; a guardian's text names the child. */
const textForGiver = ({ person, capacity, purpose, version, language }: AnsweredText) =>
	textOf(
		purpose,
		version,
		language,
		capacity === "guardian" ? nameIn(language, person).first : undefined,
	);

type Given = {
	requestId: string;
	giverId: number;
	person: User;
	capacity: Capacity;
	answer: ConsentRow["answer"];
	/** Time of the answer in ms since 1970, different for each answer about a person. */
	at: number;
};

/** The row that stores an answer. */
export function newConsentRow(
	{ requestId, giverId, person, capacity, answer, at }: Given,
	input: ConsentInput,
): ConsentRow {
	const { purpose, version, language, yes, endsOn, asWali } = input;
	return {
		subjectId: person.id,
		id: ulid(at),
		purpose,
		version,
		language,
		hash: hashOf(textForGiver({ person, capacity, purpose, version, language })),
		giverId,
		capacity,
		channel: "web",
		...(yes && asWali && capacity === "guardian" && needsWali(purpose) && { asWali }),
		answer,
		requestId,
		...(yes && purpose === "medical" && { endsOn }),
		createdAt: new Date(at).toISOString(),
	};
}

type GivenAnswer = { giver: User; person: User; row: ConsentRow; yes: boolean };

/** The email that confirms an answer; none to an address that nobody has confirmed. */
export function receiptFor(now: number, { giver, person, row, yes }: GivenAnswer): Write[] {
	const to = confirmedAddressOf(giver);
	if (!to) return [];
	const { purpose, version, hash } = row;
	const locale = giver.preferredLanguage;
	const isChild = giver.id !== person.id;
	const child = isChild ? nameIn(locale, person).first : undefined;
	const names = { name: nameIn(locale, giver).first, child, asWali: row.asWali };
	const consentText = textForGiver({ ...row, person });
	const url = `${env().SITE_URL}${isChild ? `/child/${person.id}` : "/profile"}#consents`;
	const letter = receiptLetter[locale]({ ...names, purpose, version, hash, consentText, yes, url });
	return [queueLetter({ to, locale }, letter, now)];
}
