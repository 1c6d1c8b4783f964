import {
	type MailChoices,
	type MailChoicesEdit,
	type MailKind,
	mailKinds,
} from "#shared/notifications/notifications.schema.ts";
import type { SignedIn } from "../core/caller.ts";
import { requireFound } from "../core/errors.ts";
import { auditedTransaction } from "../core/table/audited-transaction.ts";
import { setUnmailed } from "../users/unmailed.ts";
import type { User } from "../users/user.entity.ts";
import { findUser } from "../users/users.service.ts";
import { noticeOf } from "./notices.ts";
import type { NotificationRecord } from "./notification.entity.ts";

const isChoosable = (kind: string): kind is MailKind => mailKinds.some((one) => one === kind);

type Chooser = Pick<User, "unmailed" | "isDisabled">;

/** Whether a notification can be refused by mail: the others are sent whatever was chosen. */
export const isRefusable = ({
	kind,
	params,
}: Pick<NotificationRecord, "kind" | "params">): boolean =>
	isChoosable(kind) && !noticeOf(kind).isEssential?.(params);

/** Whether somebody wants a notification by mail. Of who cannot sign in any more, only what decides something is sent. */
export const isWanted = (
	notification: Pick<NotificationRecord, "kind" | "params">,
	person: Chooser,
): boolean =>
	!isRefusable(notification) ||
	(!person.isDisabled && !person.unmailed?.includes(notification.kind));

const choicesOf = (unmailed: readonly string[] = []): MailChoices =>
	Object.fromEntries(mailKinds.map((kind) => [kind, !unmailed.includes(kind)])) as MailChoices;

const own = async ({ session }: SignedIn): Promise<User> =>
	requireFound(await findUser(session.userId));

/** Which kinds are mailed to the caller. */
export const mailChoices = async (caller: SignedIn): Promise<MailChoices> =>
	choicesOf((await own(caller)).unmailed);

/** Turns kinds off and on; `changed_meanwhile` where the person did so elsewhere in the same moment. */
export async function chooseMail(caller: SignedIn, edit: MailChoicesEdit): Promise<MailChoices> {
	const person = await own(caller);
	const answer = { ...choicesOf(person.unmailed), ...edit };
	const refused = mailKinds.filter((kind) => !answer[kind]);
	const change = { entityType: "user", entityId: person.id, action: "mail_chosen", details: edit };
	await auditedTransaction(caller, change, [setUnmailed(person, refused)], answer);
	return answer;
}
