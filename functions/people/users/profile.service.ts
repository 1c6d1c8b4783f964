import type { Belt } from "#shared/base/ranks/belts.rules.ts";
import { plainPhone } from "#shared/core/fields/phone.ts";
import type { UserId } from "#shared/core/ids.ts";
import { mayStillSet, nameFields } from "#shared/people/users/users.rules.ts";
import type { Profile } from "#shared/people/users/users.schema.ts";
import { ownPortrait } from "../../base/pictures/pictures.portraits.ts";
import type { SignedIn } from "../../core/caller.ts";
import { AppError, requireFound } from "../../core/errors.ts";
import type { Picture } from "../../core/http/request.ts";
import { requireFreshSignIn } from "../../core/http/session.ts";
import { countAttempt } from "../../core/http/throttle.ts";
import { refusedWith, retryIf } from "../../core/retry.ts";
import { answerOfRepeat, auditedTransaction } from "../../core/table/audited-transaction.ts";
import type { Write } from "../../core/table/database.ts";
import { dojoOfPerson, requireDojo } from "../dojos/dojo-links.ts";
import { listedAsBefore, listingWrites } from "./directory/listings.ts";
import { savePortrait } from "./portraits/portraits.ts";
import { removePortrait } from "./portraits/remove-portrait.ts";
import { foundAsBefore, searchWrites, type Update } from "./search/search-keys.ts";
import { type User, Users } from "./user.entity.ts";
import { countPerson } from "./users.counts.ts";
import { currentUser, findUser } from "./users.service.ts";
import { wantEmail } from "./want-email.ts";

/**
 * Result of choosing a belt in the person's own profile: the belt to store, and additional writes.
 */
export type OwnBelt = { stored: Belt; writes: Write[] };

/** Belts belong to another domain, which handles the requested belt. */
type WishForBelt = (
	caller: SignedIn,
	owner: Pick<User, "id" | "currentBelt">,
	belt: Belt,
) => Promise<OwnBelt>;

type With = {
	wishForBelt: WishForBelt;
	/** Whether a registration of the person is approved; registrations belong to another domain. */
	hasApprovedEntry: (userId: UserId) => Promise<boolean>;
	picture?: Picture;
};

/** Updates the caller's own profile; retries when the record was changed concurrently. */
export const updateProfile = (caller: SignedIn, profile: Profile, given: With) =>
	retryIf(
		// A repeated call gets its stored response instead of a retry.
		async (failure) => isBeaten(failure) && !(await answerOfRepeat(caller, failure)),
		(tries) => tryProfile(caller, profile, { ...given, isFirst: tries === 1 }),
	);

const isBeaten = refusedWith("changed_meanwhile");

type Stored = { now: number; currentBelt?: User["currentBelt"]; picture?: Picture };

/** What the profile changes of the record, which fields it empties, and the record afterwards. */
async function changesOf(
	record: User,
	{ clear, hasOneName, dojoId, dojoLocation, ...typed }: Typed,
	{ now, currentBelt, picture }: Stored,
) {
	const dojo = await dojoOfPerson({ dojoId, dojoLocation: dojoLocation || undefined });
	const changes = {
		...filled({ ...typed, ...dojo }),
		...(hasOneName && !typed.lastName && { lastName: "" }),
		...(currentBelt && { currentBelt }),
		...(picture && { profileImageUrl: await savePortrait(record.id, picture) }),
		updatedAt: new Date(now).toISOString(),
	};
	// A text that is not a dojo's name ends the link to the dojo.
	const isUnlinked = clear.includes("dojoLocation") || dojo.dojoId === null;
	const unlinked = isUnlinked ? linkFields.filter((field) => record[field] !== undefined) : [];
	const emptied = [...clear, ...unlinked].filter((field) => !(field in changes));
	const changed: User = { ...record, ...changes };
	for (const field of emptied) delete changed[field];
	return { changes, emptied, changed };
}

async function tryProfile(
	caller: SignedIn,
	{ email, ...profile }: Profile,
	{ wishForBelt, hasApprovedEntry, picture, isFirst }: With & { isFirst: boolean },
) {
	const record = requireFound(await findUser(caller.session.userId));
	const newEmail = email && email !== record.email ? email : null;
	await demandOnRecord(record, profile, hasApprovedEntry);
	demandFreshSignIn(caller, record, profile, newEmail);
	if (newEmail && isFirst) await countAttempt("email", String(record.id), caller.now);
	const { profileImageUrl } = profile;
	if (profileImageUrl && profileImageUrl !== record.profileImageUrl)
		await ownPortrait(profileImageUrl, record.id);
	const belt = profile.currentBelt && (await wishForBelt(caller, record, profile.currentBelt));
	const { changes, emptied, changed } = await changesOf(record, profile, {
		now: caller.now,
		currentBelt: belt?.stored,
		picture,
	});
	const beltWrites = belt ? belt.writes : [];
	try {
		await auditedTransaction(
			caller,
			{
				entityType: "user",
				entityId: record.id,
				action: "profile_updated",
				details: [...Object.keys(changes), ...emptied, ...(newEmail ? ["newEmail"] : [])],
			},
			[
				...requireDojo(record, changed),
				...changeWrites({ before: record, after: changed, changes, emptied }, beltWrites),
				...(newEmail ? wantEmail(record, newEmail, caller.now) : []),
			],
			currentUser(changed, caller.session),
		);
	} catch (error) {
		// The concurrent call may have stored the same picture.
		const now = await findUser(caller.session.userId);
		if (picture && now?.profileImageUrl !== changed.profileImageUrl)
			await removePortrait(changed.profileImageUrl);
		throw error;
	}
	return currentUser(changed, caller.session);
}

/** The caller's own profile as they see it. */
export const ownProfile = async ({ session }: SignedIn) =>
	currentUser(requireFound(await findUser(session.userId)), session);

type Typed = Omit<Profile, "email">;

/**
 * Throws when gender or date of birth is set already, or when a name changes after an approved
 * registration.
 */
async function demandOnRecord(
	record: User,
	profile: Typed,
	hasApprovedEntry: With["hasApprovedEntry"],
) {
	for (const field of ["gender", "dateOfBirth"] as const) {
		if (!mayStillSet(record[field], profile[field]))
			throw new AppError("invalid", { fields: { [field]: "set_already" } });
	}
	const isEmptied = (field: (typeof nameFields)[number]) =>
		record[field] &&
		(profile.clear.some((name) => name === field) ||
			(field === "lastName" && profile.hasOneName && !profile.lastName));
	const renamed = nameFields.filter(
		(field) => !mayStillSet(record[field], profile[field]) || isEmptied(field),
	);
	if (renamed.length > 0 && (await hasApprovedEntry(record.id as UserId))) {
		throw new AppError("invalid", {
			fields: Object.fromEntries(renamed.map((field) => [field, "name_on_record"])),
		});
	}
}

/**
 * Requires a recent sign-in, because a new email address or phone number would turn a borrowed
 * session into lasting access. Adding the first phone number is harmless.
 */
function demandFreshSignIn(
	caller: SignedIn,
	record: User,
	{ phoneNumber, clear }: Typed,
	newEmail: string | null,
) {
	const otherPhone = phoneNumber
		? phoneNumber !== plainPhone(record.phoneNumber ?? "")
		: clear.includes("phoneNumber");
	if (newEmail || (otherPhone && record.phoneNumber)) requireFreshSignIn(caller);
}

/** What links a person to a dojo, beside the text. */
const linkFields = ["dojoId", "dojoLocationAr"] as const;

const filled = (typed: object) =>
	Object.fromEntries(Object.entries(typed).filter(([, value]) => value != null && value !== ""));

type Changed = {
	before: User;
	after: User;
	/** Attributes to set, and attributes to remove. */
	changes: Partial<User>;
	emptied: (Typed["clear"][number] | (typeof linkFields)[number])[];
};

/**
 * The writes for the person's record and all that derives from it: search keys, listings, counters
 * and belt.
 */
function changeWrites(
	{ before, after, changes, emptied }: Changed,
	beltWrites: readonly Write[],
): Write[] {
	const update = Users.patch({ id: before.id }).set(changes);
	const keys = searchWrites(before, after);
	const listings = listingWrites(before, after);
	const counts = countPerson(before, after);
	const touched = {
		numbers: beltWrites.length > 0 || counts.length > 0,
		keys: keys.length > 0,
		listings: listings.length > 0,
		portrait: after.profileImageUrl !== before.profileImageUrl,
	};
	const same = whereSame(emptied.length > 0 ? update.remove(emptied) : update, before, touched);
	return [{ update: same.params() }, ...beltWrites, ...keys, ...listings, ...counts];
}

/**
 * Adds conditions that the attributes from which other writes of the transaction are derived are
 * unchanged.
 */
function whereSame(
	update: Update,
	before: User,
	{
		numbers,
		keys,
		listings,
		portrait,
	}: Record<"numbers" | "keys" | "listings" | "portrait", boolean>,
) {
	const { updatedAt, profileImageUrl } = before;
	const unmoved = numbers ? update.where((user, { eq }) => eq(user.updatedAt, updatedAt)) : update;
	const found = keys ? unmoved.where(foundAsBefore(before)) : unmoved;
	const checked = listings ? found.where(listedAsBefore(before)) : found;
	if (!portrait) return checked;
	return checked.where((user, { eq, notExists }) =>
		profileImageUrl ? eq(user.profileImageUrl, profileImageUrl) : notExists(user.profileImageUrl),
	);
}
