import { type MailKind, mailKinds } from "#shared/notifications.ts";
import type {
	MailChoices,
	MailChoicesEdit,
} from "#shared/people/notifications/notifications.schema.ts";
import type { SignedIn } from "../../core/caller.ts";
import { requireFound } from "../../core/errors.ts";
import { auditedTransaction } from "../../core/table/audited-transaction.ts";
import { setUnmailed } from "../users/unmailed.ts";
import type { User } from "../users/user.entity.ts";
import { findUser } from "../users/users.service.ts";
import { noticeOf } from "./notices.ts";
import type { NotificationRecord } from "./notification.entity.ts";

const isChoosable = (kind: string): kind is MailKind => mailKinds.some((one) => one === kind);

type Chooser = Pick<User, "unmailed" | "isDisabled">;

/**
 * Whether people can opt out of the email of this notification. If not, the email is always sent.
 */
export const isRefusable = ({
	kind,
	params,
}: Pick<NotificationRecord, "kind" | "params">): boolean =>
	isChoosable(kind) && !noticeOf(kind).isEssential?.(params);

/**
 * Whether to email a notification to a person. A disabled account gets only emails that nobody can
 * opt out of.
 */
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

/** The caller's email choices, by kind of notification. */
export const mailChoices = async (caller: SignedIn): Promise<MailChoices> =>
	choicesOf((await own(caller)).unmailed);

/**
 * Turns email kinds on and off. Fails with `changed_meanwhile` if the person changed them elsewhere
 * at the same time.
 */
export async function chooseMail(caller: SignedIn, edit: MailChoicesEdit): Promise<MailChoices> {
	const person = await own(caller);
	const answer = { ...choicesOf(person.unmailed), ...edit };
	const refused = mailKinds.filter((kind) => !answer[kind]);
	const change = { entityType: "user", entityId: person.id, action: "mail_chosen", details: edit };
	await auditedTransaction(caller, change, [setUnmailed(person, refused)], answer);
	return answer;
}
