import type {
	Judging,
	JudgingInput,
	OfficialId,
} from "#shared/content/officials/officials.schema.ts";
import type { SignedIn } from "../../core/caller.ts";
import { auditedTransaction, sameVersion } from "../../core/table/audited-transaction.ts";
import { firstVersion, ifUnchanged, nextVersion } from "../../core/table/versioned.ts";
import { type JudgesExtensionRecord, JudgesExtensions } from "./judges-extension.entity.ts";
import { type Reader, readVisible } from "./officials.service.ts";

const none = { judgingLevel: undefined, certificationDate: undefined, isActive: false, version: 0 };

const item = (
	officialId: OfficialId,
	found: Omit<JudgesExtensionRecord, "officialId" | "createdAt" | "updatedAt">,
): Judging => ({
	officialId,
	judgingLevel: found.judgingLevel ?? null,
	certificationDate: found.certificationDate ?? null,
	isActive: found.isActive,
	version: found.version,
});

const record = async (officialId: OfficialId) =>
	(await JudgesExtensions.get({ officialId }).go({ consistent: true })).data;

/** An official's judging level. Only super-admins see one that is inactive. */
export async function judgingOf(id: OfficialId, reader: Reader): Promise<Judging> {
	await readVisible(id, reader);
	const found = await record(id);
	return item(id, found && (reader.inactive || found.isActive) ? found : none);
}

export async function setJudging(
	caller: SignedIn,
	id: OfficialId,
	{ version, ...input }: JudgingInput,
): Promise<Judging> {
	const [before] = await Promise.all([record(id), readVisible(id, { inactive: true })]);
	sameVersion(version, before ?? none);
	const edit = {
		judgingLevel: input.judgingLevel ?? undefined,
		certificationDate: input.certificationDate ?? undefined,
		isActive: input.isActive,
	};
	const changed = before
		? nextVersion(before, edit, caller.now)
		: { ...edit, ...firstVersion(caller.now), officialId: id };
	const write = before
		? JudgesExtensions.put(changed).where(ifUnchanged(before))
		: JudgesExtensions.create(changed);
	const answer = item(id, changed);
	await auditedTransaction(
		caller,
		{ entityType: "official", entityId: id, action: "judging_changed", details: input },
		[{ put: write.params() }],
		answer,
	);
	return answer;
}
