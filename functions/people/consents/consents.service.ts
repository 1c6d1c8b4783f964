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
} from "#shared/people/consents/consents.rules.ts";
import type {
	Consent,
	ConsentInput,
	PersonConsents,
} from "#shared/people/consents/consents.schema.ts";
import { versionNow } from "#shared/people/consents/consents.wordings.ts";
import type { ActingWay } from "#shared/people/families/acting.ts";
import type { SignedIn } from "../../core/caller.ts";
import { AppError, requireFound } from "../../core/errors.ts";
import { refusedWith, retryIf } from "../../core/retry.ts";
import { answerOfRepeat, auditedTransaction } from "../../core/table/audited-transaction.ts";
import type { User } from "../users/user.entity.ts";
import { findUser } from "../users/users.service.ts";
import { nextMoment, recordAnswers, rowsOf } from "./answered.ts";
import type { ConsentRow } from "./consent.entity.ts";
import { newConsentRow, receiptFor } from "./consent-row.ts";

const hasEnded = ({ endsOn }: ConsentRow, now: number) =>
	endsOn !== undefined && endsOn < kuwaitDate(now);

type ConsentFacts = { person: User; rows: readonly ConsentRow[]; now: number };

/** The last answer to a purpose, by one giver or by anyone, and whether consent is in force. */
function consentTo(
	{ person, rows, now }: ConsentFacts,
	purpose: Consent["purpose"],
	giver?: UserId,
): Consent {
	// An answer that has ended does not bring back the one that it replaced.
	const current = lastWords(rows, purpose).filter((row) => !hasEnded(row, now));
	const isInForce = coversPurpose(
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
		return { purpose, ...nothing, asWali: false, stands: isInForce };
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
	return { purpose, answer, version, language, capacity, asWali, since, endsOn, stands: isInForce };
}

const view = (facts: ConsentFacts, giver?: UserId): PersonConsents => ({
	id: facts.person.id as UserId,
	minor: isMinor(facts.person.dateOfBirth, facts.now),
	hasGuardian: facts.person.hasGuardians ?? false,
	consents: purposes.map((purpose) => consentTo(facts, purpose, giver)),
});

/**
 * Reads the person before the answers: an answer stored between the reads makes the following write
 * fail, and the retry reads it.
 */
async function knownOf(subject: UserId, now: number): Promise<ConsentFacts> {
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

async function tryAnswer(caller: Answering, input: ConsentInput): Promise<PersonConsents> {
	const { session, now, person: subject } = caller;
	const giverId = session.userId;
	const capacity = caller.way === "guardian" ? "guardian" : "self";
	demandAnswerable(input, capacity, now);
	const [facts, giver] = await Promise.all([knownOf(subject, now), findUser(giverId)]);
	const { person, rows } = facts;
	const { purpose, yes, version, endsOn } = input;
	const last = lastWords(rows, purpose).find((row) => row.giverId === giverId);
	const isSame =
		last?.version === version &&
		(last.answer === "given") === yes &&
		(!yes || last.endsOn === endsOn);
	if (last && isSame && last.answer !== "ended") return view(facts, giverId);
	const word = answerTo(input, last, capacity, isMinor(person.dateOfBirth, now));
	const at = nextMoment(person, now);
	const { requestId } = caller;
	const row = newConsentRow({ requestId, giverId, person, capacity, answer: word, at }, input);
	const { after, writes } = await recordAnswers(facts, [row]);
	const answer = view({ ...facts, person: after, rows: [...rows, row] }, giverId);
	await auditedTransaction(
		caller,
		{
			entityType: "user",
			entityId: subject,
			action: "consent",
			details: { purpose, answer: word, version, asWali: row.asWali },
		},
		[...writes, ...receiptFor(now, { giver: requireFound(giver), person, row, yes })],
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
