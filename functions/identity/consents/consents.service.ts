import { createHash } from "node:crypto";
import { ulid } from "ulid";
import type { ActingWay } from "#shared/community/families/acting.ts";
import { nameIn } from "#shared/community/users/users.rules.ts";
import type { UserId } from "#shared/core/ids.ts";
import { isMinor } from "#shared/core/time/age.ts";
import { dayAfter, kuwaitDate } from "#shared/core/time/kuwait.ts";
import {
	type Capacity,
	coversPurpose,
	findStandingConsents,
	lastWords,
	mostMedicalDays,
	needsWali,
	onlyLifts,
	purposes,
} from "#shared/identity/consents/consents.rules.ts";
import type {
	Consent,
	ConsentInput,
	PersonConsents,
} from "#shared/identity/consents/consents.schema.ts";
import { textOf, versionNow } from "#shared/identity/consents/consents.wordings.ts";
import { confirmedAddressOf } from "../../community/users/confirmed-address.ts";
import type { User } from "../../community/users/user.entity.ts";
import { findUser } from "../../community/users/users.service.ts";
import type { SignedIn } from "../../core/caller.ts";
import { env } from "../../core/env.ts";
import { AppError, requireFound } from "../../core/errors.ts";
import { queueLetter } from "../../core/outside/mail/outbox.ts";
import { refusedWith, retryIf } from "../../core/retry.ts";
import { answerOfRepeat, auditedTransaction } from "../../core/table/audited-transaction.ts";
import type { Write } from "../../core/table/database.ts";
import { nextMoment, recordAnswers, rowsOf } from "./answered.ts";
import type { ConsentRow } from "./consent.entity.ts";
import { receiptLetter } from "./consents.letters.ts";

const hasEnded = ({ endsOn }: ConsentRow, now: number) =>
	endsOn !== undefined && endsOn < kuwaitDate(now);

type Known = { person: User; rows: readonly ConsentRow[]; now: number };

/** The last answer to a purpose, by one giver or by anyone, and whether consent is in force. */
function consentTo(
	{ person, rows, now }: Known,
	purpose: Consent["purpose"],
	giver?: UserId,
): Consent {
	const current = rows.filter((row) => !hasEnded(row, now));
	const stands = coversPurpose(
		purpose,
		findStandingConsents(current, purpose, isMinor(person.dateOfBirth, now)),
	);
	const last = rows.findLast(
		(row) => row.purpose === purpose && (giver === undefined || row.giverId === giver),
	);
	if (!last) {
		const nothing = {
			answer: null,
			version: null,
			language: null,
			capacity: null,
			since: null,
			endsOn: null,
		};
		return { purpose, ...nothing, asWali: false, stands };
	}
	const {
		answer,
		version,
		language,
		capacity,
		asWali = false,
		createdAt: since,
		endsOn = null,
	} = last;
	return { purpose, answer, version, language, capacity, asWali, since, endsOn, stands };
}

const view = (known: Known, giver?: UserId): PersonConsents => ({
	id: known.person.id as UserId,
	minor: isMinor(known.person.dateOfBirth, known.now),
	hasGuardian: known.person.hasGuardians ?? false,
	consents: purposes.map((purpose) => consentTo(known, purpose, giver)),
});

/**
 * Reads the person before the answers: an answer stored between the reads makes the following write
 * fail, and the retry reads it.
 */
async function knownOf(subject: UserId, now: number): Promise<Known> {
	const person = requireFound(await findUser(subject));
	return { person, rows: await rowsOf(subject), now };
}

/** The last answers about a person, and which consents are in force. */
export const consentsOf = async (subject: UserId, now: number) => view(await knownOf(subject, now));

/**
 * A caller who may answer for a person, as checked by `actingFor` of families. That type cannot be
 * imported: families imports consents, and domains import each other in one direction.
 */
type Answering = SignedIn & { person: UserId; way: ActingWay };

/** The caller's own answers for a person, and which consents are in force. */
export const ownConsents = async ({ person, session, now }: Answering) =>
	view(await knownOf(person, now), session.userId);

/**
 * Throws if the text is outdated, if it needs the wali, or if a medical note has no end within the
 * allowed time.
 */
function demandAnswerable(
	{ purpose, version, yes, endsOn, asWali }: ConsentInput,
	as: Capacity,
	now: number,
): void {
	if (version !== versionNow(purpose)) throw new AppError("wording_changed");
	if (yes && as === "guardian" && needsWali(purpose) && !asWali)
		throw new AppError("invalid", { fields: { asWali: "wali_only" } });
	if (!yes || purpose !== "medical") return;
	const isNear =
		endsOn && endsOn >= kuwaitDate(now) && endsOn <= dayAfter(kuwaitDate(now), mostMedicalDays);
	if (!isNear)
		throw new AppError("invalid", { fields: { endsOn: endsOn ? "date_invalid" : "required" } });
}

const hashOf = (text: string) => createHash("sha256").update(text).digest("hex");

type Shown = Pick<ConsentRow, "purpose" | "version" | "language" | "capacity"> & { person: User };

/** The text that the giver read; a guardian's text names the child. */
const shownText = ({ person, capacity, purpose, version, language }: Shown) =>
	textOf(
		purpose,
		version,
		language,
		capacity === "guardian" ? nameIn(language, person).first : undefined,
	);

type Asked = { caller: SignedIn; person: User; capacity: Capacity; answer: ConsentRow["answer"] };

/** The answer to store for a yes or no, given the giver's last answer. */
function answerTo(
	{ purpose, yes }: ConsentInput,
	last: ConsentRow | undefined,
	capacity: Capacity,
	minor: boolean,
) {
	if (!yes) return last?.answer === "given" ? "withdrawn" : "refused";
	if (!onlyLifts(purpose, capacity, minor)) return "given";
	if (last?.answer !== "refused" && last?.answer !== "withdrawn")
		throw new AppError("invalid", { fields: { yes: "adults_only" } });
	return "ended";
}

function newRow({ caller, person, capacity, answer }: Asked, input: ConsentInput): ConsentRow {
	const { purpose, version, language, yes, endsOn, asWali } = input;
	const at = nextMoment(person, caller.now);
	return {
		subjectId: person.id,
		id: ulid(at),
		purpose,
		version,
		language,
		hash: hashOf(shownText({ person, capacity, purpose, version, language })),
		giverId: caller.session.userId,
		capacity,
		channel: "web",
		...(yes && asWali && capacity === "guardian" && needsWali(purpose) && { asWali }),
		answer,
		requestId: caller.requestId,
		...(yes && purpose === "medical" && { endsOn }),
		createdAt: new Date(at).toISOString(),
	};
}

type Told = { giver: User; person: User; row: ConsentRow; yes: boolean };

/** The email that confirms an answer; none to an address that nobody has confirmed. */
function receiptFor(caller: SignedIn, { giver, person, row, yes }: Told): Write[] {
	const to = confirmedAddressOf(giver);
	if (!to) return [];
	const { purpose, version, hash } = row;
	const locale = giver.preferredLanguage;
	const isChild = giver.id !== person.id;
	const child = isChild ? nameIn(locale, person).first : undefined;
	const told = { name: nameIn(locale, giver).first, child, asWali: row.asWali };
	const shown = shownText({ ...row, person });
	const url = `${env().SITE_URL}${isChild ? `/child/${person.id}` : "/profile"}#consents`;
	const letter = receiptLetter[locale]({ ...told, purpose, version, hash, shown, yes, url });
	return [queueLetter({ to, locale }, letter, caller.now)];
}

async function tryAnswer(caller: Answering, input: ConsentInput): Promise<PersonConsents> {
	const { session, now, person: subject } = caller;
	const giverId = session.userId;
	const capacity = caller.way === "guardian" ? "guardian" : "self";
	demandAnswerable(input, capacity, now);
	const [known, giver] = await Promise.all([knownOf(subject, now), findUser(giverId)]);
	const { person, rows } = known;
	const { purpose, yes, version, endsOn } = input;
	const last = lastWords(rows, purpose).find((row) => row.giverId === giverId);
	const isSame =
		last?.version === version &&
		(last.answer === "given") === yes &&
		(!yes || last.endsOn === endsOn);
	if (last && isSame && last.answer !== "ended") return view(known, giverId);
	const word = answerTo(input, last, capacity, isMinor(person.dateOfBirth, now));
	const row = newRow({ caller, person, capacity, answer: word }, input);
	const { after, writes } = await recordAnswers(known, [row]);
	const answer = view({ ...known, person: after, rows: [...rows, row] }, giverId);
	await auditedTransaction(
		caller,
		{
			entityType: "user",
			entityId: subject,
			action: "consent",
			details: { purpose, answer: word, version, asWali: row.asWali },
		},
		[...writes, ...receiptFor(caller, { giver: requireFound(giver), person, row, yes })],
		answer,
	);
	return answer;
}

/**
 * Stores an answer and updates what is published of the person in the same transaction. A repeated
 * answer changes nothing.
 */
export const answerConsent = (caller: Answering, input: ConsentInput): Promise<PersonConsents> =>
	retryIf(
		// A repeated request is not retried: it gets the stored response of the first one.
		async (failure) =>
			refusedWith("changed_meanwhile")(failure) && !(await answerOfRepeat(caller, failure)),
		() => tryAnswer(caller, input),
	);
