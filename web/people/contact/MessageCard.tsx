import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { mailto } from "#shared/core/fields/mailto.ts";
import type { UserId } from "#shared/core/ids.ts";
import type { ReceivedMessage } from "#shared/people/contact/contact.schema.ts";
import { useWrite } from "../../core/calls/useWrite.ts";
import { useText } from "../../core/language/messages.ts";
import { Button } from "../../ui/Button.tsx";
import { Options } from "../../ui/fields/Options.tsx";
import { Moment } from "../../ui/texts/Moment.tsx";
import { Written } from "../../ui/texts/Written.tsx";
import { useNames } from "../users/names.ts";
import { Answers } from "./Answers.tsx";
import { contact, messagesKey, staffQuery } from "./contact.queries.ts";
import { inboxMessages } from "./inbox.messages.ts";

/** Longer messages are collapsed after a few lines. */
const longLetters = 400;

function Words({ message }: { message: string }) {
	const text = useText(inboxMessages);
	const [open, setOpen] = useState(false);
	const isLong = message.length > longLetters || message.split("\n").length > 6;
	return (
		<>
			<Written as="p" className={isLong && !open ? "lines clamped" : "lines"} linked>
				{message}
			</Written>
			{isLong && (
				<p>
					<Button kind="link" aria-expanded={open} onClick={() => setOpen(!open)}>
						{text(open ? "inbox.readLess" : "inbox.readMore")}
					</Button>
				</p>
			)}
		</>
	);
}

type Assignee = NonNullable<ReceivedMessage["assignee"]>;
/** The staff to choose from: also the current assignee while the list is loading. */
const withAssignee = (staff: readonly Assignee[], current: Assignee | null) =>
	!current || staff.some(({ id }) => id === current.id) ? staff : [current, ...staff];

type MessageProps = { message: ReceivedMessage };

function Head({ message: { name, email, status, createdAt } }: MessageProps) {
	const text = useText(inboxMessages);
	const isOpen = status === "open";
	return (
		<header className="row">
			<h2>
				<Written>{name}</Written>
			</h2>
			<span className={isOpen ? "badge strong" : "badge"}>
				{text(isOpen ? "inbox.open" : "inbox.done")}
			</span>
			<p className="small soft">
				<a href={mailto(email)} dir="ltr">
					{email}
				</a>
			</p>
			<Moment className="small soft" at={createdAt} />
		</header>
	);
}

/** Who of the staff deals with the message. */
function AssigneeField({ message: { id, name, version: shown, assignee } }: MessageProps) {
	const text = useText(inboxMessages);
	const assign = useWrite({
		version: shown,
		call: (userId: UserId | null, key, version) =>
			contact.assign({ params: { id }, body: { userId, version }, key }),
		toast: ({ assignee: now }) => ({
			title: text(now ? "inbox.wasAssigned" : "inbox.wasHandedBack"),
			text: now ? names(now).full : undefined,
		}),
		changed: [messagesKey],
	});
	const names = useNames();
	const { data: staff = [] } = useQuery(staffQuery);
	return (
		<label className="row small message-assignee">
			<span aria-hidden="true">{text("inbox.assignTo")}</span>
			<span className="field">
				<select
					aria-label={text("inbox.assignToOf", { name })}
					value={assignee?.id ?? ""}
					disabled={assign.isPending}
					onChange={({ target }) => assign.mutate((Number(target.value) || null) as UserId | null)}
				>
					<Options
						of={withAssignee(staff, assignee)}
						word={(person) => names(person).full}
						none={text("inbox.nobody")}
					/>
				</select>
			</span>
		</label>
	);
}

/** A visitor's message: sender, date, text, answers and actions. */
export function MessageCard({ message, onAnswer }: MessageProps & { onAnswer: () => void }) {
	const text = useText(inboxMessages);
	const { id, name, status, answers } = message;
	const isOpen = status === "open";
	const mark = useWrite({
		call: (_: void, key) =>
			contact.mark({ params: { id }, body: { status: isOpen ? "done" : "open" }, key }),
		toast: ({ status: now }) => ({
			title: text(now === "done" ? "inbox.wasDone" : "inbox.wasReopened"),
		}),
		changed: [messagesKey],
	});
	return (
		<li className="card stack message-card">
			<Head message={message} />
			<Words message={message.message} />
			<Answers answers={answers} />
			<p className="row">
				<Button
					kind={isOpen ? "primary" : undefined}
					opens
					aria-label={text("inbox.answerTo", { name })}
					onClick={onAnswer}
				>
					{text("inbox.answer")}
				</Button>
				<Button
					aria-label={text(isOpen ? "inbox.markDoneOf" : "inbox.reopenOf", { name })}
					disabled={mark.isPending}
					onClick={() => mark.mutate()}
				>
					{text(isOpen ? "inbox.markDone" : "inbox.reopen")}
				</Button>
				<AssigneeField message={message} />
			</p>
		</li>
	);
}
