import { settingsDefaults } from "#shared/base/settings/settings.rules.ts";
import type { Settings, SettingsEdit } from "#shared/base/settings/settings.schema.ts";
import { federationName } from "#shared/core/federation.ts";
import { spokenPhone } from "#shared/core/fields/phone.ts";
import type { Locale } from "#shared/core/locales.ts";
import type { SignedIn } from "../../core/caller.ts";
import { env } from "../../core/env.ts";
import { refusedWith, retryIf } from "../../core/retry.ts";
import { auditedTransaction, sameVersion } from "../../core/table/audited-transaction.ts";
import { ifUnchanged, nextVersion } from "../../core/table/versioned.ts";
import { SettingsItems, type SettingsRecord } from "./settings.entity.ts";

const name = "federation" as const;

const stored = async ({ consistent = false } = {}): Promise<SettingsRecord | null> =>
	(await SettingsItems.get({ name }).go({ consistent })).data;

/** Effective settings: stored values, with defaults for the others. */
const inForce = (record: SettingsRecord | null) => ({
	...settingsDefaults,
	messagesTo: env().MAIL_TO,
	version: 1,
	name,
	...record,
});

export const readSettings = async (): Promise<Settings> => inForce(await stored());

/** Signature of every email: the federation's name and contact. */
export function signatureOf(
	locale: Locale,
	{ phone, email }: Pick<Settings, "phone" | "email">,
): string {
	return `${federationName[locale]}\n${spokenPhone(phone)}\n${email}`;
}

/** Replaces the settings. An edit without a version overwrites whatever is stored. */
export function updateSettings(caller: SignedIn, edit: SettingsEdit): Promise<Settings> {
	const namesNone = edit.version === undefined && !caller.writeKey;
	return retryIf(
		(failure) => namesNone && refusedWith("changed_meanwhile")(failure),
		() => replace(caller, edit),
	);
}

async function replace(
	caller: SignedIn,
	{ version, licenceNumber, ...fields }: SettingsEdit,
): Promise<Settings> {
	const input = { ...fields, licenceNumber: licenceNumber ?? undefined };
	const before = await stored({ consistent: true });
	const current = inForce(before);
	sameVersion(version, current);
	const changed = nextVersion(current, input, caller.now);
	const write = SettingsItems.put(changed).where((item, operations) =>
		before ? ifUnchanged(before)(item, operations) : operations.notExists(item.version),
	);
	await auditedTransaction(
		caller,
		{ entityType: "settings", entityId: name, action: "updated", details: input },
		[{ put: write.params() }],
		changed,
	);
	return changed;
}
