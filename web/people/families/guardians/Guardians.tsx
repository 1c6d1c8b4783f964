import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { isStaff } from "#shared/core/access.ts";
import { mailto } from "#shared/core/fields/mailto.ts";
import type { UserId } from "#shared/core/ids.ts";
import type { Guardian, GuardianshipEdit } from "#shared/people/families/families.schema.ts";
import { useUser } from "../../../base/session/session.ts";
import { useWrite } from "../../../core/calls/useWrite.ts";
import { useText } from "../../../core/language/messages.ts";
import { lazyPart } from "../../../core/lazyPart.tsx";
import { Button } from "../../../ui/Button.tsx";
import { LoadError } from "../../../ui/states/LoadError.tsx";
import { Loading } from "../../../ui/states/Loading.tsx";
import { Wrong } from "../../../ui/states/Notice.tsx";
import { useNames } from "../../users/names.ts";
import { familyMessages } from "../families.messages.ts";
import { allFamiliesQuery, families, guardiansQuery } from "../families.queries.ts";
import { SentInvitations } from "./SentInvitations.tsx";
import "../families.css";
import { PhoneLink } from "../../../ui/texts/PhoneLink.tsx";
import { Written } from "../../../ui/texts/Written.tsx";

const InviteDialog = lazyPart(() => import("./InviteDialog.tsx"));

/** Staff's actions on a guardian link. */
function Tools({ childId, guardian }: { childId: UserId; guardian: Guardian }) {
	const text = useText(familyMessages);
	const name = useNames()(guardian).full;
	const change = useWrite({
		call: (body: GuardianshipEdit, key) =>
			families.change({ params: { id: childId, guardianId: guardian.id }, body, key }),
		toast: () => ({ title: text("family.changed"), text: name }),
		changed: [allFamiliesQuery],
	});
	const tool = (words: "freeze" | "unfreeze" | "end" | "confirm", body: GuardianshipEdit) => (
		<Button
			kind="link"
			className="small"
			aria-label={text(`family.${words}Of`, { name })}
			disabled={change.isPending}
			onClick={() => change.mutate(body)}
		>
			{text(`family.${words}`)}
		</Button>
	);
	return (
		<span className="row">
			<Wrong>{change.reason}</Wrong>
			{guardian.state === "active" && tool("freeze", { state: "frozen" })}
			{(guardian.state === "frozen" || guardian.state === "ended") &&
				tool("unfreeze", { state: "active" })}
			{guardian.state !== "ended" && tool("end", { state: "ended" })}
			{guardian.basis === "declared" &&
				tool("confirm", {
					basis: "documentSeen",
					...(guardian.state === "waiting" && { state: "active" as const }),
				})}
		</span>
	);
}

function Row({
	childId,
	guardian,
	tools,
}: {
	childId: UserId;
	guardian: Guardian;
	tools: boolean;
}) {
	const text = useText(familyMessages);
	const name = useNames()(guardian).full;
	const { email, phoneNumber, capacity, basis, state } = guardian;
	return (
		<li>
			<span className="stack tight">
				<Written>{name}</Written>
				<span className="small soft row">
					<span>{text(`family.capacity.${capacity}`)}</span>
					{tools && <span>{text(`family.${basis}`)}</span>}
					{state !== "active" && (
						<span className="badge draft">{text(`family.state.${state}`)}</span>
					)}
				</span>
			</span>
			<span className="small row">
				{phoneNumber && <PhoneLink phone={phoneNumber} />}
				{email && (
					<a href={mailto(email)} dir="ltr">
						{email}
					</a>
				)}
			</span>
			{tools && <Tools childId={childId} guardian={guardian} />}
		</li>
	);
}

/** A person's guardians with contact details, as a section of their page; staff can edit them. */
export default function Guardians({ id }: { id: UserId }) {
	const text = useText(familyMessages);
	const { data: user } = useUser();
	const { data, isError, refetch } = useQuery(guardiansQuery(id));
	const [isInviting, setInviting] = useState(false);
	if (isError) return <LoadError onRetry={refetch} />;
	if (!data) return <Loading />;
	return (
		<>
			{data.length === 0 && <p className="soft">{text("family.guardiansNone")}</p>}
			{data.length > 0 && (
				<ul className="guardians">
					{data.map((guardian) => (
						<Row key={guardian.id} childId={id} guardian={guardian} tools={isStaff(user)} />
					))}
				</ul>
			)}
			<SentInvitations id={id} />
			<p>
				<Button opens onClick={() => setInviting(true)}>
					{text("family.invite")}
				</Button>
			</p>
			{isInviting && <InviteDialog id={id} onClose={() => setInviting(false)} />}
		</>
	);
}
